import type { z } from "zod";
import type { EventType } from "./event-type";
import * as house from "./house-payload";
import * as money from "./money-payload";
import * as order from "./order-payload";
import * as table from "./table-payload";

export type EventDefinition = {
  /** The part of the platform that it belongs to: the domain that writes it. */
  domain: string;
  description: string;
  data: z.ZodObject;
};

/**
 * Every type of event: what its `data` says, when it is written and who writes it. The API document, the samples and the
 * types of all writers come from here (docs/decisions/115).
 */
export const EVENT_DEFINITIONS = {
  "order.created": {
    domain: "orders",
    description: "An order was placed. It says all that a kitchen and a till need.",
    data: order.OrderCreated,
  },
  "order.status_changed": {
    domain: "orders",
    description: "An order moved on: accepted, preparing, ready, delivered.",
    data: order.OrderStatusChanged,
  },
  "order.canceled": {
    domain: "orders",
    description: "An order was canceled or rejected.",
    data: order.OrderCanceled,
  },
  "order.updated": {
    domain: "orders",
    description:
      "Something else about an order changed: its lines, details, time or what was paid at the till.",
    data: order.OrderUpdated,
  },
  "order.payment_status_changed": {
    domain: "orders",
    description: "The payment status of an order changed.",
    data: order.OrderPaymentStatusChanged,
  },
  "order.seen": {
    domain: "orders",
    description: "Somebody at one of the restaurant's boards saw a new order for the first time.",
    data: order.OrderSeen,
  },
  "order.flagged": {
    domain: "orders",
    description:
      "An order was prepared implausibly fast; its money waits until the platform has looked at it.",
    data: order.OrderFlagged,
  },
  "order.flag_cleared": {
    domain: "orders",
    description: "The platform found nothing wrong with an order that was flagged.",
    data: order.OrderFlagCleared,
  },
  "order.released": {
    domain: "orders",
    description: "The money of an order is no longer held.",
    data: order.OrderReleased,
  },
  "reservation.created": {
    domain: "reservations",
    description: "A table was booked, online or by staff.",
    data: table.ReservationCreated,
  },
  "reservation.updated": {
    domain: "reservations",
    description: "A booking was moved, or its guests sat down, left or stayed away.",
    data: table.ReservationUpdated,
  },
  "reservation.canceled": {
    domain: "reservations",
    description: "A booking was canceled and its tables are free.",
    data: table.ReservationCanceled,
  },
  "gift_card.purchased": {
    domain: "gift-cards",
    description: "A gift card was paid and exists. Its code is as good as money and is in no event.",
    data: money.GiftCardPurchased,
  },
  "gift_card.redeemed": {
    domain: "gift-cards",
    description: "An order was paid with a gift card, in whole or in part.",
    data: money.GiftCardRedeemed,
  },
  "refund.created": {
    domain: "payments",
    description: "A refund was written down and is on its way.",
    data: money.Refunded,
  },
  "refund.succeeded": {
    domain: "payments",
    description: "The money of a refund is back with the customer.",
    data: money.Refunded,
  },
  "refund.failed": {
    domain: "payments",
    description: "A refund failed, which a bank can still do after it succeeded.",
    data: money.Refunded,
  },
  "dispute.opened": {
    domain: "disputes",
    description: "A customer's bank takes a payment back.",
    data: money.Disputed,
  },
  "dispute.updated": {
    domain: "disputes",
    description: "The deadline of a dispute changed, or the processor took its money or gave it back.",
    data: money.Disputed,
  },
  "dispute.closed": { domain: "disputes", description: "A dispute was won or lost.", data: money.Disputed },
  "payout.created": {
    domain: "payments",
    description: "A payout to the restaurant's account was written down.",
    data: money.PaidOut,
  },
  "payout.paid": {
    domain: "payments",
    description: "The processor has paid to the restaurant's account.",
    data: money.PaidOut,
  },
  "payout.failed": {
    domain: "payments",
    description: "The processor refused a payout; it is tried again.",
    data: money.PaidOut,
  },
  "receipt.issued": {
    domain: "receipts",
    description: "A receipt, or a correction of one, was issued.",
    data: money.ReceiptIssued,
  },
  "day.closed": {
    domain: "drawers",
    description: "The day of a cash drawer was closed with its Z report.",
    data: money.DayClosed,
  },
  "bill.opened": {
    domain: "bills",
    description: "Guests sat down and their bill was opened.",
    data: table.BillOpened,
  },
  "bill.updated": {
    domain: "bills",
    description: "Something on a table's bill changed: a round, a voided item, a payment, its table.",
    data: table.BillUpdated,
  },
  "bill.paid": {
    domain: "bills",
    description: "Nothing is left to pay of a bill; more can be ordered until it is closed.",
    data: table.BillPaid,
  },
  "bill.closed": {
    domain: "bills",
    description: "A bill was closed; nothing on it changes after that.",
    data: table.BillClosed,
  },
  "guest_round.sent": {
    domain: "bills",
    description: "A guest sent a round from the table; it waits for the restaurant's answer.",
    data: table.GuestRoundSent,
  },
  "guest_round.settled": {
    domain: "bills",
    description: "A guest's round was answered or taken back, or its time was over.",
    data: table.GuestRoundSettled,
  },
  "menu.changed": {
    domain: "menu",
    description: "The menu changed; once for everything that changed together.",
    data: house.MenuChanged,
  },
  "product.availability_changed": {
    domain: "menu",
    description: "A dish ran out, or can be ordered again.",
    data: house.ProductAvailabilityChanged,
  },
  "ordering.paused": {
    domain: "tenancy",
    description: "The restaurant is not accepting orders for a while.",
    data: house.OrderingPaused,
  },
  "ordering.resumed": {
    domain: "tenancy",
    description: "Staff ended a pause before its time.",
    data: house.OrderingResumed,
  },
  "ingredient.low": {
    domain: "inventory",
    description: "The stock of an ingredient fell to its mark.",
    data: house.IngredientLow,
  },
  "printer.state_changed": {
    domain: "printers",
    description: "A printer can print, or cannot.",
    data: house.PrinterStateChanged,
  },
  "kitchen.updated": {
    domain: "kitchen",
    description: "A cook did something at a station.",
    data: house.KitchenUpdated,
  },
  "guest.erased": {
    domain: "privacy",
    description: "A guest was taken out of the restaurant's data. It names nobody.",
    data: house.GuestErased,
  },
  "webhook.test": {
    domain: "webhooks",
    description: "Sent when somebody tests an endpoint, to that endpoint only.",
    data: house.WebhookTest,
  },
} as const satisfies Record<EventType, EventDefinition>;

/** What an event of a type says. */
export type EventData<T extends EventType = EventType> = z.input<(typeof EVENT_DEFINITIONS)[T]["data"]>;
