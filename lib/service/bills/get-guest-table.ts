import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { opensBill } from "./bill-pass";
import { findTableByLink } from "./floor-store";

/** How long after it was opened the printed code of its table alone opens a bill. Decision 083. */
const YOUNG_MS = 20 * 60_000;

export type GuestTable = {
  tableName: string;
  /** What the code opens: a bill that is younger than 20 minutes, or that this browser has had. */
  bill: { id: string; token: string } | null;
  /** A bill is open, and this browser has to bring the digits that staff read out. */
  needsCode: boolean;
};

/**
 * The table behind a printed QR code, and the open bill there as far as the code opens it to a browser with this pass.
 * Throws TABLE_NOT_FOUND, the same for an unknown, replaced and foreign code and for a table that was removed.
 */
export async function getGuestTable(
  app: App,
  { tenantId, linkToken, pass }: { tenantId: TenantId; linkToken: string; pass: string | null },
): Promise<GuestTable> {
  const table = await findTableByLink(app.db, { tenantId, linkToken });
  if (!table) return fail("TABLE_NOT_FOUND", "There is no such table.");
  const { tableName, bill } = table;
  if (!bill) return { tableName, bill: null, needsCode: false };
  const now = app.clock.now();
  const isOpen =
    now.getTime() - bill.openedAt.getTime() < YOUNG_MS ||
    (await opensBill(app.env.SESSION_SECRET, pass, { tenantId, billId: bill.id, now }));
  return { tableName, bill: isOpen ? { id: bill.id, token: bill.token } : null, needsCode: !isOpen };
}
