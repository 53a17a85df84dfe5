import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { findPayment, refundableMinor } from "@/lib/payments/payments/payment-store";
import { orderSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import { quarterHourOf } from "@/lib/restaurant/hours/order-times";
import { lockIngredientsOf } from "@/lib/restaurant/inventory/movement-store";
import { lockProducts, returnStock, takeStock } from "@/lib/restaurant/menu/stock-store";
import { taxBack, taxLeft } from "@/lib/restaurant/tax/tax-correction";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { changeLockedOrder, type OrderChanges } from "@/lib/service/orders/life/order-move-store";
import type { OrderDetail, OrderItem, OrderProposalRow, OrderRef } from "@/lib/service/orders/order";
import { freeSlot, takeSlot } from "@/lib/service/orders/placement/order-slot-store";
import { leadMinutes } from "@/lib/service/orders/placement/order-time";
import { takeRefundLines } from "@/lib/service/orders/refunds/refund-line-store";
import { planAmounts } from "@/lib/service/orders/refunds/refund-plan";
import { pursesLeft } from "@/lib/service/orders/refunds/refund-purses";
import { writeRefund } from "@/lib/service/orders/refunds/write-refund";
import { type PricedProposal, type ProposedChange, priceProposal, unitsLeft } from "./order-proposal";
import { replaceDish, rewriteLines } from "./order-proposal-store";

type Applied = {
  ref: OrderRef;
  tenant: ShopTenant;
  order: OrderDetail;
  proposal: OrderProposalRow;
  now: Date;
};

const OTHER_DISH_GONE = "The other dish has just run out. Call the restaurant.";

/**
 * Makes what a guest has taken of a proposal true, under the order's lock: the time, the stock, and the lines with their
 * money. What was paid goes back as a refund; what was not paid is not asked for. Returns the refunds to send. Throws
 * PROPOSAL_OVER when the order's money has changed since, and OUT_OF_STOCK when the other dish has run out.
 */
export async function applyProposal(app: App, tx: Tx, input: Applied): Promise<string[]> {
  const { order, proposal } = input;
  const priced = priceProposal(order, proposal.changes.map(proposedAgain));
  const isSame = priced.amountMinor === proposal.amountMinor;
  if (!isSame || priced.changes.some(({ position, quantity }) => isMissing(order, position, quantity)))
    fail("PROPOSAL_OVER", "The order has changed since. Call the restaurant.");
  const timing = await moveTime(tx, input);
  await moveStock(tx, input);
  if (order.paymentStatus === "paid") {
    if (timing) await changeLockedOrder(tx, { ...input.ref, changes: timing });
    return giveBack(app, tx, { ...input, priced });
  }
  await rewriteLines(tx, { ...input.ref, items: linesAfter(order, priced) });
  await changeLockedOrder(tx, { ...input.ref, changes: { ...timing, ...amountsAfter(order, priced) } });
  return [];
}

function proposedAgain({
  position,
  quantity,
  replacement,
}: OrderProposalRow["changes"][number]): ProposedChange {
  if (replacement) return { kind: "replace", position, ...replacement };
  return { kind: "remove", position, quantity };
}

function isMissing({ items }: OrderDetail, position: number, quantity: number): boolean {
  const item = items[position];
  return !item || unitsLeft(item) < quantity;
}

/** The later time, with the place in its quarter hour: the restaurant has decided that it can be taken. */
async function moveTime(tx: Tx, { ref, tenant, order, proposal }: Applied): Promise<OrderChanges | null> {
  const { promisedAt } = proposal;
  if (!promisedAt) return null;
  const kitchenAt = new Date(promisedAt.getTime() - leadMinutes(tenant, order.type) * 60_000);
  const moved = { promisedAt, kitchenAt, scheduledFor: order.scheduledFor && promisedAt };
  if (order.slotAt === null) return moved;
  const slotAt = quarterHourOf(promisedAt);
  await freeSlot(tx, { tenantId: ref.tenantId, slotAt: order.slotAt });
  await takeSlot(tx, { tenantId: ref.tenantId, slotAt, limit: null });
  return { ...moved, slotAt };
}

/** Replaced dishes go back into stock and those that come instead are taken; removed units follow with their money. */
async function moveStock(tx: Tx, { ref, order, proposal, now }: Applied): Promise<void> {
  const { tenantId } = ref;
  const isPaid = order.paymentStatus === "paid";
  const back: { productId: string; quantity: number }[] = [];
  const needs = new Map<string, number>();
  for (const { position, quantity, replacement } of proposal.changes) {
    const productId = order.items[position]?.productId ?? "";
    if (replacement || !isPaid) back.push({ productId, quantity });
    if (replacement) needs.set(replacement.productId, (needs.get(replacement.productId) ?? 0) + quantity);
  }
  // What acceptance will lock after events were numbered is locked here, in the order of docs/decisions/006.
  const productIds = [...order.items.map(({ productId }) => productId), ...needs.keys()];
  await lockIngredientsOf(tx, { tenantId, productIds });
  await lockProducts(tx, { tenantId, productIds });
  if (back.length > 0) await returnStock(tx, { tenantId, lines: back, now });
  if (needs.size === 0) return;
  const wanted = [...needs].map(([productId, quantity]) => ({ productId, quantity }));
  const taken = await takeStock(tx, { tenantId, needs: wanted, now });
  if (!taken.ok) fail("OUT_OF_STOCK", OTHER_DISH_GONE, { reason: "NOT_ENOUGH_LEFT" });
}

/** The money of an order that was paid goes back to where it came from. */
async function giveBack(
  app: App,
  tx: Tx,
  { ref, order, proposal, priced, now }: Applied & { priced: PricedProposal },
): Promise<string[]> {
  for (const { position, replacement } of priced.changes)
    if (replacement) await replaceDish(tx, { ...ref, position, ...replacement });
  const lines = priced.changes
    .map(({ position, quantity, amountMinor }) => ({ position, quantity, amountMinor }))
    .filter(({ quantity, amountMinor }) => quantity > 0 || amountMinor > 0);
  if (priced.amountMinor === 0) {
    const free = lines.map((line) => ({ ...line, restockedQuantity: line.quantity }));
    const units = free.map(({ position, quantity }) => ({
      productId: order.items[position]?.productId ?? "",
      quantity,
    }));
    if (units.length > 0) await returnStock(tx, { tenantId: ref.tenantId, lines: units, now });
    await takeRefundLines(tx, { ...ref, lines: free });
    return [];
  }
  const payment = await findPayment(tx, { tenantId: ref.tenantId, subject: orderSubject(ref.orderId) });
  const left = pursesLeft(order, payment ? refundableMinor(payment) : 0);
  const besidesMinor = priced.serviceChargeMinor + priced.serviceTaxMinor;
  const plan = planAmounts({ lines, besidesMinor, tipMinor: priced.tipMinor }, left);
  if (!plan) return fail("PROPOSAL_OVER", "The order's payment has changed since. Call the restaurant.");
  const { refundIds } = await writeRefund(app, tx, {
    ref,
    decided: { order, payment, plan },
    restocks: true,
    reason: proposal.message ?? "Changed by the restaurant's proposal",
    actor: { kind: "restaurant", userId: proposal.createdBy },
    now,
  });
  return refundIds;
}

/** The lines of an order that nobody has paid yet. */
function linesAfter(order: OrderDetail, { changes }: PricedProposal): OrderItem[] {
  const changeOf = new Map(changes.map((change) => [change.position, change]));
  return order.items.flatMap((item, position) => {
    const change = changeOf.get(position);
    if (!change) return [item];
    const { replacement } = change;
    const changed = {
      ...item,
      quantity: item.quantity - change.quantity,
      lineTotalMinor: item.lineTotalMinor - change.lineTotalMinor,
      taxAddedMinor: item.taxAddedMinor - change.taxAddedMinor,
      ...(replacement && { ...replacement, selectedOptions: {} }),
    };
    return changed.quantity > 0 ? [changed] : [];
  });
}

function amountsAfter(order: OrderDetail, priced: PricedProposal): OrderChanges {
  const sumOf = (field: "lineTotalMinor" | "discountMinor" | "taxAddedMinor") =>
    priced.changes.reduce((sum, change) => sum + change[field], 0);
  const named = priced.changes.flatMap(({ position, amountMinor }) => {
    const bps = order.items[position]?.taxBps;
    return bps == null ? [] : [{ bps, amountMinor }];
  });
  const back = taxBack(order.taxLines, { amountMinor: priced.amountMinor - priced.tipMinor, named });
  return {
    subtotalMinor: order.subtotalMinor - sumOf("lineTotalMinor"),
    discountMinor: order.discountMinor - sumOf("discountMinor"),
    serviceChargeMinor: order.serviceChargeMinor - priced.serviceChargeMinor,
    taxAddedMinor: order.taxAddedMinor - sumOf("taxAddedMinor") - priced.serviceTaxMinor,
    tipMinor: order.tipMinor - priced.tipMinor,
    totalMinor: order.totalMinor - priced.amountMinor,
    taxLines: taxLeft(order.taxLines, back).filter(({ grossMinor }) => grossMinor !== 0),
  };
}
