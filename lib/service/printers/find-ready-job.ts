import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { PrintJobRow } from "./print-job";
import { findNextJob } from "./print-job-store";
import { claimLostBefore, type PrinterRow } from "./printer";

/** The ticket that a printer would be handed now; nothing is taken. */
export async function findReadyJob(
  app: App,
  { tenantId, printer }: { tenantId: TenantId; printer: PrinterRow },
): Promise<PrintJobRow | null> {
  const now = app.clock.now();
  return findNextJob(app.db.prisma, {
    tenantId,
    printerId: printer.id,
    now,
    lostBefore: claimLostBefore(now),
  });
}
