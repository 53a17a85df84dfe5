import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findTableByLink } from "@/lib/service/bills/floor-store";
import type { RoundsOfTable } from "./guest-round";
import { listRoundsOfBrowser } from "./guest-round-store";

const MOST = 50;
/** How long a browser sees what it has sent from a table without a bill. */
const SHOWN_MS = 2 * 3_600_000;

/**
 * What a browser has sent from the table behind a printed code while no bill was open there, and the bill once staff
 * have accepted any of it. Throws TABLE_NOT_FOUND.
 */
export async function getTableRounds(
  app: App,
  { tenantId, linkToken, browserId }: { tenantId: TenantId; linkToken: string; browserId: string | null },
): Promise<RoundsOfTable> {
  const table = await findTableByLink(app.db, { tenantId, linkToken });
  if (!table) return fail("TABLE_NOT_FOUND", "There is no such table.");
  const { tableId, tableName, bill } = table;
  const since = new Date(app.clock.now().getTime() - SHOWN_MS);
  const own = { tenantId, tableId, browserId: browserId ?? "", since, limit: MOST };
  const rounds = browserId === null ? [] : await listRoundsOfBrowser(app.db.sql, own);
  const isOnBill = bill !== null && rounds.some(({ billId }) => billId === bill.id);
  return { tableName, billToken: isOnBill ? bill.token : null, isTrusted: isOnBill, rounds };
}
