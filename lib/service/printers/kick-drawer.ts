import { DEFAULT_LOCALE } from "@/lib/core/i18n/locales";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { findDrawerPrinter } from "./drawer-printer-store";
import { insertPrintJobs } from "./print-job-store";

/**
 * Has the printer of a drawer open it, in the transaction that takes cash or gives it back; nothing where the taking
 * belongs to no day, or its drawer is at no printer.
 */
export async function kickDrawer(
  tx: SqlTx,
  { tenantId, drawerDayId, now }: { tenantId: TenantId; drawerDayId: string | null; now: Date },
): Promise<void> {
  if (drawerDayId === null) return;
  const found = await findDrawerPrinter(tx, { tenantId, drawerDayId });
  if (!found) return;
  const ticket = { locale: DEFAULT_LOCALE, blocks: [{ kind: "drawer" as const }] };
  const nothing = { orderId: null, billId: null, notBefore: null };
  const { printerId, drawer: label } = found;
  const job = { id: newId("prj"), printerId, kind: "drawer_kick" as const, label, ticket, ...nothing };
  await insertPrintJobs(tx, { tenantId, jobs: [job], now });
}
