import type { z } from "zod";
import type { App } from "@/lib/payments/app";
import { findPayment } from "@/lib/payments/payments/payment-store";
import { orderSubject } from "@/lib/payments/payments/subject";
import { type CustomerOrderRef, getCustomerOrder } from "./get-customer-order";
import type { OrderPayment } from "./payment-intent-contract";

/** What an order that waits for its online payment is paid with, on any device. Throws ORDER_NOT_FOUND. */
export async function readOrderPayment(
  app: App,
  ref: CustomerOrderRef,
): Promise<z.input<typeof OrderPayment>> {
  const order = await getCustomerOrder(app, ref);
  const isDue =
    order.paymentMethod !== "cash" &&
    order.paymentStatus === "pending" &&
    order.status !== "canceled" &&
    order.status !== "rejected" &&
    order.payBefore !== null &&
    order.payBefore > app.clock.now();
  if (!isDue) return { clientSecret: null };
  const payable = { tenantId: ref.shop.tenant.id, subject: orderSubject(order.id) };
  const payment = await findPayment(app.db.prisma, payable);
  return { clientSecret: payment?.clientSecret ?? null };
}
