import type { App } from "@/lib/app/app";
import { isUniqueViolation } from "@/lib/db/constraint-error";
import { inTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import { newId } from "@/lib/ids/ids";
import { getTable } from "@/lib/reservations/get-table";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import type { Bill } from "./bill";
import { insertBill } from "./bill-store";
import { getBill } from "./get-bill";

/** Opens a bill for a table, empty. Throws TABLE_NOT_FOUND, and TABLE_HAS_OPEN_BILL also when a rival was faster. */
export async function openBill(
  app: App,
  input: { tenantId: TenantId; tableId: string; currency: string; actorId: string },
): Promise<Bill> {
  const { tenantId, tableId, currency, actorId } = input;
  await getTable(app, { tenantId, tableId });
  const billId = newId("bil");
  try {
    await inTransaction(app.db, (tx) =>
      insertBill(tx, { tenantId, billId, tableId, currency, openedBy: actorId, openedAt: app.clock.now() }),
    );
  } catch (error) {
    if (isUniqueViolation(error)) fail("TABLE_HAS_OPEN_BILL", "The table has an open bill. Add to that one.");
    throw error;
  }
  return getBill(app, { tenantId, billId });
}
