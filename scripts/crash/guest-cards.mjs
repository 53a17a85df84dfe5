import { randomUUID } from "node:crypto";
import { pay } from "./bank.mjs";
import { chance } from "./told.mjs";

/** @typedef {import("./told.mjs").Town} Town */

/**
 * Buys a gift card, to be spent by whoever has its code, or to be given back unused.
 *
 * @param {Town} town
 * @param {string[]} spendable
 */
export async function buyGiftCard(town, spendable) {
  const { call, shop, told } = town;
  const purchaserEmail = `${randomUUID()}@crash.example`;
  const path = `/api/public/${shop.slug}/gift-cards/purchase`;
  const key = { "idempotency-key": randomUUID() };
  const bought = await call("POST", path, { amount: 20, purchaserEmail }, key);
  if (bought.status !== 200)
    return void told.wrong.push(`a gift card answered ${JSON.stringify(bought.answer)}`);
  const { clientSecret, pendingId } = bought.answer;
  if (chance(0.2)) await pay(town, clientSecret, "declined");
  if (!(await pay(town, clientSecret, "succeeded"))) return;
  told.cards.push(pendingId);
  if (chance(0.4)) return giveBack(town, purchaserEmail);
  const { answer } = await call("GET", `/api/dev/mail?to=${encodeURIComponent(purchaserEmail)}`);
  const code = /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(answer.emails[0]?.text ?? "")?.[0];
  if (code) spendable.push(code);
}

/**
 * @param {Town} town
 * @param {string} purchaserEmail
 */
async function giveBack({ call, shop, told, owner }, purchaserEmail) {
  const path = `/api/tenant/${shop.slug}/gift-cards`;
  const { answer: list } = await call("GET", path, undefined, owner);
  const card = list.giftCards?.find(
    (/** @type {{ purchaserEmail: string }} */ one) => one.purchaserEmail === purchaserEmail,
  );
  // Its event may still be on its way.
  if (!card) return;
  const headers = { ...owner, "idempotency-key": randomUUID() };
  const refunded = await call("POST", `${path}/${card.id}/refund`, { reason: "A gift twice" }, headers);
  if (refunded.status === 200) told.cardRefunds.push(refunded.answer.refundId);
  else if (refunded.answer.error === "ANSWER_LOST") told.lostCardRefunds.push(card.id);
  else told.wrong.push(`a gift card's refund answered ${JSON.stringify(refunded.answer)}`);
}
