import type { App } from "@/lib/payments/app";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";
import { changeOrderStatus } from "@/lib/service/orders/life/change-order-status";
import { emailPaymentLink } from "@/lib/service/orders/life/email-payment-link";
import { paymentUrl } from "@/lib/service/orders/order-email";
import { isPaymentDue } from "@/lib/service/orders/placement/payment-window";
import { getOperatorOrder } from "@/lib/service/orders/views/read-operator-order";
import type { OrderWarning } from "./draft-order";
import { placeOrder } from "./place-order";
import type { StaffOrderRequest } from "./staff-order-contract";
import { readStaffRequest } from "./staff-request";

/**
 * Places an order that a member takes at the counter, on the phone or elsewhere (docs/decisions/101), by the rules and the
 * engine of guests' orders, but without their limit. Where a guest would be refused for a time, an address or a minimum,
 * staff are warned. It is accepted at once unless it has to be paid online: then a guest with an email address is sent the
 * link. A repeat with the same Idempotency-Key answers with its present state. Throws as placeOrder and readStaffRequest do.
 */
export async function placeStaffOrder(
  app: App,
  input: {
    shop: ShopDishes;
    body: StaffOrderRequest;
    sentBody: unknown;
    actor: StaffActor;
    locale: string;
    idempotencyKey: string | null;
    clientAddress: string;
  },
) {
  const { shop, body, actor, ...sent } = input;
  const { tenant } = shop;
  const { request, staff } = readStaffRequest(body, {
    actor,
    currency: tenant.currency,
    now: app.clock.now(),
  });
  let warnings: OrderWarning[] = [];
  const { text, replayed } = await placeOrder(app, {
    ...{ ...sent, shop, request, staff, isTest: body.isTest === true },
    account: { customerId: null, bazarUserId: null },
    onWarnings: (found) => {
      warnings = found;
    },
  });
  const ref = { tenantId: tenant.id, orderId: (JSON.parse(text) as { id: string }).id };
  let order = await getOperatorOrder(app, ref);
  // A repeat too: the first try may have ended between the two steps.
  if (order.status === "pending" && order.acceptedAt === null && isTillMethod(order.paymentMethod))
    order = await changeOrderStatus(app, {
      ...{ ...ref, actor },
      change: { status: "accepted", expectedStatus: "pending", reason: null, note: null, delayMinutes: null },
    });
  const isOpen = isPaymentDue(order) && order.total > 0;
  if (isOpen) await emailPaymentLink(app, ref);
  return {
    answer: {
      order,
      warnings,
      paymentUrl: isOpen ? paymentUrl(app.env.publicUrl, tenant.slug, order) : null,
    },
    replayed,
  };
}
