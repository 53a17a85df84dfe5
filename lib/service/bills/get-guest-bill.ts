import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Bill } from "./bill";
import { findBillByToken } from "./bill-store";

/** A day after the guests have gone, their link opens nothing. */
const READABLE_MS = 24 * 3_600_000;

/** The bill behind the link at a table. Throws BILL_NOT_FOUND, the same for an unknown, foreign and old token. */
export async function getGuestBill(app: App, ref: { tenantId: TenantId; token: string }): Promise<Bill> {
  const bill = await findBillByToken(app.db.prisma, ref);
  const isOver = bill?.closedAt && app.clock.now().getTime() - bill.closedAt.getTime() > READABLE_MS;
  return bill && !isOver ? bill : fail("BILL_NOT_FOUND", "There is no such bill.");
}
