import type { AccountObject } from "@/lib/payments/stripe-emulator/emulator-object";
import type { DemoRestaurant } from "./content/demo-content";
import { demoTenantId } from "./seed-ids";

/** The account of a demo restaurant at the embedded processor. */
export const demoAccountId = (slug: string) => `acct_${demoTenantId(slug)}`;

/** Verified, the account and what the platform knows of it; one that is there is dated anew. */
const WRITE_ACCOUNT = `
  WITH at_processor AS (
    INSERT INTO stripe_emulator_object (id, kind, body, created_at) VALUES ($2, 'account', $3::jsonb, $4::timestamptz)
    ON CONFLICT (id) DO UPDATE SET body = excluded.body, created_at = excluded.created_at),
  known AS (
    INSERT INTO payout_account (tenant_id, account_id, details_submitted, payouts_enabled, transfers_enabled,
                                card_payments_enabled, requirements_due, created_at, updated_at)
    VALUES ($1, $2, true, true, true, true, '{}', $4::timestamptz, $4::timestamptz)
    ON CONFLICT (tenant_id) DO UPDATE SET created_at = excluded.created_at)
  UPDATE tenant SET stripe_account_id = $2 WHERE id = $1`;

/** Gives a demo restaurant a verified account, so that its guests can pay online where it wants them to. */
export async function seedPayoutAccount(
  write: (sql: string, values: unknown[]) => Promise<unknown>,
  { slug, country, email }: Pick<DemoRestaurant, "slug" | "country" | "email">,
  openedAt: Date,
): Promise<void> {
  const tenantId = demoTenantId(slug);
  const account: AccountObject = {
    id: demoAccountId(slug),
    object: "account",
    country,
    email,
    details_submitted: true,
    payouts_enabled: true,
    capabilities: { card_payments: "active", transfers: "active" },
    requirements: { currently_due: [], disabled_reason: null },
    metadata: { tenant_id: tenantId },
    created: Math.floor(openedAt.getTime() / 1000),
  };
  await write(WRITE_ACCOUNT, [tenantId, account.id, JSON.stringify(account), openedAt]);
}
