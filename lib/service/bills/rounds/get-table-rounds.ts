import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findTableByLink } from "@/lib/service/bills/floor-store";
import { getGuestBill } from "@/lib/service/bills/get-guest-bill";
import { listBillGuests } from "./bill-guest-store";
import type { GuestRound } from "./guest-round";
import { listRoundsOfBill, listRoundsOfBrowser } from "./guest-round-store";

const MOST = 50;
/** How long a browser sees what it has sent from a table without a bill. */
const SHOWN_MS = 2 * 3_600_000;

export type RoundsOfTable = {
  tableName: string;
  /** Opens the bill that a round of this browser is on. */
  billToken: string | null;
  /** The browser's guest is known to sit there. */
  isTrusted: boolean;
  rounds: GuestRound[];
};

/** What was ordered from phones on the bill behind a link, for everybody who has it. Throws BILL_NOT_FOUND. */
export async function getBillRounds(
  app: App,
  { tenantId, token, browserId }: { tenantId: TenantId; token: string; browserId: string | null },
): Promise<RoundsOfTable> {
  const { id: billId, tableName } = await getGuestBill(app, { tenantId, token });
  const [rounds, guests] = await Promise.all([
    listRoundsOfBill(app.db.sql, { tenantId, billId, limit: MOST }),
    listBillGuests(app.db.sql, { tenantId, billId }),
  ]);
  const isTrusted = guests.some((guest) => guest.browserId === browserId && guest.trustedAt !== null);
  return { tableName, billToken: token, isTrusted, rounds };
}

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
