import type Stripe from "stripe";
import type { Answer, ProcessorAccount } from "./processor";
import { asked, keyAfter } from "./stripe-call-gateway";

/** Opening accounts at the processor that the platform transfers to. */
export type PayoutAccounts = {
  /** The tenant's id is the idempotency key: a restaurant gets one account, however often it is asked for. */
  create(input: {
    tenantId: string;
    country: string;
    email: string;
    /** As for a transfer. */
    refusals: number;
  }): Promise<Answer<ProcessorAccount>>;
  retrieve(accountId: string): Promise<Answer<ProcessorAccount>>;
  /** A page of the processor that asks for what is missing; good once, for a few minutes. */
  createLink(input: {
    accountId: string;
    returnUrl: string;
    refreshUrl: string;
  }): Promise<Answer<{ url: string; expiresAt: Date }>>;
};

/** The processor pays the restaurant out and asks it for papers; the platform pays fees and bears losses. */
export function createStripeAccounts(stripe: Stripe): PayoutAccounts {
  return {
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
            capabilities: { transfers: { requested: true } },
            metadata: { tenant_id: tenantId },
          },
          { idempotencyKey: keyAfter(`account-${tenantId}`, refusals) },
        ),
        accountOf,
      ),
    retrieve: (accountId) => asked(stripe.accounts.retrieve(accountId), accountOf),
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
  return {
    id: account.id,
    detailsSubmitted: account.details_submitted,
    payoutsEnabled: account.payouts_enabled,
    transfersEnabled: account.capabilities?.transfers === "active",
    requirementsDue: account.requirements?.currently_due ?? [],
    disabledReason: account.requirements?.disabled_reason ?? null,
  };
}
