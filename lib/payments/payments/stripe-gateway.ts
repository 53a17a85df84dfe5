import Stripe from "stripe";
import { fail } from "@/lib/core/errors/app-error";
import type {
  Answer,
  ListedDispute,
  ProcessorEvent,
  ProcessorIntent,
  ProcessorRefund,
  ProcessorTransfer,
} from "./processor";
import { createStripeAccounts, type PayoutAccounts } from "./stripe-account-gateway";
import { asked, askedFor, isReusedKey, keyAfter, listed } from "./stripe-call-gateway";
import { createDisputeAnswers, type DisputeAnswers } from "./stripe-dispute-gateway";
import {
  chargeOf,
  disputeOf,
  intentOf,
  offeredTypes,
  refundOf,
  reversalOf,
  subjectMetadata,
  transferOf,
} from "./stripe-object-gateway";
import type { Subject } from "./subject";

/**
 * The payment processor. Every call that moves money carries our own id as idempotency key, so repeats are harmless; with
 * `mayBeForgotten` (processor-key.ts) what an earlier try made is looked for first.
 */
export type PaymentGateway = {
  /** Whether the account moves real money; events of the other mode are not about its payments. */
  isLive: boolean;
  createIntent(input: {
    paymentId: string;
    subject: Subject;
    tenantId: string;
    amountMinor: number;
    currency: string;
    methodTypes: string[];
    description: string;
  }): Promise<Answer<ProcessorIntent>>;
  retrieveIntent(intentId: string): Promise<Answer<ProcessorIntent>>;
  /**
   * Refused when the intent was paid or canceled meanwhile, or while a bank works on it. It has no key of ours: a cancel
   * that is repeated does nothing, and with a key Stripe would repeat a refusal for a day.
   */
  cancelIntent(intentId: string): Promise<Answer<ProcessorIntent>>;
  createRefund(input: {
    refundId: string;
    intentId: string;
    amountMinor: number;
    currency: string;
    mayBeForgotten?: boolean;
  }): Promise<Answer<ProcessorRefund>>;
  retrieveRefund(processorRefundId: string): Promise<Answer<ProcessorRefund>>;
  listRefundsOfIntent(intentId: string): Promise<ProcessorRefund[]>;
  /**
   * With the intent of a payment, passes on money of its charge, also before that is available; refused for more than
   * the charge. Without one, the money has to be available. A key that was used for another account or with other
   * names is no refusal: what was made with it then is the transfer.
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
    /** As for a transfer. */
    refusals?: number;
    mayBeForgotten?: boolean;
  }): Promise<Answer<{ id: string }>>;
  /** The method types that the account's default configuration offers at checkout; null when it has none. */
  listMethodTypes(): Promise<ReadonlySet<string> | null>;
  /** Everything created in the half-open time range. */
  listIntents(range: TimeRange): Promise<ProcessorIntent[]>;
  listRefunds(range: TimeRange): Promise<ProcessorRefund[]>;
  listTransfers(range: TimeRange): Promise<ProcessorTransfer[]>;
  listDisputes(range: TimeRange): Promise<ListedDispute[]>;
  /** The accounts that restaurants get their share in. */
  accounts: PayoutAccounts;
  disputes: DisputeAnswers;
  /** Checks the signature and its age (300 s). Throws INVALID_SIGNATURE. */
  readEvent(rawBody: string, signature: string | null, now: Date): ProcessorEvent;
};

export type TimeRange = { from: Date; to: Date };

/** A checkout waits for this; the SDK tries once more with the same idempotency key. */
const TIMEOUT_MS = 8_000;
const NETWORK_RETRIES = 1;
const SIGNATURE_TOLERANCE_SECONDS = 300;

