import type Stripe from "stripe";
import type { Subject } from "@/lib/payments/subject/subject";
import type { Answer, ProcessorTransfer } from "./processor";
import { processorStep, toProcessorAmount } from "./processor-unit";
import { asked, askedFor, isReusedKey, keyAfter, listed } from "./stripe-call-gateway";
import {
  bookedAs,
  type Conversion,
  type Money,
  reversalOf,
  type StripeAmount,
  settledCharge,
  subjectMetadata,
  transferOf,
} from "./stripe-object-gateway";

/** Paying restaurants at the processor, and taking it back. */
export type TransferCalls = {
  /**
   * With the intent of a payment, passes on money of its charge, also before that is available; refused for more than
   * the charge. Without one, the money has to be available. A charge that settled in another currency, because the
   * platform has no bank account in its own, is passed on in that one, at the rate that the charge had: `sent` says so.
   * A key that was used for another account or with other names is no refusal: what was made with it then is the transfer.
   */
  createTransfer(input: {
    transferId: string;
    /** What it pays out; null for what was owed since earlier. */
    subject: Subject | null;
    amountMinor: number;
    currency: string;
    accountId: string;
    sourceIntentId?: string | undefined;
    /** How often it was definitely refused; each further try is another request. */
    refusals?: number;
    mayBeForgotten?: boolean;
  }): Promise<Answer<ProcessorTransfer>>;
  reverseTransfer(input: {
    refundId: string;
    processorTransferId: string;
    amountMinor: number;
    currency: string;
    /** The transfer, where it was sent in another currency: its part goes back in that one. */
    converted?: { amountMinor: number; sent: Money } | null;
    refusals?: number;
    mayBeForgotten?: boolean;
  }): Promise<Answer<{ id: string }>>;
};

export function createStripeTransfers(stripe: Stripe): TransferCalls {
  const findTransfer = async (group: string, id: string) => {
    const found = await listed(stripe.transfers.list({ transfer_group: group, limit: 100 }), transferOf);
    return found.find(({ transferId }) => transferId === id);
  };
  const findReversal = async (transferId: string, id: string) => {
    const found = await listed(stripe.transfers.listReversals(transferId, { limit: 100 }), reversalOf);
    return found.find(({ refundId }) => refundId === id);
  };

  return {
    async createTransfer({ transferId, subject, accountId, sourceIntentId, refusals = 0, ...input }) {
      const { mayBeForgotten, ...money } = input;
      const group = subject?.id ?? transferId;
      const earlier = mayBeForgotten ? await findTransfer(group, transferId) : undefined;
      if (earlier) return { ok: true, value: earlier };
      const expand = ["latest_charge.balance_transaction"];
      const charge = sourceIntentId
        ? await asked(stripe.paymentIntents.retrieve(sourceIntentId, { expand }), settledCharge)
        : null;
      if (charge?.ok === false) return charge;
      const create = (amount: StripeAmount) => {
        const sent = partOf(amount, charge?.value.settled ?? null);
        return stripe.transfers.create(
          {
            ...(sent ?? amount),
            ...(charge && { source_transaction: charge.value.id }),
            destination: accountId,
            transfer_group: group,
            metadata: {
              transfer_id: transferId,
              ...subjectMetadata(subject),
              ...(sent && bookedAs(amount)),
            },
          },
          { idempotencyKey: keyAfter(transferId, refusals) },
        );
      };
      const made = await askedFor(money, create, transferOf);
      if (!isReusedKey(made)) return made;
      const value = await findTransfer(group, transferId);
      return value ? { ok: true, value } : made;
    },
    async reverseTransfer(input) {
      const { refundId, processorTransferId, converted, refusals = 0, mayBeForgotten, ...money } = input;
      const earlier = mayBeForgotten ? await findReversal(processorTransferId, refundId) : undefined;
      if (earlier) return { ok: true, value: earlier };
      const create = (amount: StripeAmount) => {
        const back = partOf(amount, converted ? conversionOf(money.currency, converted) : null);
        return stripe.transfers.createReversal(
          processorTransferId,
          {
            amount: (back ?? amount).amount,
            metadata: { refund_id: refundId, ...(back && bookedAs(amount)) },
          },
          { idempotencyKey: keyAfter(`reversal-${refundId}`, refusals) },
        );
      };
      return askedFor(money, create, reversalOf);
    },
  };
}

/** Its share of what a whole became; null where it was not converted. Rounded down: all parts together never exceed it. */
function partOf({ amount, currency }: StripeAmount, conversion: Conversion | null): StripeAmount | null {
  if (conversion === null || conversion.whole.currency !== currency) return null;
  const { whole, became } = conversion;
  if (became.currency === currency) return null;
  const step = processorStep(became.currency.toUpperCase());
  return {
    amount: Math.floor((amount * became.amount) / whole.amount / step) * step,
    currency: became.currency,
  };
}

function conversionOf(
  currency: string,
  { amountMinor, sent }: { amountMinor: number; sent: Money },
): Conversion | null {
  const [whole, amount] = [
    toProcessorAmount(amountMinor, currency),
    toProcessorAmount(sent.amountMinor, sent.currency),
  ];
  if (whole === null || amount === null) return null;
  return {
    whole: { amount: whole, currency: currency.toLowerCase() },
    became: { amount, currency: sent.currency.toLowerCase() },
  };
}
