import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Sql } from "@/lib/platform/db/sql";
import type { DrawerDay } from "./drawer";
import { type DrawerReport, reportOf } from "./drawer-report";
import { listDocuments, listMovements, listOpenReceiptIds, listTakings } from "./drawer-report-store";

/** What an open day comes to at this moment, and which receipts are in it: an X report, and at closing the Z report. */
export async function readDrawerReport(
  db: Sql,
  { tenantId, day }: { tenantId: TenantId; day: Pick<DrawerDay, "id" | "drawerId" | "floatMinor"> },
): Promise<{ report: DrawerReport; receiptIds: string[] }> {
  const ref = { tenantId, dayId: day.id };
  const receiptIds = await listOpenReceiptIds(db, { ...ref, drawerId: day.drawerId });
  const documents = await listDocuments(db, { ...ref, receiptIds });
  const takings = await listTakings(db, { ...ref, documents });
  const movements = await listMovements(db, ref);
  const { floatMinor } = day;
  return { report: reportOf({ floatMinor, takings, documents, movements }), receiptIds };
}
