import type { z } from "zod";
import { toMajor } from "@/lib/core/money/money";
import { tillPaymentView } from "@/lib/payments/till/till-payment-contract";
import { taxLinesView } from "@/lib/restaurant/tax/tax-contract";
import { customerCancelDeadline } from "@/lib/service/orders/life/order-cancel-policy";
import type {
  Order,
  OrderDetail,
  OrderItem,
  OrderProposalRow,
  OrderRefund,
  SoldItem,
} from "@/lib/service/orders/order";
import type { OperatorOrder, PublicOrder, RefundWire } from "@/lib/service/orders/order-contract";
import { nextStatuses } from "@/lib/service/orders/order-status";
import { isAddressChecked } from "@/lib/service/orders/placement/order-address";
import { proposalView } from "@/lib/service/orders/proposals/order-proposal-contract";
import { leftToTakeMinor } from "@/lib/service/orders/till/left-to-take";
import { knownLine } from "./known-line";
import { halvedGroupsIn, optionNamesOf } from "./option-names";

type PublicView = z.input<typeof PublicOrder>;

const at = (instant: Date | null) => instant?.toISOString() ?? null;

type ViewedOrder = Order & { refunds?: OrderRefund[]; proposal?: OrderProposalRow | null };
type ViewItem<Item> = (item: OrderItem | SoldItem, position: number, currency: string) => Item;

/** An order as its customer sees it. */
export function publicOrderView(order: ViewedOrder, shop: { cancelGraceMinutes: number }): PublicView {
  return orderView(order, shop, itemView);
}

function itemView(
  item: OrderItem | SoldItem,
  position: number,
  currency: string,
): PublicView["items"][number] {
  return {
    lineItemId: String(position),
    productId: item.productId,
    productName: item.productName,
    kitchenName: item.shown?.kitchenName ?? item.productName,
    quantity: item.quantity,
    refundedQuantity: "refundedQuantity" in item ? item.refundedQuantity : 0,
    restockedQuantity: "restockedQuantity" in item ? item.restockedQuantity : 0,
    price: toMajor(item.unitPriceMinor, currency),
    lineTotal: toMajor(item.lineTotalMinor, currency),
    note: item.note,
    selectedOptions: item.selectedOptions,
    ...(halvedGroupsIn(item).length > 0 ? { halvedGroups: [...halvedGroupsIn(item)] } : {}),
    optionNames: optionNamesOf(item, currency),
    allergens: item.shown?.allergens ?? null,
  };
}

/** A line with what programs know it by. */
const staffItemView: ViewItem<z.input<typeof OperatorOrder>["items"][number]> = (
  item,
  position,
  currency,
) => {
  const { externalId, choices } = knownLine(item, currency);
  const known = choices.map(({ deltaMinor, ...choice }) => ({
    ...choice,
    priceDelta: toMajor(deltaMinor, currency),
  }));
  return { externalId, choices: known, ...itemView(item, position, currency) };
};

