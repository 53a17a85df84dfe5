import { fail } from "@/lib/core/errors/app-error";
import type { REFUSAL_REASONS } from "@/lib/core/errors/refusal-reasons";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { parseMajor } from "@/lib/core/money/money";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";
import type { Coupon } from "@/lib/service/coupons/coupon";
import type { OrderDetail, OrderItem } from "@/lib/service/orders/order";
import { draftOrder, type OrderDraft } from "@/lib/service/orders/placement/draft-order";
import type { PlacementRequest } from "@/lib/service/orders/placement/order-refusal";
import { refuseOrder } from "@/lib/service/orders/placement/refuse-order";
import { readStaffDiscount } from "@/lib/service/orders/placement/staff-request";
import type { StaffTerms } from "@/lib/service/orders/placement/staff-terms";
import { requirePriceRights } from "@/lib/service/orders/price-rights";
import type { OrderEditBody } from "./order-edit-contract";

/** An order as its edit would leave it. Amounts are minor units. */
export type EditDraft = Omit<OrderDraft, "promisedAt" | "scheduledFor" | "kitchenAt"> & {
  discountReason: string | null;
};

const EDITABLE = new Set<OrderDetail["status"]>(["pending", "accepted", "preparing"]);

/**
 * Prices an order anew with other lines, by the engine that placed it (docs/decisions/110): lines that stay keep their
 * price, and so do delivery, tip and gift card. Pure, but for what the shop and the coupon were read for. Throws
 * ORDER_NOT_EDITABLE, FORBIDDEN for prices and discounts of those who may not set them, VALIDATION_FAILED, and the codes
 * with which an order is refused.
 */
export function draftEdit(input: {
  order: OrderDetail;
  body: OrderEditBody;
  shop: ShopDishes;
  coupon: { rules: Coupon } | null;
  actor: StaffActor;
  now: Date;
}): EditDraft {
  const { order, body, shop, actor, now } = input;
  refuseUneditable(order);
  const { currency } = order;
  if (body.expectedEdits !== undefined && body.expectedEdits !== order.edits)
    refuse("CHANGED", "Somebody has changed the order. Load it again.");
  const lines = body.items.map((item, index) => lineOf(order, item, index, { actor, currency }));
  const drafted = draftOrder({
    shop: shopOf(shop, lines),
    request: requestOf(order, lines),
    locale: order.locale,
    now,
    coupon: undefined,
    giftCard: order.giftCardMinor > 0 ? { balanceMinor: order.giftCardMinor } : undefined,
    lookedUp: null,
    takes: () => false,
    isTest: order.isTest,
    staff: { ...termsOf(order, lines), discount: discountOf(input) },
  });
  if (!drafted.ok) return refuseOrder(drafted);
  const { draft } = drafted;
  if (draft.giftCardMinor < order.giftCardMinor)
    refuse("GIFT_CARD", "It would cost less than its gift card paid. Refund the lines instead.");
  return {
    ...draft,
    items: draft.items.map((item, index) => {
      const { kept } = lines[index] ?? {};
      return kept ? { ...kept, ...sumsOf(item), note: item.note } : item;
    }),
    totalMinor: draft.totalMinor + order.tipMinor,
    tipMinor: order.tipMinor,
    minimumAge: Math.max(draft.minimumAge ?? 0, order.minimumAge ?? 0) || null,
    discountReason: body.discount === undefined ? order.discountReason : (body.discount?.reason ?? null),
    warnings: draft.warnings.filter(({ lineIndex }) => lineIndex !== undefined),
  };
}

const sumsOf = ({ quantity, lineTotalMinor, taxBps, taxAddedMinor }: OrderItem) => ({
  quantity,
  lineTotalMinor,
  taxBps,
  taxAddedMinor,
});

function refuse(reason: keyof typeof REFUSAL_REASONS.ORDER_NOT_EDITABLE, message: string): never {
  return fail("ORDER_NOT_EDITABLE", message, { reason });
}

