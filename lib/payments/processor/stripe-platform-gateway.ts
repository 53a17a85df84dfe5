import type Stripe from "stripe";
import type { PlatformSetup, ProcessorBalance } from "./platform-state";
import type { Answer } from "./processor";
import { isBookedKind, kindOf, type ProcessorTransaction } from "./processor-transaction";
import { floorProcessorAmount } from "./processor-unit";
import { asked } from "./stripe-call-gateway";
import { bookedMoney, type Money } from "./stripe-object-gateway";

export type PlatformCalls = {
  retrieve(): Promise<Answer<PlatformSetup>>;
  readBalance(): Promise<Answer<ProcessorBalance>>;
  /**
   * One page of what changed the balance in the half-open time range, the newest first, from behind `after`. `next` is
   * what the next page is behind; null on the last.
   */
  listTransactions(page: {
    from: Date;
    to: Date;
    after: string | null;
  }): Promise<Answer<{ transactions: ProcessorTransaction[]; next: string | null }>>;
};

const PAGE = 100;
/** The balance that payments arrive in and transfers leave from; others are moved to and from it. */
const PAYMENTS = "payments";
const NEEDED = ["card_payments", "transfers"] as const;

export function createStripePlatform(stripe: Stripe): PlatformCalls {
  return {
    retrieve: () => asked(stripe.accounts.retrieveCurrent(), accountOf),
    readBalance: () => asked(stripe.balance.retrieve(), balanceOf),
    listTransactions: ({ from, to, after }) =>
      asked(
        stripe.balanceTransactions.list({
          limit: PAGE,
          created: { gte: unix(from), lt: unix(to) },
          ...(after !== null && { starting_after: after }),
          expand: ["data.source"],
        }),
        ({ data, has_more: hasMore }) => ({
          transactions: data
            .filter(({ balance_type: type }) => (type ?? PAYMENTS) === PAYMENTS)
            .map(transactionOf),
          next: hasMore ? (data.at(-1)?.id ?? null) : null,
        }),
      ),
  };
}

const unix = (at: Date) => Math.floor(at.getTime() / 1000);
const instantOf = (seconds: number) => new Date(seconds * 1000);

function accountOf(account: Stripe.Account): PlatformSetup {
  const { settings } = account;
  return {
    id: account.id,
    country: account.country ?? "",
    defaultCurrency: (account.default_currency ?? "").toUpperCase(),
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    missingCapabilities: NEEDED.filter((name) => account.capabilities?.[name] !== "active"),
    payoutInterval: settings?.payouts?.schedule.interval ?? null,
    statementPrefix: settings?.card_payments?.statement_descriptor_prefix || null,
  };
}

function balanceOf({ available, pending }: Stripe.Balance): ProcessorBalance {
  const funds = (part: { amount: number; currency: string }[]) =>
    part.map(({ amount, currency }) => ({ amount, currency: currency.toUpperCase() }));
  return { available: funds(available), pending: funds(pending) };
}

/** A transaction, whose source was asked for in full. */
function transactionOf(transaction: Stripe.BalanceTransaction): ProcessorTransaction {
  const { id, type, amount, fee, net, source } = transaction;
  const currency = transaction.currency.toUpperCase();
  const kind = kindOf(transaction.reporting_category, amount);
  const object = typeof source === "string" ? null : source;
  return {
    id,
    kind,
    type,
    currency,
    amount,
    fee,
    net,
    sourceId: typeof source === "string" ? source : (source?.id ?? null),
    intentId: object?.object === "charge" ? idOf(object.payment_intent) : null,
    booked: isBookedKind(kind) ? signed(object && askedMoney(object), { amount, currency }) : null,
    createdAt: instantOf(transaction.created),
    availableAt: instantOf(transaction.available_on),
  };
}

const idOf = (ref: string | { id: string } | null) => (typeof ref === "string" ? ref : (ref?.id ?? null));

/** What was asked for with the object behind a transaction; null where it is none that moves a restaurant's money. */
function askedMoney(object: Stripe.BalanceTransactionSource): Money | null {
  switch (object.object) {
    case "transfer":
    case "transfer_reversal":
      return bookedMoney(object.metadata) ?? moneyOf(object);
    case "charge":
      return moneyOf({ amount: object.amount_captured, currency: object.currency });
    case "refund":
    case "dispute":
      return moneyOf(object);
    default:
      return null;
  }
}

function moneyOf({ amount, currency: unit }: { amount: number; currency: string }): Money {
  const currency = unit.toUpperCase();
  return { amountMinor: floorProcessorAmount(amount, currency), currency };
}

/** With the sign of the transaction; without anything better, the transaction's own amount. */
function signed(money: Money | null, transaction: { amount: number; currency: string }): Money {
  const { amountMinor, currency } = money ?? moneyOf(transaction);
  return { amountMinor: Math.sign(transaction.amount) * Math.abs(amountMinor), currency };
}
