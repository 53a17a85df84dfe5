import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import { recordBillChange } from "./bill-change-store";
import { newBillCode } from "./bill-code";
import { billOpenedEvent } from "./bill-event";
import { getBillService } from "./bill-service-store";
import { insertBill } from "./bill-store";
import { newBillToken } from "./bill-token";

/**
 * Opens an empty bill at a table that the transaction holds, with the service charge of that moment, and returns its id.
 * A unique index refuses a second open one.
 */
export async function beginBill(
  tx: Tx,
  input: {
    tenantId: TenantId;
    tableId: string;
    tableName: string;
    currency: string;
    guestCount: number | null;
    actorId: string;
    now: Date;
  },
): Promise<string> {
  const { tenantId, tableId, tableName, currency, guestCount, actorId, now } = input;
  const billId = newId("bil");
  const opened = { tenantId, billId, tableId, currency, guestCount, openedBy: actorId, openedAt: now };
  const secrets = { token: newBillToken(), code: newBillCode(null) };
  await insertBill(tx, { ...opened, ...secrets, ...(await getBillService(tx, { tenantId, guestCount })) });
  const change = { kind: "opened", subjectId: tableId, actorId } as const;
  await recordBillChange(tx, { tenantId, billId, now, change });
  const events = [billOpenedEvent({ billId, tableId, tableName }, now)];
  await appendEvents(tx, { tenantId, events, now });
  return billId;
}
