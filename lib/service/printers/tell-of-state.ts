import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import type { PrinterState } from "./printer";

/** Records that a printer can or cannot print now; last in its transaction. */
export async function tellOfState(
  tx: Tx,
  event: { tenantId: TenantId; printerId: string; name: string; state: PrinterState; now: Date },
): Promise<void> {
  const { tenantId, printerId, name, state, now } = event;
  const data = { printerId, name, state, changedAt: now.toISOString() };
  await appendEvents(tx, { tenantId, events: [{ type: "printer.state_changed", orderId: null, data }], now });
}
