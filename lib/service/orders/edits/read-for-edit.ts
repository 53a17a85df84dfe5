import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";
import type { Coupon } from "@/lib/service/coupons/coupon";
import { findCouponForCustomer } from "@/lib/service/coupons/coupon-store";
import type { OrderDetail } from "@/lib/service/orders/order";
import { findOrder } from "@/lib/service/orders/order-store";
import { staffShop } from "@/lib/service/orders/placement/staff-shop";
import type { OrderEditBody } from "./order-edit-contract";

/** What an edit is priced with: the restaurant with the dishes that an order has and gets, and the order's coupon. */
export type EditBasis = { shop: ShopDishes; coupon: { rules: Coupon } | null };

/** An order as it is, with what an edit of it is priced with. Throws ORDER_NOT_FOUND and TENANT_NOT_FOUND. */
export async function readForEdit(
  app: App,
  input: { tenant: { id: TenantId; slug: string }; orderId: string; body: OrderEditBody },
): Promise<EditBasis & { order: OrderDetail }> {
  const { tenant, orderId, body } = input;
  const tenantId = tenant.id;
  const order = await findOrder(app.db.sql, { tenantId, orderId });
  if (!order) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const added = body.items.flatMap((item) => ("lineIndex" in item ? [] : [item]));
  const { couponCode: code, customerEmail } = order;
  const [shop, coupon] = await Promise.all([
    staffShop(app, tenant, [...order.items, ...added]),
    code === null ? null : findCouponForCustomer(app.db, { tenantId, code, customerEmail }),
  ]);
  return { order, shop, coupon };
}