function refuseUneditable(order: OrderDetail): void {
  if (order.channel === "online")
    refuse("GUESTS", "A guest placed this order. Propose the change to them, or refund lines.");
  if (!EDITABLE.has(order.status)) refuse("PREPARED", "The order is prepared or over. Take another one.");
  if (!isTillMethod(order.paymentMethod))
    refuse(
      "PAID_ONLINE",
      "The order is paid online. Refund lines, and take another order for what is added.",
    );
  if (order.refunds.length > 0) refuse("REFUNDED", "Money of the order went back. Take another order.");
  if (order.paymentStatus === "paid" && order.tillMinor !== order.totalMinor)
    refuse("REFUNDED", "How the order was paid is not recorded. Refund lines instead.");
}

type Line = {
  /** The line of the order that stays. */
  kept: OrderItem | null;
  request: PlacementRequest["items"][number];
  terms: StaffTerms["lines"][number];
};

function lineOf(
  order: OrderDetail,
  item: OrderEditBody["items"][number],
  index: number,
  { actor, currency }: { actor: StaffActor; currency: string },
): Line {
  if ("lineIndex" in item) {
    const sold = order.items[item.lineIndex];
    if (!sold)
      return refuseField(`items.${index}.lineIndex`, "must be the place of one of the order's lines");
    const { refundedQuantity: _r, refundedMinor: _m, restockedQuantity: _s, ...kept } = sold;
    const { productId, selectedOptions, unitPriceMinor } = kept;
    return {
      kept,
      request: { productId, selectedOptions, quantity: item.quantity, price: 0 },
      terms: { note: item.note, ownPrice: { unitMinor: unitPriceMinor, reason: "" } },
    };
  }
  const { note, ownPrice, price, ...request } = item;
  if (ownPrice) requirePriceRights(actor);
  const path = `items.${index}.ownPrice.unitPrice`;
  return {
    kept: null,
    request: { ...request, price: price ?? 0 },
    terms: {
      note,
      ownPrice: ownPrice
        ? {
            unitMinor:
              parseMajor(ownPrice.unitPrice, currency) ??
              refuseField(path, `must be a valid amount in ${currency}`),
            reason: ownPrice.reason,
          }
        : null,
    },
  };
}

/** The restaurant with dishes that are sold out because this order has the last of them. */
function shopOf(shop: ShopDishes, lines: readonly Line[]): ShopDishes {
  const kept = new Set(lines.flatMap((line) => (line.kept ? [line.kept.productId] : [])));
  const products = new Map(
    [...shop.products].map(([id, product]) => [id, kept.has(id) ? { ...product, soldOut: false } : product]),
  );
  return { ...shop, products };
}

function requestOf(order: OrderDetail, lines: readonly Line[]): PlacementRequest {
  return {
    type: order.type,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    deliveryAddress: order.deliveryAddress,
    postcode: order.postcode,
    city: order.city,
    notes: order.notes,
    paymentMethod: order.paymentMethod,
    couponCode: null,
    giftCardCode: null,
    scheduledFor: null,
    items: lines.map(({ request }) => request),
  } as PlacementRequest;
}

function termsOf(order: OrderDetail, lines: readonly Line[]): Omit<StaffTerms, "discount"> {
  return {
    channel: order.channel as StaffTerms["channel"],
    placedBy: order.placedBy ?? "",
    tableName: order.tableName,
    eatIn: order.eatIn,
    externalReference: order.externalReference,
    deliveryFeeMinor: order.deliveryFeeMinor,
    lines: lines.map(({ terms }) => terms),
  };
}

/** The discount that it gets: a new one, the coupon's, or the amount that it has. */
function discountOf({ order, body, coupon, actor }: Parameters<typeof draftEdit>[0]): StaffTerms["discount"] {
  if (body.discount !== undefined) {
    requirePriceRights(actor);
    if (order.couponId !== null) refuseField("discount", "cannot be combined with a coupon");
    return body.discount && readStaffDiscount(body.discount, order.currency);
  }
  if (coupon) return { off: coupon.rules.discount, reason: "" };
  if (order.discountMinor === 0) return null;
  return { off: { type: "fixed", amountMinor: order.discountMinor }, reason: order.discountReason ?? "" };
}