function orderView<Item>(
  order: ViewedOrder,
  { cancelGraceMinutes }: { cancelGraceMinutes: number },
  viewItem: ViewItem<Item>,
): Omit<PublicView, "items"> & { items: Item[] } {
  const major = (minor: number) => toMajor(minor, order.currency);
  return {
    id: order.id,
    orderNumber: String(order.number),
    type: order.type,
    status: order.status,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    escrowStatus: order.escrowStatus,
    currency: order.currency,
    subtotal: major(order.subtotalMinor),
    discount: major(order.discountMinor),
    deliveryFee: major(order.deliveryFeeMinor),
    taxAdded: major(order.taxAddedMinor),
    taxLines: taxLinesView(order.taxLines, order.currency),
    serviceCharge: major(order.serviceChargeMinor),
    tip: major(order.tipMinor),
    giftCardAmount: major(order.giftCardMinor),
    total: major(order.totalMinor),
    refunded: major(refundedMinor(order.refunds ?? [])),
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    deliveryAddress: order.deliveryAddress,
    postcode: order.postcode,
    city: order.city,
    addressChecked: isAddressChecked(order),
    notes: order.notes,
    couponCode: order.couponCode,
    items: order.items.map((item, position) => viewItem(item, position, order.currency)),
    minimumAge: order.minimumAge,
    createdAt: order.createdAt.toISOString(),
    promisedAt: order.promisedAt.toISOString(),
    scheduledFor: at(order.scheduledFor),
    cancellableUntil: customerCancelDeadline(order.createdAt, cancelGraceMinutes).toISOString(),
    acceptedAt: at(order.acceptedAt),
    preparingStartedAt: at(order.preparingStartedAt),
    readyAt: at(order.readyAt),
    deliveredAt: at(order.deliveredAt),
    canceledAt: at(order.canceledAt),
    rejectedAt: at(order.rejectedAt),
    changedAt: at(order.changedAt),
    proposal: order.proposal ? proposalView(order.proposal, order.currency) : null,
    endReason: order.endReason,
  };
}

/** An order as staff see it. */
export function operatorOrderView(
  order: OrderDetail,
  shop: { cancelGraceMinutes: number },
): z.input<typeof OperatorOrder> {
  // The spread comes last: on Node 20, fields after a large spread cost 10 µs each, and a board asks for hundreds of orders.
  return {
    addressLookup: order.addressLookup,
    flagged: order.flaggedAt !== null && order.flagClearedAt === null,
    flaggedAt: at(order.flaggedAt),
    flagClearedAt: at(order.flagClearedAt),
    releaseAt: at(order.releaseAt),
    kitchenAt: at(order.kitchenAt),
    seenAt: at(order.seenAt),
    isTest: order.isTest,
    channel: order.channel,
    tableName: order.tableName,
    eatIn: order.eatIn,
    discountReason: order.discountReason,
    externalReference: order.externalReference,
    ownPrices: order.items.flatMap(({ menuPriceMinor, priceReason: reason }, position) => {
      if (menuPriceMinor === null || reason === null) return [];
      return [{ lineItemId: String(position), menuPrice: toMajor(menuPriceMinor, order.currency), reason }];
    }),
    takenPayments: order.tillPayments.map((payment) => tillPaymentView(payment, order.currency)),
    edits: order.edits,
    leftToTake: toMajor(leftToTakeMinor(order), order.currency),
    nextStatuses: [...nextStatuses(order.status)],
    timeline: order.timeline.map((event) => ({
      status: event.status,
      at: event.at.toISOString(),
      actor: event.actor,
      ...(event.actorName ? { actorName: event.actorName } : {}),
      ...(event.note ? { note: event.note } : {}),
      ...(event.act ? { act: event.act } : {}),
    })),
    refundHistory: order.refunds.map((refund) => refundWire(refund, order.currency)),
    ...orderView(order, shop, staffItemView),
  };
}

/** A refund as staff see it. */
export function refundWire(refund: OrderRefund, currency: string): z.input<typeof RefundWire> {
  return {
    id: refund.id,
    amount: toMajor(refund.amountMinor, currency),
    tip: toMajor(refund.tipMinor, currency),
    purse: refund.purse,
    status: refund.status,
    reason: refund.reason,
    createdAt: refund.createdAt.toISOString(),
    taxLines: taxLinesView(refund.taxLines, currency),
    lineItems: refund.lines.map(({ position, quantity, amountMinor, restockedQuantity }) => ({
      lineItemId: String(position),
      quantity,
      amount: toMajor(amountMinor, currency),
      restocked: restockedQuantity,
    })),
  };
}

const refundedMinor = (refunds: readonly OrderRefund[]) =>
  refunds.reduce((sum, { status, amountMinor }) => sum + (status === "failed" ? 0 : amountMinor), 0);
