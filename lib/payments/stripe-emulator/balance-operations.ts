import { findTransaction, listTransactions, markPaidOut, readBalances } from "./balance-store";
import type { BalanceTransactionObject, PayoutObject, TopupObject } from "./balance-transaction-object";
import { chargeView } from "./charge-view";
import type { EmulatorObject, IntentObject } from "./emulator-object";
import {
  type Context,
  done,
  malformed,
  metadataOf,
  missing,
  newStripeId,
  notPositive,
  type Operation,
  positive,
  refuse,
  text,
  unix,
} from "./emulator-operations";
import { insertObject, lockObject, replaceObject } from "./emulator-store";
import { readList, wants } from "./list-form";

const MISSING_FUNDS =
  "You have insufficient funds in your Stripe account for this transfer. Your card balance is too low. You can use the /v1/balance endpoint to view your Stripe balance (for more details, see stripe.com/docs/api#balance).";
const DAY_SECONDS = 86_400;

/** A line for each currency that the platform has a bank account in, and for any other that still holds money. */
export const retrieveBalance: Operation = async ({ tx, now, owner, platform }) => {
  const balances = await readBalances(tx, { owner, now });
  const holding = balances.filter(({ available, pending }) => available !== 0 || pending !== 0);
  const shown = new Set([...platform.settlementCurrencies, ...holding.map(({ currency }) => currency)]);
  const view = (part: "available" | "pending") =>
    [...shown].map((currency) => {
      const amount = balances.find((each) => each.currency === currency)?.[part] ?? 0;
      return { amount, currency, source_types: { card: amount } };
    });
  return done({ object: "balance", available: view("available"), pending: view("pending"), livemode: false });
};

/** A transaction as it stands now: what was pending becomes available by itself. */
function transactionView({ now }: Context, transaction: BalanceTransactionObject): BalanceTransactionObject {
  return { ...transaction, status: transaction.available_on > unix(now) ? "pending" : "available" };
}

/** The object behind a transaction, as the API shows it: an intent's charge. */
function sourceView(transaction: BalanceTransactionObject, object: EmulatorObject | null): unknown {
  return object?.object === "payment_intent" ? chargeView(object as IntentObject, transaction.id) : object;
}

export const listBalanceTransactions: Operation = async (context, form) => {
  const { limit, ...page } = readList(form);
  const found = await listTransactions(context.tx, {
    owner: context.owner,
    ...page,
    type: text(form.type),
    source: text(form.source),
    payout: text(form.payout),
    currency: text(form.currency),
    limit: limit + 1,
  });
  const shown = found.slice(0, limit).map(({ transaction, object }) => ({
    ...transactionView(context, transaction),
    source: wants(form, "data.source") ? sourceView(transaction, object) : transaction.source,
  }));
  const data = page.endingBefore === null ? shown : shown.reverse();
  return done({ object: "list", url: "/v1/balance_transactions", data, has_more: found.length > limit });
};

export const retrieveBalanceTransaction: Operation = async (context, _form, id) => {
  const found = await findTransaction(context.tx, id);
  return found ? done(transactionView(context, found)) : missing("balance transaction", id);
};

/** Pays out to the platform's bank by hand: what is available, and no more. */
export const createPayout: Operation = async (context, form) => {
  const { balance, tx, now, owner, emit } = context;
  const amount = positive(form.amount);
  const currency = text(form.currency);
  if (amount === null) return notPositive();
  if (currency === null) return malformed("Missing required param: currency.", { param: "currency" });
  const payout = newPayout(context, { amount, currency, automatic: false }, metadataOf(form));
  if (!(await balance.payout(payout))) return refuse(MISSING_FUNDS, { code: "balance_insufficient" });
  await insertObject(tx, payout, { now, owner });
  await emit("payout.created", payout);
  return done(payout);
};

export const cancelPayout: Operation = async (context, _form, id) => {
  const payout = await undoPayout(context, id, "canceled");
  return payout ? done(payout) : missing("payout", id);
};

/** Puts the platform's own money into the balance. */
export const createTopup: Operation = async ({ tx, now, owner, balance, emit }, form) => {
  const amount = positive(form.amount);
  const currency = text(form.currency);
  if (amount === null) return notPositive();
  if (currency === null) return malformed("Missing required param: currency.", { param: "currency" });
  const topup: TopupObject = {
    id: newStripeId("tu"),
    object: "topup",
    amount,
    currency,
    description: text(form.description),
    status: "succeeded",
    metadata: metadataOf(form),
    created: unix(now),
    livemode: false,
  };
  await balance.topup(topup);
  await insertObject(tx, topup, { now, owner });
  await emit("topup.succeeded", topup);
  return done(topup);
};

function newPayout(
  { now }: Context,
  money: Pick<PayoutObject, "amount" | "currency" | "automatic">,
  metadata: Record<string, string> = {},
): PayoutObject {
  return {
    id: newStripeId("po"),
    object: "payout",
    ...money,
    arrival_date: unix(now) + DAY_SECONDS,
    method: "standard",
    status: "pending",
    failure_code: null,
    metadata,
    created: unix(now),
    livemode: false,
  };
}

/** A payout that was called off, or that the platform's bank sent back, is in the balance again. */
export async function undoPayout(
  { tx, balance, emit }: Context,
  id: string,
  status: "canceled" | "failed",
): Promise<PayoutObject | null> {
  const payout = await lockObject(tx, "payout", id);
  if (payout?.status !== "pending") return payout;
  const undone: PayoutObject = {
    ...payout,
    status,
    failure_code: status === "failed" ? "account_closed" : null,
  };
  await balance.payoutUndone(payout, status);
  await replaceObject(tx, undone);
  await emit(`payout.${status}`, undone);
  return undone;
}

/** What an automatic schedule does each day: everything that is available goes to the platform's bank. */
export async function payOutAll(context: Context): Promise<void> {
  const { tx, now, owner, balance, emit } = context;
  for (const { currency, available } of await readBalances(tx, { owner, now })) {
    if (available <= 0) continue;
    const payout = newPayout(context, { amount: available, currency, automatic: true });
    if (!(await balance.payout(payout))) continue;
    await insertObject(tx, payout, { now, owner });
    await markPaidOut(tx, { payoutId: payout.id, owner, currency, now });
    await emit("payout.created", payout);
  }
}
