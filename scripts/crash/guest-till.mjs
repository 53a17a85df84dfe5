import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { chance, pick } from "./told.mjs";

/** @typedef {import("./told.mjs").Town} Town */

const DAY_MS = 4_000;
const WAYS = [
  { method: "cash" },
  { method: "external", type: "terminal" },
  { method: "external", type: "voucher" },
];

/** A request of the owner with a key of its own, which is repeated until it is answered. */
const senderOf =
  (/** @type {Town} */ { call, shop, owner }) =>
  (/** @type {string} */ method, /** @type {string} */ path, /** @type {unknown} */ body) =>
    call(method, `/api/tenant/${shop.slug}${path}`, body, { ...owner, "idempotency-key": randomUUID() });

/**
 * An order that a member takes at the counter or on the phone: it is accepted, paid in one or two parts, and mostly handed
 * over.
 *
 * @param {Town} town
 */
export async function orderAtCounter(town) {
  const { shop, told } = town;
  const send = senderOf(town);
  const placed = await send("POST", "/orders", {
    ...{
      type: "pickup",
      channel: pick(["counter", "phone"]),
      customerName: "Crash Counter",
      customerEmail: null,
    },
    ...{ customerPhone: "+39 333 0000000", paymentMethod: pick(["cash", "external"]) },
    items: [{ productId: pick(shop.products), quantity: 1 + Math.floor(Math.random() * 2) }],
  });
  if (placed.status !== 200)
    return void told.wrong.push(`an order at the counter answered ${JSON.stringify(placed.answer)}`);
  const { id, orderNumber, total } = placed.answer.order;
  const open = { paid: false, canceled: false, accepted: true, rejected: false, delivered: false };
  const mine = { id, orderNumber, email: "", ...open };
  told.acknowledged.push(mine);
  const parts = chance(0.4) ? [{ amount: 1.5 }, {}] : [{}];
  for (const part of parts) {
    const taken = await send("POST", `/orders/${id}/payments`, { ...pick(WAYS), ...part });
    if (taken.status !== 200)
      return void told.wrong.push(`a payment at the counter answered ${JSON.stringify(taken.answer)}`);
  }
  mine.paid = true;
  const end = Math.random();
  const status = end < 0.15 ? "canceled" : end < 0.6 ? "delivered" : null;
  // Of an order that ends all of it goes back.
  if (status !== "canceled") told.takings.push({ orderId: id, parts: parts.length, amount: total });
  if (status === null) return;
  mine.accepted = false;
  const steps = status === "canceled" ? ["canceled"] : ["preparing", "ready", "delivered"];
  for (const to of steps) await send("PATCH", `/orders/${id}`, { status: to });
  mine[status] = true;
}

/**
 * The drawer is opened with its float, cash is put in and taken out, and it is counted and closed by two members at once,
 * day after day.
 *
 * @param {Town} town
 * @param {string} drawerId
 * @param {() => boolean} isOver
 */
export async function keepDrawer(town, drawerId, isOver) {
  const { told } = town;
  const send = senderOf(town);
  const refuse = (/** @type {string} */ what, /** @type {unknown} */ answer) =>
    void told.wrong.push(`${what} answered ${JSON.stringify(answer)}`);
  while (!isOver()) {
    const opened = await send("POST", `/drawers/${drawerId}/open`, { float: 100, includesEarlier: true });
    if (opened.status !== 200) return refuse("a drawer's opening", opened.answer);
    const dayId = opened.answer.id;
    for (const direction of ["in", "out"]) {
      await wait(DAY_MS / 2);
      const moved = await send("POST", `/drawers/${drawerId}/movements`, {
        ...{ direction, amount: 7.5, reason: "Change" },
      });
      if (moved.status === 200) told.movements += 1;
      else refuse("cash that was moved", moved.answer);
    }
    const body = { dayId, counted: 100 };
    const closes = await Promise.all([1, 2].map(() => send("POST", `/drawers/${drawerId}/close`, body)));
    const done = closes.filter(({ status }) => status === 200);
    for (const { status, answer } of closes)
      if (status !== 200 && answer.error !== "DRAWER_NOT_OPEN") refuse("a drawer's close", answer);
    if (done.length !== 1)
      refuse(
        "two closes of one day",
        closes.map(({ answer }) => answer.error ?? "done"),
      );
    for (const { answer } of done) told.zReports.push({ dayId, zNumber: answer.day.zNumber });
  }
}
