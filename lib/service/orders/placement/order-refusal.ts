import type { ErrorCode } from "@/lib/core/errors/error-codes";
import type { RefusalReason } from "@/lib/core/errors/refusal-reasons";
import type { PaidMethod } from "@/lib/payments/payments/payment-method";
import { openMethods, paymentMethodsOf } from "@/lib/payments/payments/payment-methods-contract";
import type { TakesMethod } from "@/lib/payments/processor/processor-methods";
import { isOpenAt, openingState } from "@/lib/restaurant/hours/opening-hours";
import type { PricedLine } from "@/lib/restaurant/pricing/price-line";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { OrderRequest } from "@/lib/service/orders/order-contract";
import { isOrderTime, offers } from "./order-time";

/** The reason why an order cannot be placed; `lineIndex` names the line it is about. */
export type OrderRefusal = {
  ok: false;
  code: ErrorCode;
  reason?: RefusalReason;
  message: string;
  lineIndex?: number | undefined;
};

type Refused = OrderRefusal | null;

/** An order as it is asked for: a guest's, or one that staff take, which can be paid on the restaurant's own terminal. */
export type PlacementRequest = Omit<OrderRequest, "paymentMethod"> & { paymentMethod: PaidMethod };

/** Refuses a payment method that the restaurant does not take, and every one where none is open. */
export function methodRefusal(
  tenant: ShopTenant,
  { paymentMethod }: PlacementRequest,
  takes: TakesMethod,
): Refused {
  const open = openMethods(paymentMethodsOf(tenant, takes));
  if (open.some((method) => method === paymentMethod)) return null;
  const code = "PAYMENT_METHOD_UNAVAILABLE";
  if (open.length === 0) {
    const message = `${tenant.name} is not accepting online orders right now: no payment method is available. Call the restaurant.`;
    return { ok: false, code, reason: "NONE_OPEN", message };
  }
  const message = `${tenant.name} does not take this payment method. Choose another one.`;
  return { ok: false, code, reason: "NOT_TAKEN", message };
}

/** Refuses an order that the restaurant does not take at this time, or never. */
export function closedRefusal(
  tenant: ShopTenant,
  { type, scheduledFor }: PlacementRequest,
  now: Date,
): Refused {
  if (!offers(tenant, type)) {
    const message = `${tenant.name} does not offer ${type}.`;
    return { ok: false, code: "RESTAURANT_CLOSED", reason: "TYPE_NOT_OFFERED", message };
  }
  if (scheduledFor) {
    if (isOrderTime(tenant, type, { at: new Date(scheduledFor), now })) return null;
    const message = `${tenant.name} is not accepting ${type} orders for this time. Choose another one.`;
    const reason = tenant.scheduleDays === null ? "NOT_SCHEDULABLE" : "NOT_OFFERED";
    return { ok: false, code: "ORDER_TIME_UNAVAILABLE", reason, message };
  }
  const hours = { ...tenant.openingHours[type], pausedUntil: tenant.pausedUntil };
  if (isOpenAt(hours, now, tenant.timeZone)) return null;
  const state = openingState(hours, now, tenant.timeZone);
  const when = !state.open && state.opensAt ? ` It opens again at ${state.opensAt.toISOString()}.` : "";
  return {
    ok: false,
    code: "RESTAURANT_CLOSED",
    reason: tenant.pausedUntil !== null && tenant.pausedUntil > now ? "PAUSED" : "OUTSIDE_HOURS",
    message: `${tenant.name} is not accepting ${type} orders right now.${when}`,
  };
}

/** Refuses the first line with an option whose ingredients are used up. `names` are those of the lines' products. */
export function optionRefusal(lines: readonly PricedLine[], names: readonly string[]): Refused {
  const lineIndex = lines.findIndex(({ selectedOptions }) => selectedOptions.some(({ soldOut }) => soldOut));
  const option = lines[lineIndex]?.selectedOptions.find(({ soldOut }) => soldOut);
  if (!option) return null;
  const message = `${names[lineIndex]} with "${option.name}" is sold out. Choose another option.`;
  return { ok: false, code: "OUT_OF_STOCK", reason: "OPTION_SOLD_OUT", message, lineIndex };
}
