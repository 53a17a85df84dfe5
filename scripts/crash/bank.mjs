import { chance } from "./told.mjs";

/** @typedef {import("./told.mjs").Town} Town */

/**
 * @param {Town} town
 * @param {string} clientSecret
 * @param {"succeeded" | "declined"} outcome
 */
export async function pay({ call }, clientSecret, outcome) {
  const { answer } = await call("POST", "/api/dev/stripe/confirm", { clientSecret, outcome });
  return answer.status === "succeeded";
}

/**
 * The customer's bank takes a payment back, and mostly decides some time later.
 *
 * @param {Town} town
 * @param {string} clientSecret
 */
export async function dispute({ call, told }, clientSecret) {
  const ask = (/** @type {string} */ outcome) =>
    call("POST", "/api/dev/stripe/disputes", { clientSecret, outcome });
  const opened = await ask("opened");
  if (opened.status !== 200) {
    if (opened.answer.error !== "PAYMENT_NOT_OPEN")
      told.wrong.push(`a dispute answered ${JSON.stringify(opened.answer)}`);
    return;
  }
  /** @type {import("./told.mjs").ToldDispute} */
  const mine = { disputeId: opened.answer.disputeId, outcome: "opened" };
  told.disputes.push(mine);
  if (chance(0.25)) return;
  const outcome = chance(0.5) ? "won" : "lost";
  const decided = await ask(outcome);
  if (decided.status === 200) mine.outcome = outcome;
  else told.wrong.push(`a decided dispute answered ${JSON.stringify(decided.answer)}`);
}