/** The gateway on Stripe's SDK. `fetch` replaces the network: the embedded emulator is such a function. */
export function createStripeGateway(settings: {
  secretKey: string;
  /** One for each endpoint at Stripe: the platform's own events, and those of connected accounts. */
  webhookSecrets: readonly string[];
  fetch?: typeof fetch;
}): PaymentGateway {
  const stripe = new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient(settings.fetch),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    appInfo: { name: "Bazar" },
  });

  const listRefundsOfIntent = (intentId: string) =>
    listed(stripe.refunds.list({ payment_intent: intentId, limit: 100 }), refundOf);
  const findTransfer = async (group: string, id: string) => {
    const found = await listed(stripe.transfers.list({ transfer_group: group, limit: 100 }), transferOf);
    return found.find(({ transferId }) => transferId === id);
  };
  const findReversal = async (transferId: string, id: string) => {
    const found = await listed(stripe.transfers.listReversals(transferId, { limit: 100 }), reversalOf);
    return found.find(({ refundId }) => refundId === id);
  };

  return {
    isLive: /_live_/.test(settings.secretKey),
    createIntent: ({ paymentId, subject, tenantId, methodTypes, description, ...money }) =>
      askedFor(
        money,
        (amount) =>
          stripe.paymentIntents.create(
            {
              ...amount,
              allowed_payment_method_types: methodTypes,
              description,
              transfer_group: subject.id,
              metadata: { payment_id: paymentId, ...subjectMetadata(subject), tenant_id: tenantId },
            },
            { idempotencyKey: paymentId },
          ),
        intentOf,
      ),
    retrieveIntent: (intentId) =>
      asked(stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }), intentOf),
    cancelIntent: (intentId) => asked(stripe.paymentIntents.cancel(intentId), intentOf),
    async createRefund({ refundId, intentId, mayBeForgotten, ...money }) {
      const earlier = mayBeForgotten ? await listRefundsOfIntent(intentId) : [];
      const value = earlier.find((refund) => refund.refundId === refundId);
      if (value) return { ok: true, value };
      return askedFor(
        money,
        ({ amount }) =>
          stripe.refunds.create(
            { payment_intent: intentId, amount, metadata: { refund_id: refundId } },
            { idempotencyKey: refundId },
          ),
        refundOf,
      );
    },
    retrieveRefund: (id) => asked(stripe.refunds.retrieve(id), refundOf),
    listRefundsOfIntent,
    async createTransfer({ transferId, subject, accountId, sourceIntentId, refusals = 0, ...input }) {
      const { mayBeForgotten, ...money } = input;
      const group = subject?.id ?? transferId;
      const earlier = mayBeForgotten ? await findTransfer(group, transferId) : undefined;
      if (earlier) return { ok: true, value: earlier };
      const charge = sourceIntentId
        ? await asked(stripe.paymentIntents.retrieve(sourceIntentId), chargeOf)
        : null;
      if (charge?.ok === false) return charge;
      const create = (amount: { amount: number; currency: string }) =>
        stripe.transfers.create(
          {
            ...amount,
            ...(charge && { source_transaction: charge.value }),
            destination: accountId,
            transfer_group: group,
            metadata: { transfer_id: transferId, ...subjectMetadata(subject) },
          },
          { idempotencyKey: keyAfter(transferId, refusals) },
        );
      const made = await askedFor(money, create, transferOf);
      if (!isReusedKey(made)) return made;
      const value = await findTransfer(group, transferId);
      return value ? { ok: true, value } : made;
    },
    async reverseTransfer({ refundId, processorTransferId, refusals = 0, mayBeForgotten, ...money }) {
      const earlier = mayBeForgotten ? await findReversal(processorTransferId, refundId) : undefined;
      if (earlier) return { ok: true, value: earlier };
      return askedFor(
        money,
        ({ amount }) =>
          stripe.transfers.createReversal(
            processorTransferId,
            { amount, metadata: { refund_id: refundId } },
            { idempotencyKey: keyAfter(`reversal-${refundId}`, refusals) },
          ),
        reversalOf,
      );
    },
    async listMethodTypes() {
      const configurations = await listed(
        stripe.paymentMethodConfigurations.list({ limit: 100 }),
        (found) => found,
      );
      const used = configurations.find((found) => found.active && found.is_default);
      return used ? new Set(offeredTypes(used)) : null;
    },
    listIntents: (range) => listed(stripe.paymentIntents.list(pageOf(range)), intentOf),
    listRefunds: (range) => listed(stripe.refunds.list(pageOf(range)), refundOf),
    listTransfers: (range) => listed(stripe.transfers.list(pageOf(range)), transferOf),
    listDisputes: (range) => listed(stripe.disputes.list(pageOf(range)), disputeOf),
    accounts: createStripeAccounts(stripe),
    disputes: createDisputeAnswers(stripe),
    readEvent(rawBody, signature, now) {
      if (signature === null) return invalidSignature();
      const event = settings.webhookSecrets.reduce<Stripe.Event | null>(
        (found, secret) => found ?? verified(stripe, { rawBody, signature, secret, now }),
        null,
      );
      if (!event) return invalidSignature();
      // A signature says who sent an event, not that it is whole.
      const object = (event as Partial<Stripe.Event>).data?.object as unknown as Record<string, unknown>;
      return { id: event.id, type: event.type, livemode: event.livemode, object };
    },
  };
}

/** The event, or null when the secret has not signed it or it is too old. */
function verified(
  stripe: Stripe,
  { rawBody, signature, secret, now }: { rawBody: string; signature: string; secret: string; now: Date },
): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      SIGNATURE_TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    return null;
  }
}

function invalidSignature(): never {
  return fail("INVALID_SIGNATURE", "The Stripe-Signature header is missing, wrong or too old.");
}

const pageOf = ({ from, to }: TimeRange) => ({
  limit: 100,
  created: { gte: Math.floor(from.getTime() / 1000), lt: Math.floor(to.getTime() / 1000) },
});
