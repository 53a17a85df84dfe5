import Stripe from "stripe";
import { RECIPIENT } from "./online-state";
import type { PlatformAccount } from "./payout-route";
import type { Answer, ProcessorAccount } from "./processor";
import { asked, keyAfter } from "./stripe-call-gateway";

/** Opening accounts at the processor that the platform transfers to. */
export type PayoutAccounts = {
  /**
   * The platform's own account: where it is, the currencies that its balance is kept in, and what card statements begin
   * with; null where that is not set.
   */
  retrievePlatform(): Promise<Answer<PlatformAccount & { statementPrefix: string | null }>>;
  /** The tenant's id is the idempotency key: a restaurant gets one account, however often it is asked for. */
  create(input: {
    tenantId: string;
    country: string;
    email: string;
    /** As for a transfer. */
    refusals: number;
  }): Promise<Answer<ProcessorAccount>>;
  /** Refused for an account that is none of the platform's, or no longer. */
  retrieve(accountId: string): Promise<Answer<ProcessorAccount>>;
  /** A page of the processor that asks for what is missing; good once, for a few minutes. */
  createLink(input: {
    accountId: string;
    returnUrl: string;
    refreshUrl: string;
  }): Promise<Answer<{ url: string; expiresAt: Date }>>;
};

/**
 * The processor pays the restaurant out and asks it for papers; the platform pays fees and bears losses. Each account asks
 * for card payments as well, though the platform takes the payments: Stripe opens accounts with transfers alone for
 * platforms only that it has approved, and pays no account under the recipient agreement across a border.
 */
export function createStripeAccounts(stripe: Stripe): PayoutAccounts {
  return {
    retrievePlatform: () =>
      asked(Promise.all([stripe.accounts.retrieveCurrent(), stripe.balance.retrieve()]), platformOf),
    create: ({ tenantId, country, email, refusals }) =>
      asked(
        stripe.accounts.create(
          {
            country,
            email,
            controller: {
              fees: { payer: "application" },
              losses: { payments: "application" },
              stripe_dashboard: { type: "express" },
            },
            capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
            metadata: { tenant_id: tenantId },
          },
          { idempotencyKey: keyAfter(`account-${tenantId}`, refusals) },
        ),
        accountOf,
      ),
    retrieve: (accountId) =>
      asked(stripe.accounts.retrieve(accountId), accountOf, Stripe.errors.StripePermissionError),
    createLink: ({ accountId, returnUrl, refreshUrl }) =>
      asked(
        stripe.accountLinks.create({
          account: accountId,
          type: "account_onboarding",
          return_url: returnUrl,
          refresh_url: refreshUrl,
        }),
        ({ url, expires_at }) => ({ url, expiresAt: new Date(expires_at * 1000) }),
      ),
  };
}

function accountOf(account: Stripe.Account): ProcessorAccount {
  const { capabilities, requirements } = account;
  const isRecipient = account.tos_acceptance?.service_agreement === "recipient";
  const cardPayments = capabilities?.card_payments;
  return {
    id: account.id,
    country: account.country ?? "",
    detailsSubmitted: account.details_submitted,
    payoutsEnabled: account.payouts_enabled,
    transfersEnabled: capabilities?.transfers === "active",
    cardPaymentsEnabled: isRecipient ? false : cardPayments === undefined ? null : cardPayments === "active",
    requirementsDue: requirements?.currently_due ?? [],
    disabledReason: requirements?.disabled_reason ?? (isRecipient ? RECIPIENT : null),
  };
}

/** A charge stays in its currency where the platform has a balance in it; the account's own is always one. */
function platformOf([account, balance]: [Stripe.Account, Stripe.Balance]) {
  const kept = [...balance.available, ...balance.pending].map(({ currency }) => currency);
  const own = account.default_currency ? [account.default_currency] : [];
  return {
    country: account.country ?? "",
    settlementCurrencies: [...new Set([...own, ...kept])].map((currency) => currency.toUpperCase()),
    statementPrefix: account.settings?.card_payments?.statement_descriptor_prefix || null,
  };
}
