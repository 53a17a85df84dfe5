import type { BalanceTransactionObject, PayoutObject, TopupObject } from "./balance-transaction-object";
import type {
  DisputeObject,
  IntentObject,
  RefundObject,
  ReversalObject,
  TransferObject,
} from "./emulator-object";
import { conversionFee, convert, disputeFee, exchangeRate, processingFee } from "./emulator-rates";
import type { EmulatorPlatform } from "./platform-account";

/** The balance of the embedded processor's account as the real API shows it, and what changes it. */

/** What changes the balance, before it has a name and a time. */
export type BalanceChange = {
  type: string;
  category: string;
  /** The object that is its source in the API, and by what it is kept here where that differs: charges are kept in their intents. */
  source: string;
  objectId?: string;
  amount: number;
  currency: string;
  exchangeRate?: number | null;
  fees?: { amount: number; description: string }[];
  description?: string | null;
  /** From when on it is available, in Unix seconds; from now on where none is named. */
  availableOn?: number;
};

/** The platform's account at work: each act changes the balance, and those that need money of it answer whether it has that. */
export type PlatformBalance = {
  charge(intent: IntentObject): Promise<void>;
  refund(intent: IntentObject, refund: RefundObject): Promise<boolean>;
  refundFailed(intent: IntentObject, refund: RefundObject): Promise<void>;
  disputeOpened(dispute: DisputeObject): Promise<BalanceTransactionObject>;
  disputeWon(dispute: DisputeObject): Promise<BalanceTransactionObject>;
  transfer(transfer: TransferObject): Promise<boolean>;
  transferReversed(reversal: ReversalObject): Promise<void>;
  payout(payout: PayoutObject): Promise<boolean>;
  payoutUndone(payout: PayoutObject, status: "canceled" | "failed"): Promise<void>;
  topup(topup: TopupObject): Promise<void>;
  /** What a charge settled as. */
  findCharge(chargeId: string): Promise<BalanceTransactionObject | null>;
};

/** Whether an intent was paid with a card; the API names everything else a payment. */
export function isCard({ payment_method: method }: Pick<IntentObject, "payment_method">): boolean {
  return method?.startsWith("pm_card") ?? true;
}

/** What an amount settles as: itself, or converted into the account's own currency where it has no bank account for it. */
export function settled(
  amount: number,
  currency: string,
  { settlementCurrencies: kept }: EmulatorPlatform,
): { amount: number; currency: string; exchangeRate: number | null } {
  const [own] = kept;
  if (own === undefined || kept.includes(currency)) return { amount, currency, exchangeRate: null };
  const [from, to] = [currency.toUpperCase(), own.toUpperCase()];
  return { amount: convert(amount, from, to), currency: own, exchangeRate: exchangeRate(from, to) };
}

/** A payment arrives: gross, less what the processor takes for it. */
export function chargeChange(intent: IntentObject, platform: EmulatorPlatform): BalanceChange {
  const money = settled(intent.amount_received, intent.currency, platform);
  const unit = money.currency.toUpperCase();
  const fees = [{ amount: processingFee(money.amount, unit), description: "Stripe processing fees" }];
  if (money.exchangeRate !== null)
    fees.push({ amount: conversionFee(money.amount, unit), description: "Stripe currency conversion fee" });
  return {
    type: isCard(intent) ? "charge" : "payment",
    category: "charge",
    source: intent.latest_charge ?? "",
    objectId: intent.id,
    ...money,
    fees,
  };
}

/** A refund leaves; the processor keeps its fee of the payment. */
export function refundChange(
  intent: IntentObject,
  refund: RefundObject,
  platform: EmulatorPlatform,
): BalanceChange {
  const { amount, ...money } = settled(refund.amount, refund.currency, platform);
  const type = isCard(intent) ? "refund" : "payment_refund";
  return { type, category: "refund", source: refund.id, amount: 0 - amount, ...money };
}

/** A refund comes back from a bank that could not take it. */
export function refundFailedChange(
  intent: IntentObject,
  refund: RefundObject,
  platform: EmulatorPlatform,
): BalanceChange {
  const money = settled(refund.amount, refund.currency, platform);
  const type = isCard(intent) ? "refund_failure" : "payment_refund";
  return { type, category: "refund_failure", source: refund.id, ...money };
}

/** A bank takes a payment back, and the processor a fee for it. */
export function disputeChange(dispute: DisputeObject, platform: EmulatorPlatform): BalanceChange {
  const { amount, ...money } = settled(dispute.amount, dispute.currency, platform);
  const fee = disputeFee(money.currency.toUpperCase());
  return {
    type: "adjustment",
    category: "dispute",
    source: dispute.id,
    amount: 0 - amount,
    ...money,
    fees: [{ amount: fee, description: "Dispute fee" }],
    description: `Chargeback withdrawal for ${dispute.charge}`,
  };
}

/** A won dispute gives its money back, without the fee. */
export function disputeWonChange(dispute: DisputeObject, platform: EmulatorPlatform): BalanceChange {
  return {
    type: "adjustment",
    category: "dispute_reversal",
    source: dispute.id,
    ...settled(dispute.amount, dispute.currency, platform),
    description: `Chargeback reversal for ${dispute.charge}`,
  };
}

export function transferChange({ id, amount, currency }: TransferObject): BalanceChange {
  return { type: "transfer", category: "transfer", source: id, amount: 0 - amount, currency };
}

export function reversalChange({ id, amount, currency }: ReversalObject): BalanceChange {
  return { type: "transfer_refund", category: "transfer_reversal", source: id, amount, currency };
}

export function payoutChange({ id, amount, currency }: PayoutObject): BalanceChange {
  return { type: "payout", category: "payout", source: id, amount: 0 - amount, currency };
}

export function payoutUndoneChange(
  { id, amount, currency }: PayoutObject,
  status: "canceled" | "failed",
): BalanceChange {
  const type = status === "canceled" ? "payout_cancel" : "payout_failure";
  return { type, category: "payout_reversal", source: id, amount, currency };
}

export function topupChange({ id, amount, currency, description }: TopupObject): BalanceChange {
  return { type: "topup", category: "topup", source: id, amount, currency, description };
}

/** A change of the balance as the API shows it. Times are in Unix seconds. */
export function balanceTransactionOf(
  change: BalanceChange,
  { id, created, availableOn }: { id: string; created: number; availableOn: number },
): BalanceTransactionObject {
  const { type, category, source, amount, currency, exchangeRate: rate = null, fees = [] } = change;
  const charged = fees.filter((fee) => fee.amount !== 0);
  const fee = charged.reduce((sum, each) => sum + each.amount, 0);
  return {
    id,
    object: "balance_transaction",
    amount,
    available_on: availableOn,
    balance_type: "payments",
    created,
    currency,
    description: change.description ?? null,
    exchange_rate: rate,
    fee,
    fee_details: charged.map((each) => ({ ...each, application: null, currency, type: "stripe_fee" })),
    net: amount - fee,
    reporting_category: category,
    source,
    status: availableOn > created ? "pending" : "available",
    type,
  };
}
