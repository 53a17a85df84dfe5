import type Stripe from "stripe";
import { fail } from "@/lib/core/errors/app-error";
import type { Subject } from "@/lib/payments/subject/subject";
import type { Answer, ProcessorEvent, ProcessorIntent, ProcessorRefund } from "./processor";
import type { PageQuery, ProcessorLists } from "./processor-lists";
import { createStripeAccounts, type PayoutAccounts } from "./stripe-account-gateway";
import { asked, askedFor, listed, listedPage } from "./stripe-call-gateway";
import { createStripeClient, isLiveKey } from "./stripe-client-gateway";
import { createDisputeAnswers, type DisputeAnswers } from "./stripe-dispute-gateway";
import { createStripeDomains, type DomainCalls } from "./stripe-domain-gateway";
import {
  disputeOf,
  intentOf,
  offeredTypes,
  refundOf,
  subjectMetadata,
  transferOf,
} from "./stripe-object-gateway";
import { createStripePlatform, type PlatformCalls } from "./stripe-platform-gateway";
import { createStripeTransfers, type TransferCalls } from "./stripe-transfer-gateway";

/**
 * The payment processor. Every call that moves money carries our own id as idempotency key, so repeats are harmless; with
 * `mayBeForgotten` (processor-key.ts) what an earlier try made is looked for first.
 */
export type PaymentGateway = TransferCalls & {
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
    /** What follows the account's own name on the statement of a card; null for nothing. */
    statementSuffix?: string | null;
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
  /** The method types that the account's default configuration offers at checkout; null when it has none. */
  listMethodTypes(): Promise<ReadonlySet<string> | null>;
  lists: ProcessorLists;
  /** The accounts that restaurants get their share in. */
  accounts: PayoutAccounts;
  /** The platform's own account; null where there is no processor. */
  platform: PlatformCalls | null;
  /** The hosts whose pages show wallets; null where there is no processor. */
  domains: DomainCalls | null;
  disputes: DisputeAnswers;
  /** Checks the signature and its age (300 s). Throws INVALID_SIGNATURE. */
  readEvent(rawBody: string, signature: string | null, now: Date): ProcessorEvent;
};

const SIGNATURE_TOLERANCE_SECONDS = 300;

/** The gateway on Stripe's SDK. */
export function createStripeGateway(settings: {
  secretKey: string;
  /** One for each endpoint at Stripe: the platform's own events, and those of connected accounts. */
  webhookSecrets: readonly string[];
  fetch?: typeof fetch;
}): PaymentGateway {
  const stripe = createStripeClient(settings);

  const listRefundsOfIntent = (intentId: string) =>
    listed(stripe.refunds.list({ payment_intent: intentId, limit: 100 }), refundOf);

  return {
    isLive: isLiveKey(settings.secretKey),
    createIntent: ({
      paymentId,
      subject,
      tenantId,
      methodTypes,
      description,
      statementSuffix = null,
      ...money
    }) =>
      askedFor(
        money,
        (amount) =>
          stripe.paymentIntents.create(
            {
              ...amount,
              allowed_payment_method_types: methodTypes,
              description,
              // Only cards have one; Stripe takes it with others beside them.
              ...(statementSuffix !== null &&
                methodTypes.includes("card") && { statement_descriptor_suffix: statementSuffix }),
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
    ...createStripeTransfers(stripe),
    async listMethodTypes() {
      const configurations = await listed(
        stripe.paymentMethodConfigurations.list({ limit: 100 }),
        (found) => found,
      );
      const used = configurations.find((found) => found.active && found.is_default);
      return used ? new Set(offeredTypes(used)) : null;
    },
    lists: {
      intents: (page) => listedPage(stripe.paymentIntents.list(pageOf(page)), intentOf),
      transfers: (page) => listedPage(stripe.transfers.list(pageOf(page)), transferOf),
      refunds: (page) => listedPage(stripe.refunds.list(pageOf(page)), refundOf),
      disputes: (page) => listedPage(stripe.disputes.list(pageOf(page)), disputeOf),
    },
    accounts: createStripeAccounts(stripe),
    platform: createStripePlatform(stripe),
    domains: createStripeDomains(stripe),
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

const pageOf = ({ from, to, after }: PageQuery) => ({
  limit: 100,
  ...(after !== null && { starting_after: after }),
  created: { gte: Math.floor(from.getTime() / 1000), lt: Math.floor(to.getTime() / 1000) },
});
