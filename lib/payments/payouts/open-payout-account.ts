import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Answer, ProcessorAccount } from "@/lib/payments/payments/processor";
import { inTransaction } from "@/lib/platform/db/transaction";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import type { PayoutAccountLink } from "./payout-account-contract";
import { countAccountRefusal, findPayoutAccount, savePayoutAccount } from "./payout-account-store";

/**
 * The way to the processor's page where a restaurant opens its account, or adds what is missing. There is one account
 * per restaurant, however many ask at once. Throws RESTAURANT_DRAFT while its owner's email is not confirmed, because
 * anybody can register with somebody's address, PAYOUT_ACCOUNT_REFUSED and PROCESSOR_UNAVAILABLE.
 */
export async function openPayoutAccount(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<PayoutAccountLink> {
  const tenant = await getTenantRow(app.db, { tenantId });
  if (tenant.status === "draft")
    fail("RESTAURANT_DRAFT", "Confirm the owner's email first; then the payout account can be opened.");
  const accountId = await getAccountId(app, { ...tenant, tenantId });
  const dashboard = `${app.env.publicUrl}/t/${tenant.slug}`;
  const link = insist(
    app,
    await app.payments.accounts.createLink({
      accountId,
      returnUrl: `${dashboard}?payouts=done`,
      refreshUrl: `${dashboard}?payouts=again`,
    }),
  );
  return { url: link.url, expiresAt: link.expiresAt.toISOString() };
}

type Applicant = {
  tenantId: TenantId;
  country: string;
  email: string;
  stripeAccountId: string | null;
  payoutAccountRefusals: number;
};

async function getAccountId(app: App, tenant: Applicant): Promise<string> {
  const { tenantId, stripeAccountId } = tenant;
  const known = await findPayoutAccount(app.db.prisma, { tenantId });
  if (known) return known.accountId;
  const account = insist(
    app,
    stripeAccountId === null
      ? await createAccount(app, tenant)
      : await app.payments.accounts.retrieve(stripeAccountId),
  );
  await inTransaction(app.db, (tx) => savePayoutAccount(tx, { tenantId, account, now: app.clock.now() }));
  return account.id;
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
  return fail("PAYOUT_ACCOUNT_REFUSED", "The payment processor refused the account. Ask the platform.");
}
