import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { Receipt } from "./receipt";
import { listReceiptsOfGuest } from "./receipt-store";

/**
 * The receipt of an order and its corrections, oldest first, for the email that the order was placed with. Throws
 * RECEIPT_NOT_FOUND, the same for an order that is not paid yet, an unknown one and a wrong email.
 */
export async function getGuestReceipts(
  app: App,
  { shop, orderId, email }: { shop: { tenant: ShopTenant }; orderId: string; email: string },
): Promise<[Receipt, ...Receipt[]]> {
  const customerEmail = email.trim().toLowerCase();
  const [receipt, ...corrections] = await listReceiptsOfGuest(app.db, {
    tenantId: shop.tenant.id,
    orderId,
    customerEmail,
  });
  if (!receipt) return fail("RECEIPT_NOT_FOUND", "There is no receipt for this order and email.");
  return [receipt, ...corrections];
}
