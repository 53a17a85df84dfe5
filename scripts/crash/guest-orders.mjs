import { randomUUID } from "node:crypto";
import { dispute, pay } from "./bank.mjs";
import { chance, pick } from "./told.mjs";

/**
 * @typedef {import("./told.mjs").Town} Town
 * @typedef {import("./told.mjs").Acknowledged} Acknowledged
 */

/** Delivered orders that were paid by card: their money is released, and some of it asked back later. */
/** @type {{ id: string, clientSecret: string }[]} */
const delivered = [];

/**
 * @param {Town} town
 * @param {string} paymentMethod
 * @param {string[]} spendable
 */
async function place({ call, shop, told }, paymentMethod, spendable) {
  const path = `/api/public/${shop.slug}/orders`;
  const key = { "idempotency-key": randomUUID() };
  // One inbox is sent only so many emails a day.
  const email = `${randomUUID()}@crash.example`;
  const body = {
    type: "pickup",
    customerName: "Crash Diner",
    customerEmail: email,
    customerPhone: "+39 333 0000000",
    paymentMethod,
    items: [{ productId: pick(shop.products), quantity: 1, price: 10 }],
    ...(chance(0.3) ? { couponCode: shop.coupon } : {}),
    ...(spendable.length > 0 && chance(0.4) ? { giftCardCode: pick(spendable) } : {}),
  };
  const placed = await call("POST", path, body, key);
  if (placed.status !== 200) {
    if (placed.answer.error !== "INVALID_GIFT_CARD")
      told.wrong.push(`an order answered ${JSON.stringify(placed.answer)}`);
    return null;
  }
  const { id, orderNumber, clientSecret } = placed.answer;
  const open = { paid: false, canceled: false, accepted: false, rejected: false, delivered: false };
  const mine = { id, orderNumber, email, ...open };
  told.acknowledged.push(mine);
  if (chance(0.2)) {
    const again = await call("POST", path, body, key);
    if (again.answer.id !== id) told.wrong.push(`a repeat of ${id} answered ${JSON.stringify(again.answer)}`);
  }
  return { mine, clientSecret };
}

/** @param {Town} town */
async function cancel({ call, shop }, /** @type {Acknowledged} */ mine) {
  const path = `/api/public/${shop.slug}/orders/${mine.id}/cancel`;
  const { status, answer } = await call("POST", path, { email: mine.email });
  mine.canceled = status === 200 || answer.error === "NOT_CANCELLABLE";
}

/**
 * @param {Town} town
 * @param {Acknowledged} mine
 * @param {"accepted" | "preparing" | "ready" | "delivered" | "rejected"} status
 */
async function move({ call, shop, owner }, mine, status) {
  const changed = await call("PATCH", `/api/tenant/${shop.slug}/orders/${mine.id}`, { status }, owner);
  const isThere = changed.status === 200 || changed.answer.error === "INVALID_TRANSITION";
  if (status === "accepted" || status === "rejected" || status === "delivered") mine[status] = isThere;
}

/** @param {Town} town */
async function deliver(town, /** @type {Acknowledged} */ mine) {
  for (const status of /** @type {const} */ (["accepted", "preparing", "ready", "delivered"]))
    await move(town, mine, status);
  mine.accepted = false;
}

/**
 * A super-admin gives a part back, sometimes in three tabs at once.
 *
 * @param {Town} town
 * @param {string} orderId
 */
async function refundByHand({ call, admin, told }, orderId) {
  const part = { orderId, amount: 1 + Math.floor(Math.random() * 3), reason: "Cold" };
  const refund = async () => {
    const key = { "idempotency-key": randomUUID() };
    const { status, answer } = await call("POST", "/api/admin/escrow/refunds", part, { ...admin, ...key });
    if (status === 200) told.refunds.push(answer.refundId);
    // The event that confirms the payment may not have arrived yet.
    else if (answer.error !== "REFUND_EXCEEDS_CAPTURED" && answer.error !== "NOT_REFUNDABLE")
      told.wrong.push(`a refund answered ${JSON.stringify(answer)}`);
  };
  await Promise.all(chance(0.3) ? [refund(), refund(), refund()] : [refund()]);
}

/**
 * The restaurant gives its dish back, or everything, sometimes on two screens at once: each dish goes back once.
 *
 * @param {Town} town
 * @param {string} orderId
 */
async function giveBack({ call, shop, told, owner }, orderId) {
  const lineItems = [{ lineItemId: "0", quantity: 1 }];
  const what = chance(0.5) ? { scope: "lines", lineItems } : { scope: "whole" };
  const refund = async () => {
    const path = `/api/tenant/${shop.slug}/orders/${orderId}/refunds`;
    const key = { "idempotency-key": randomUUID() };
    const body = { ...what, restock: true, reason: "Cold pizza" };
    const { status, answer } = await call("POST", path, body, { ...owner, ...key });
    if (status === 200)
      told.ownRefunds.push(...answer.refunds.map((/** @type {{ id: string }} */ { id }) => id));
    // The event that confirms the payment may not have arrived yet, or the other screen was faster.
    else if (!/^(REFUND_EXCEEDS_CAPTURED|NOT_REFUNDABLE|LINE_ALREADY_REFUNDED)$/.test(answer.error))
      told.wrong.push(`a refund by the restaurant answered ${JSON.stringify(answer)}`);
  };
  await Promise.all(chance(0.3) ? [refund(), refund()] : [refund()]);
}

/**
 * @param {Town} town
 * @param {string[]} spendable
 */
export async function payByCard(town, spendable) {
  const placed = await place(town, "stripe", spendable);
  if (!placed?.clientSecret) return;
  const { mine, clientSecret } = placed;
  const course = Math.random();
  if (course < 0.08) return;
  if (course < 0.15) return void (await pay(town, clientSecret, "declined"));
  if (course < 0.25) {
    await cancel(town, mine);
    await pay(town, clientSecret, "succeeded");
    return;
  }
  if (course < 0.35) await pay(town, clientSecret, "declined");
  mine.paid = await pay(town, clientSecret, "succeeded");
  const end = Math.random();
  if (end < 0.12) await cancel(town, mine);
  else if (end < 0.24) await move(town, mine, "rejected");
  else if (!mine.paid) return;
  else if (end < 0.4) {
    await move(town, mine, "accepted");
    await (chance(0.5) ? refundByHand(town, mine.id) : giveBack(town, mine.id));
  } else if (end < 0.5) await dispute(town, clientSecret);
  else {
    await deliver(town, mine);
    delivered.push({ id: mine.id, clientSecret });
  }
}

/**
 * What is asked back of an order that was delivered a while ago, and so released.
 *
 * @param {Town} town
 */
export async function askBack(town) {
  if (delivered.length < 5) return;
  const [order] = delivered.splice(0, 1);
  if (!order) return;
  const what = Math.random();
  if (what < 0.3) await refundByHand(town, order.id);
  else if (what < 0.6) await giveBack(town, order.id);
  else await dispute(town, order.clientSecret);
}

/**
 * @param {Town} town
 * @param {string[]} spendable
 */
export async function payCash(town, spendable) {
  const placed = await place(town, "cash", spendable);
  if (!placed) return;
  const course = Math.random();
  if (course < 0.25) await cancel(town, placed.mine);
  else if (course < 0.5) await move(town, placed.mine, "accepted");
}
