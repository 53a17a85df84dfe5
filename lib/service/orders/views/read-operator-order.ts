import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findOrder, getOrderingRestaurant } from "@/lib/service/orders/order-store";
import { operatorOrderView } from "./order-view";

/** An order as staff see it. Throws ORDER_NOT_FOUND for unknown and foreign orders alike. */
export async function getOperatorOrder(app: App, ref: { tenantId: TenantId; orderId: string }) {
  const [order, restaurant] = await Promise.all([
    findOrder(app.db.sql, ref),
    getOrderingRestaurant(app.db.prisma, ref),
  ]);
  if (!order) return fail("ORDER_NOT_FOUND", "There is no such order.");
  return operatorOrderView(order, restaurant);
}
