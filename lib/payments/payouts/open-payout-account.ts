import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { payoutObstacle } from "@/lib/payments/processor/payout-route";
import type { Answer, ProcessorAccount } from "@/lib/payments/processor/processor";
import { requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { requireFactorForCards } from "@/lib/people/enrolment/require-factor-for-cards";
import { inTransaction } from "@/lib/platform/db/transaction";
import { takesOnline } from "@/lib/restaurant/tenancy/payment-switch";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import type { PayoutAccountLink } from "./payout-account-contract";
import { countAccountRefusal, findPayoutAccount } from "./payout-account-store";
import { recordPayoutAccount } from "./record-payout-account";

/**
 * The way to the processor's page where a restaurant opens its account, or adds what is missing. There is one account
 * per restaurant, however many ask at once, and none where the platform could not pay it. Throws RESTAURANT_DRAFT while
 * its owner's email is not confirmed, because anybody can register with somebody's address,
 * SECOND_FACTOR_ENROLMENT_REQUIRED, FRESH_SIGN_IN_REQUIRED, PAYOUT_ACCOUNT_REFUSED and PROCESSOR_UNAVAILABLE.
 */
export async function openPayoutAccount(
  app: App,
  { tenantId, actor }: { tenantId: TenantId; actor: StaffActor },
): Promise<PayoutAccountLink> {
  const tenant = await getTenantRow(app.db, { tenantId });
  if (tenant.status === "draft")
    fail("RESTAURANT_DRAFT", "Confirm the owner's email first; then the payout account can be opened.");
  requireFactorForCards(app, actor, { takesCards: takesOnline(tenant) });
  requireFreshSignIn(app, actor);
  const accountId = await getAccountId(app, { ...tenant, tenantId });
  const page = `${app.env.publicUrl}/t/${tenant.slug}/settings/payments`;
  const link = insist(
    app,
    await app.payments.accounts.createLink({
      accountId,
      returnUrl: page,
      refreshUrl: page,
    }),
  );
  return { url: link.url, expiresAt: link.expiresAt.toISOString() };
}

type Applicant = {
  tenantId: TenantId;
  country: string;
  currency: string;
  email: string;
  payoutAccountRefusals: number;
};

async function getAccountId(app: App, tenant: Applicant): Promise<string> {
  const { tenantId } = tenant;
  const known = await findPayoutAccount(app.db.prisma, { tenantId });
  if (known) return known.accountId;
  await refuseUnpayable(app, tenant);
  const askedAt = app.clock.now();
  const account = insist(app, await createAccount(app, tenant));
  const opened = { tenantId, account, askedAt, change: "open" } as const;
  await inTransaction(app.db, (tx) => recordPayoutAccount(app, tx, opened));
  return account.id;
}

/** An account that no money can reach would only look as if something were missing. */
async function refuseUnpayable(app: App, { country, currency }: Applicant): Promise<void> {
  const platform = await app.processorMethods.platform();
  const obstacle = platform && payoutObstacle(platform, { country, currency });
  if (obstacle === null) return;
  const limit = obstacle === "country" ? `restaurants in ${country}` : `in ${currency}`;
  fail(
    "PAYOUT_ACCOUNT_REFUSED",
    `This platform cannot pay out ${limit}. Guests pay the restaurant directly.`,
  );
}

/** After a definite refusal, whose answer the processor would repeat for the same key, the next try has another. */
async function createAccount(app: App, tenant: Applicant): Promise<Answer<ProcessorAccount>> {
  const { tenantId, country, email, payoutAccountRefusals: refusals } = tenant;
  const made = await app.payments.accounts.create({ tenantId, country, email, refusals });
  if (!made.ok) await countAccountRefusal(app.db.prisma, { tenantId, refusals });
  return made;
}

function insist<T>(app: App, answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  app.log.warn({ code: answer.code }, "the processor refused a restaurant's account");
  return fail("PAYOUT_ACCOUNT_REFUSED", "The payment processor refused the account. Contact the platform.");
}
