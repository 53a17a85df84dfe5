import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { dispute, pay } from "./bank.mjs";
import { chance, pick } from "./told.mjs";

/** @typedef {import("./told.mjs").Town} Town */

const PATIENT_TRIES = 60;

/**
 * Guests of one table eat, split their bill, pay a share in cash and the rest online, and the bill is closed; then some
 * of it is asked back. False when something went wrong that ends the evening at this table.
 *
 * @param {Town} town
 * @param {string} tableId
 */
export async function eatAtTable(town, tableId) {
  const { call, shop, told, owner } = town;
  const path = `/api/tenant/${shop.slug}/bills`;
  const send = (/** @type {string} */ rest, /** @type {unknown} */ body) =>
    call("POST", `${path}${rest}`, body, { ...owner, "idempotency-key": randomUUID() });
  let opened = await send("", { tableId });
  // The bill was opened by a request that died before its answer: the table has it.
  if (opened.answer.error === "ANSWER_LOST")
    opened = await call("GET", `/api/tenant/${shop.slug}/tables/${tableId}/bill`, undefined, owner);
  const refuse = (/** @type {string} */ what, /** @type {unknown} */ answer) => {
    told.wrong.push(`${what} answered ${JSON.stringify(answer)}`);
    return false;
  };
  if (opened.status !== 200) return refuse("a bill", opened.answer);
  const { id } = opened.answer;
  /** @type {import("./told.mjs").ToldBill} */
  const mine = { id, rounds: 0, cash: [], online: [], closed: false };
  told.bills.push(mine);
  for (let round = chance(0.5) ? 2 : 1; round > 0; round--) {
    const items = [{ productId: pick(shop.products), quantity: 2 }];
    const { status, answer } = await send(`/${id}/rounds`, { items });
    if (status !== 200) return refuse("a round", answer);
    mine.rounds += 1;
  }
  const shares = [1, 2].map((part) => ({ part, of: 2 }));
  const secrets = await Promise.all(shares.map((share) => payShare(town, { send, mine, share })));
  const { status, answer } = await closeOncePaid(() => send(`/${id}/close`, undefined));
  mine.closed = status === 200 || answer.error === "BILL_CLOSED";
  if (!mine.closed) return answer.error === "BILL_NOT_PAID" ? false : refuse("the end of a bill", answer);
  for (const { paymentId, clientSecret } of secrets.flatMap((one) => one ?? [])) {
    const end = Math.random();
    if (end < 0.25) {
      const refunded = await send(`/${id}/payments/${paymentId}/refunds`, {
        amount: 2.5,
        reason: "Cold soup",
      });
      if (refunded.status === 200) told.billRefunds += 1;
      else refuse("a refund of a bill", refunded.answer);
    } else if (end < 0.45) await dispute(town, clientSecret);
  }
  return true;
}

/**
 * The event that a share is paid may arrive after the guest has paid it, also after a crash or two.
 *
 * @param {() => ReturnType<Town["call"]>} close
 */
async function closeOncePaid(close) {
  for (let attempt = 1; ; attempt++) {
    const closed = await close();
    if (closed.answer.error !== "BILL_NOT_PAID" || attempt === PATIENT_TRIES) return closed;
    await wait(500);
  }
}

/**
 * Pays one share, in whatever way works in the end. Returns what was paid online.
 *
 * @param {Town} town
 * @param {{ send: (rest: string, body: unknown) => ReturnType<Town["call"]>,
 *   mine: import("./told.mjs").ToldBill, share: { part: number, of: number } }} what
 */
async function payShare(town, { send, mine, share }) {
  const path = `/api/tenant/${town.shop.slug}/bills/${mine.id}`;
  let isOnline = chance(0.7);
  for (let attempt = 0; attempt < 20; attempt++) {
    const method = isOnline ? "stripe" : "cash";
    const { status, answer } = await send(`/${mine.id}/payments`, { method, share });
    if (status !== 200) {
      if (answer.error === "BILL_SHARE_PAID" || answer.error === "PAYMENT_NOT_OPEN") continue;
      return void town.told.wrong.push(`a share answered ${JSON.stringify(answer)}`);
    }
    const { paymentId, clientSecret } = answer;
    if (!isOnline) return void mine.cash.push(paymentId);
    if (clientSecret && !chance(0.15)) {
      if (chance(0.15)) await pay(town, clientSecret, "declined");
      if (await pay(town, clientSecret, "succeeded")) {
        mine.online.push(paymentId);
        return { paymentId, clientSecret };
      }
    }
    // The guest's phone is empty: staff stops waiting and takes cash, unless the payment arrived meanwhile.
    await send(`/${mine.id}/payments/${paymentId}/cancel`, undefined);
    const { answer: bill } = await town.call("GET", path, undefined, town.owner);
    const isPaid = bill.payments.some(
      (/** @type {{ id: string, status: string }} */ payment) =>
        payment.id === paymentId && payment.status === "paid",
    );
    if (isPaid) {
      mine.online.push(paymentId);
      return { paymentId, clientSecret };
    }
    isOnline = false;
  }
}
