import { fail } from "@/lib/core/errors/app-error";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import type { EvidenceFacts } from "@/lib/payments/payments/evidence-facts";
import type { SubjectRow } from "@/lib/payments/payments/payment-subject";
import type { EmailTemplate } from "@/lib/platform/mail/email-templates";
import { findSentEmails } from "@/lib/platform/mail/find-sent-emails";
import type { OrderDetail } from "@/lib/service/orders/order";
import { findOrder } from "@/lib/service/orders/order-store";
import { printReceiptsOf } from "@/lib/service/receipts/print-receipts-of";

/** What the guest is written of an order, by its unique key. */
const EMAILS = {
  "order-received": "that the order had arrived",
  "order-accepted": "that the order was accepted",
  "order-ready": "that the order was ready",
  "order-delivered": "that the order was handed over",
  "order-canceled": "that the order was canceled",
} as const satisfies Partial<Record<EmailTemplate, string>>;
type GuestEmail = keyof typeof EMAILS;

const MOVES: Readonly<Record<OrderDetail["status"], string>> = {
  pending: "the guest placed the order",
  accepted: "the restaurant accepted the order",
  preparing: "the kitchen began to prepare it",
  ready: "the order was ready",
  delivered: "the order was handed over to the guest",
  canceled: "the order was canceled",
  rejected: "the restaurant rejected the order",
};

/** What the restaurant knows of an order: its lines, timeline, emails, refunds and receipt. Throws ORDER_NOT_FOUND. */
export async function gatherOrderEvidence(app: App, { tenantId, id }: SubjectRow): Promise<EvidenceFacts> {
  const order = await findOrder(app.db.sql, { tenantId, orderId: id });
  if (!order) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const templates = Object.keys(EMAILS) as GuestEmail[];
  const [emails, receipt] = await Promise.all([
    findSentEmails(app, { tenantId, uniqueKeys: templates.map((template) => `${template}:${id}`) }),
    printReceiptsOf(app, { tenantId, orderId: id }),
  ]);
  return {
    title: `Order ${order.number}`,
    soldAt: order.createdAt,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    deliveredTo: [order.deliveryAddress, order.postcode].filter(Boolean).join(", ") || null,
    handedOverAt: order.deliveredAt,
    lines: linesOf(order),
    totalMinor: order.totalMinor,
    currency: order.currency,
    story: [
      ...order.timeline.map(({ status, at }) => ({ at, what: MOVES[status] })),
      ...emails.map(({ template, to, sentAt }) => ({
        at: sentAt,
        what: `the guest was told by email to ${to} ${EMAILS[template as GuestEmail]}`,
      })),
      ...order.refunds
        .filter(({ status }) => status === "succeeded")
        .map(({ createdAt, amountMinor }) => ({
          at: createdAt,
          what: `${toMajor(amountMinor, order.currency)} ${order.currency} was refunded`,
        })),
    ],
    receipt,
  };
}

function linesOf(order: OrderDetail): EvidenceFacts["lines"] {
  const extras = [
    { name: "Delivery", priceMinor: order.deliveryFeeMinor },
    { name: "Service charge", priceMinor: order.serviceChargeMinor },
    { name: "Tax", priceMinor: order.taxAddedMinor },
    { name: "Tip", priceMinor: order.tipMinor },
    { name: "Discount", priceMinor: -order.discountMinor },
    { name: "Gift card", priceMinor: -order.giftCardMinor },
  ].filter(({ priceMinor }) => priceMinor !== 0);
  return [
    ...order.items.map(({ productName, quantity, lineTotalMinor }) => ({
      name: productName,
      quantity,
      priceMinor: lineTotalMinor,
    })),
    ...extras.map((extra) => ({ ...extra, quantity: 1 })),
  ];
}
