import type { z } from "zod";
import type { App } from "@/lib/payments/app";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import { findPaymentSecret } from "@/lib/service/orders/life/unpaid-order-store";
import { type CustomerOrderRef, getCustomerOrder } from "@/lib/service/orders/views/get-customer-order";
import type { OrderPayment } from "./payment-intent-contract";

/** What an order that waits for its online payment is paid with, on any device. Throws ORDER_NOT_FOUND. */
export async function readOrderPayment(
  app: App,
  ref: CustomerOrderRef,
): Promise<z.input<typeof OrderPayment>> {
  const order = await getCustomerOrder(app, ref);
  const isDue =
    !isTillMethod(order.paymentMethod) &&
    order.paymentStatus === "pending" &&
    order.status !== "canceled" &&
    order.status !== "rejected" &&
    order.payBefore !== null &&
    order.payBefore > app.clock.now();
  if (!isDue) return { clientSecret: null };
  const tenantId = ref.shop.tenant.id;
  return { clientSecret: await findPaymentSecret(app.db.prisma, { tenantId, orderId: order.id }) };
}
