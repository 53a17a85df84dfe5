/**
 * Guests and staff of one restaurant, in a process that survives what happens to the server: every order has a key
 * and is repeated until it is acknowledged. The parent says when to stop, and gets what was acknowledged.
 *
 * usage: node guests.mjs <JSON of { origin, shop, guests }>
 */
import { randomUUID } from "node:crypto";
import { createCaller } from "./caller.mjs";

/**
 * @typedef {{ id: string, orderNumber: string, paid: boolean, canceled: boolean, accepted: boolean,
 *   rejected: boolean }} Acknowledged
 * @typedef {{ acknowledged: Acknowledged[], cards: string[], wrong: string[],
 *   counts: { unanswered: number, unavailable: number } }} Told `cards` are gift-card purchases that were paid
 */

/** @type {{ origin: string, shop: import("./crash-shop.mjs").CrashShop, guests: number }} */
const { origin, shop, guests } = JSON.parse(process.argv[2] ?? "{}");
const { call, signIn, counts } = createCaller(origin);
const publicPath = `/api/public/${shop.slug}`;
const tenantPath = `/api/tenant/${shop.slug}`;

/** @type {Told} */
const told = { acknowledged: [], cards: [], wrong: [], counts };
/** @type {string[]} */
const spendable = [];
let stopping = false;

const email = "diner@crash.example";
const chance = (/** @type {number} */ rate) => Math.random() < rate;
const pick = (/** @type {string[]} */ from) => from[Math.floor(Math.random() * from.length)];

/** @typedef {{ cookie: string }} Session */

/** @param {string} paymentMethod */
async function place(paymentMethod) {
  const path = `${publicPath}/orders`;
  const key = { "idempotency-key": randomUUID() };
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
  const mine = { id, orderNumber, paid: false, canceled: false, accepted: false, rejected: false };
  told.acknowledged.push(mine);
  if (chance(0.2)) {
    const again = await call("POST", path, body, key);
    if (again.answer.id !== id) told.wrong.push(`a repeat of ${id} answered ${JSON.stringify(again.answer)}`);
  }
  return { mine, clientSecret };
}

/**
 * @param {string} clientSecret
 * @param {"succeeded" | "declined"} outcome
 */
async function pay(clientSecret, outcome) {
  const { answer } = await call("POST", "/api/dev/stripe/confirm", { clientSecret, outcome });
  return answer.status === "succeeded";
}

/** @param {Acknowledged} mine */
async function cancel(mine) {
  const { status, answer } = await call("POST", `${publicPath}/orders/${mine.id}/cancel`, { email });
  mine.canceled = status === 200 || answer.error === "NOT_CANCELLABLE";
}

/**
 * @param {Acknowledged} mine
 * @param {"accepted" | "rejected"} status
 * @param {Session} owner
 */
async function move(mine, status, owner) {
  const changed = await call("PATCH", `${tenantPath}/orders/${mine.id}`, { status }, owner);
  mine[status] = changed.status === 200 || changed.answer.error === "INVALID_TRANSITION";
}

/** @param {{ owner: Session, admin: Session }} staff */
async function payByCard({ owner, admin }) {
  const placed = await place("stripe");
  if (!placed?.clientSecret) return;
  const { mine, clientSecret } = placed;
  const course = Math.random();
  if (course < 0.1) return;
  if (course < 0.2) return void (await pay(clientSecret, "declined"));
  if (course < 0.35) {
    await cancel(mine);
    await pay(clientSecret, "succeeded");
    return;
  }
  if (course < 0.45) await pay(clientSecret, "declined");
  mine.paid = await pay(clientSecret, "succeeded");
  const end = Math.random();
  if (end < 0.2) await cancel(mine);
  else if (end < 0.4) await move(mine, "rejected", owner);
  else if (end < 0.7 && mine.paid) {
    await move(mine, "accepted", owner);
    const part = { orderId: mine.id, amount: 1 + Math.floor(Math.random() * 3), reason: "Cold" };
    const refund = () => call("POST", "/api/admin/escrow/refunds", part, admin);
    await Promise.all(chance(0.3) ? [refund(), refund(), refund()] : [refund()]);
  }
}

/** @param {{ owner: Session }} staff */
async function payCash({ owner }) {
  const placed = await place("cash");
  if (!placed) return;
  const course = Math.random();
  if (course < 0.25) await cancel(placed.mine);
  else if (course < 0.5) await move(placed.mine, "accepted", owner);
}

async function buyGiftCard() {
  const purchaserEmail = `${randomUUID()}@crash.example`;
  const bought = await call("POST", `${publicPath}/gift-cards/purchase`, { amount: 20, purchaserEmail });
  if (bought.status !== 200)
    return void told.wrong.push(`a gift card answered ${JSON.stringify(bought.answer)}`);
  const { clientSecret, pendingId } = bought.answer;
  if (chance(0.2)) await pay(clientSecret, "declined");
  if (!(await pay(clientSecret, "succeeded"))) return;
  told.cards.push(pendingId);
  const { answer } = await call("GET", `/api/dev/mail?to=${encodeURIComponent(purchaserEmail)}`);
  const code = /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(answer.emails[0]?.text ?? "")?.[0];
  if (code) spendable.push(code);
}

process.on("message", () => {
  stopping = true;
});

const staff = { owner: await signIn(shop.owner), admin: await signIn(shop.admin) };
await Promise.all(
  Array.from({ length: guests }, async () => {
    while (!stopping) {
      const what = Math.random();
      if (what < 0.55) await payByCard(staff);
      else if (what < 0.85) await payCash(staff);
      else await buyGiftCard();
    }
  }),
);
process.send?.(told);
process.disconnect();
