import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findTableByLink } from "./floor-store";

/**
 * The table behind a printed QR code, and the token of the bill that is open there now. Throws TABLE_NOT_FOUND, the
 * same for an unknown, replaced and foreign code and for a table that was removed.
 */
export async function getGuestTable(
  app: App,
  ref: { tenantId: TenantId; linkToken: string },
): Promise<{ tableName: string; billToken: string | null }> {
  return (await findTableByLink(app.db, ref)) ?? fail("TABLE_NOT_FOUND", "There is no such table.");
}
