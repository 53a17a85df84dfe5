import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { OrderDetail } from "@/lib/service/orders/order";
import { findOrder } from "@/lib/service/orders/order-store";

export type CustomerOrderRef = { shop: { tenant: ShopTenant }; orderId: string; email: string };

/**
 * The order that this email was given for. Throws ORDER_NOT_FOUND, the same for an unknown order, another
 * restaurant's, and a wrong or missing email.
 */
export async function getCustomerOrder(
  app: App,
  { shop, orderId, email }: CustomerOrderRef,
): Promise<OrderDetail> {
  const customerEmail = emailOfCustomer(email);
  const order = await findOrder(app.db.sql, { tenantId: shop.tenant.id, orderId, customerEmail });
  return order ?? refuseUnknownOrder();
}

/** An email as orders keep it. */
export function emailOfCustomer(email: string): string {
  return email.trim().toLowerCase();
}

/** Ends the request with ORDER_NOT_FOUND, in the same words for every reason. */
export function refuseUnknownOrder(): never {
  return fail("ORDER_NOT_FOUND", "There is no such order for this email.");
}
