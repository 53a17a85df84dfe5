import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findTableByLink } from "@/lib/service/bills/floor-store";
import type { GuestPlace } from "./send-guest-round";

/** The table behind a printed code as a place to order from while no bill is open there. Throws TABLE_NOT_FOUND. */
export async function findFreeTable(
  app: App,
  ref: { tenantId: TenantId; linkToken: string },
): Promise<GuestPlace> {
  const table = await findTableByLink(app.db, ref);
  return table
    ? { tableId: table.tableId, billId: null }
    : fail("TABLE_NOT_FOUND", "There is no such table.");
}
