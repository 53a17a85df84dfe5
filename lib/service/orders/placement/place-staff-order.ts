import { isAppError } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import { requireExternalMethod } from "@/lib/payments/till/require-external-method";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";
import { changeOrderStatus } from "@/lib/service/orders/life/change-order-status";
import { emailPaymentLink } from "@/lib/service/orders/life/email-payment-link";
import type { OrderRef } from "@/lib/service/orders/order";
import { paymentUrl } from "@/lib/service/orders/order-email";
import { isPaymentDue } from "@/lib/service/orders/placement/payment-window";
import { takePayment } from "@/lib/service/orders/till/take-payment";
import { getOperatorOrder } from "@/lib/service/orders/views/read-operator-order";
import type { OrderWarning } from "./draft-order";
import { placeOrder } from "./place-order";
import { findReferenced } from "./referenced-order-store";
import type { NamedStaffOrder } from "./staff-order-contract";
import { readStaffRequest } from "./staff-request";

/**
 * Places an order that a member takes at the counter, on the phone or elsewhere (docs/decisions/101), by the rules and the
 * engine of guests' orders, but without their limit. Where a guest would be refused for a time, an address or a minimum,
 * staff are warned. It is accepted at once unless it has to be paid online: then a guest with an email address is sent the
 * link. A repeat with the same Idempotency-Key, or with the channel's same reference, answers with its present state. Throws
 * as placeOrder and readStaffRequest do.
 */
export async function placeStaffOrder(
  app: App,
  input: {
    shop: ShopDishes;
    body: NamedStaffOrder;
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
  await requireExternalMethod(app.db.sql, { tenantId: tenant.id, type: body.paidElsewhere?.type });
  let warnings: OrderWarning[] = [];
  const findFirst = () => findReferenced(app.db.sql, { tenantId: tenant.id, ...staff });
  const place = async () => {
    const { text, replayed } = await placeOrder(app, {
      ...{ ...sent, shop, request, staff, isTest: body.isTest === true },
      account: { customerId: null, bazarUserId: null },
      onWarnings: (found) => {
        warnings = found;
      },
    });
    return { orderId: (JSON.parse(text) as { id: string }).id, replayed };
  };
  const first = await findFirst();
  const { orderId, replayed } = first
    ? { orderId: first, replayed: true }
    : await place().catch(async (failure: unknown) => {
        const rival = isUniqueViolation(failure) ? await findFirst() : null;
        if (rival === null) throw failure;
        return { orderId: rival, replayed: true };
      });
  const ref = { tenantId: tenant.id, orderId };
  let order = await getOperatorOrder(app, ref);
  // A repeat too: the first try may have ended between the two steps.
  if (order.status === "pending" && order.acceptedAt === null && isTillMethod(order.paymentMethod))
    order = await accept(app, { ref, actor });
  if (body.paidElsewhere && order.leftToTake > 0)
    order = await takeElsewhere(app, { ref, paid: body.paidElsewhere, actor });
  const isOpen = isPaymentDue(order) && order.total > 0;
  if (isOpen) await emailPaymentLink(app, ref);
  return {
    answer: {
      order,
      warnings,
      paymentUrl: isOpen ? paymentUrl(app.env.publicUrl, tenant, order) : null,
    },
    replayed,
  };
}

/** Accepts an order, unless a repeat beside this one has. */
function accept(app: App, { ref, actor }: { ref: OrderRef; actor: StaffActor }) {
  return changeOrderStatus(app, {
    ...{ ...ref, actor },
    change: { status: "accepted", expectedStatus: "pending", reason: null, note: null, delayMinutes: null },
  }).catch(async (failure: unknown) => {
    const order = await getOperatorOrder(app, ref);
    const isDone = isAppError(failure) && failure.code === "INVALID_TRANSITION" && order.acceptedAt !== null;
    if (!isDone) throw failure;
    return order;
  });
}

/** Records all that is left of an order as paid elsewhere, once: a repeat may come after the first try or beside it. */
async function takeElsewhere(
  app: App,
  {
    ref,
    paid,
    actor,
  }: { ref: OrderRef; paid: NonNullable<NamedStaffOrder["paidElsewhere"]>; actor: StaffActor },
) {
  const request = { method: "external", amount: null, tip: null, ...paid } as const;
  const idempotencyKey = `paid elsewhere ${ref.orderId}`;
  return (await takePayment(app, { ...ref, request, actor, idempotencyKey })).order;
}
