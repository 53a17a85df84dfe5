import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { ProcessorAccount } from "@/lib/payments/processor/processor";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { PayoutAccount } from "@/lib/platform/db/generated/client";
import { inSweep, type SweepScope } from "@/lib/platform/db/sweep-scope";

export type { PayoutAccount };

/** A restaurant's account as the processor last reported it, or null. */
export function findPayoutAccount(
  db: Db["prisma"],
  { tenantId }: { tenantId: TenantId },
): Promise<PayoutAccount | null> {
  return db.payoutAccount.findUnique({ where: { tenantId } });
}

/** Whose account it is: nobody's, one restaurant's, or several of one owner. */
export async function listAccountOwners(db: Db["prisma"], accountId: string): Promise<TenantId[]> {
  const found = await db.payoutAccount.findMany({
    where: { accountId },
    orderBy: { tenantId: "asc" },
    select: { tenantId: true },
  });
  return found.map(({ tenantId }) => mintTenantId(tenantId));
}

/** Counts a definite refusal of a new account, once: one that arrives after another of the same key changes nothing. */
export async function countAccountRefusal(
  db: Db["prisma"],
  { tenantId, refusals }: { tenantId: TenantId; refusals: number },
): Promise<void> {
  await db.tenant.updateMany({
    where: { id: tenantId, payoutAccountRefusals: refusals },
    data: { payoutAccountRefusals: { increment: 1 } },
  });
}

export type AccountOfTenant = { stripeAccountId: string | null; accountTakesCards: boolean };

/** An account as the processor showed it to somebody who asked at that instant. */
export type ReadAccount = { account: ProcessorAccount; askedAt: Date };

/**
 * What a report may change: the account that the restaurant has, where there is none also its first one, or whatever it
 * has. A report that was asked for before the platform changed the account must not bring the old one back.
 */
export type AccountChange = "refresh" | "open" | "replace";

/** The tenant's row before and after; one that changed is part of what guests are shown, so the shop's version follows. */
export type AccountChanged = { before: AccountOfTenant; after: AccountOfTenant };

/**
 * Writes down what the processor reported of a restaurant's account, unless somebody who asked later was faster, or the
 * restaurant now has another one. Transfers go to it from the moment on that it takes them, and to no account while it
 * does not.
 */
export async function savePayoutAccount(
  tx: Tx,
  { tenantId, account, askedAt, change }: ReadAccount & { tenantId: TenantId; change: AccountChange },
): Promise<AccountChanged> {
  const { id: accountId, country: _, ...state } = account;
  const before = await lockAccountOfTenant(tx, { tenantId });
  const known = await tx.payoutAccount.findUnique({
    where: { tenantId },
    select: { accountId: true, updatedAt: true },
  });
  const isKnown = known?.accountId === accountId;
  const isWanted = isKnown
    ? known.updatedAt <= askedAt
    : change === "replace" || (change === "open" && !known);
  if (!isWanted) return { before, after: before };
  await tx.payoutAccount.upsert({
    where: { tenantId },
    create: { tenantId, accountId, ...state, createdAt: askedAt, updatedAt: askedAt },
    update: { accountId, ...state, updatedAt: askedAt },
  });
  const after: AccountOfTenant = {
    stripeAccountId: state.transfersEnabled ? accountId : null,
    accountTakesCards: state.cardPaymentsEnabled !== false,
  };
  await tx.tenant.update({ where: { id: tenantId }, data: after });
  return { before, after };
}

/** Forgets a restaurant's account: nothing more is transferred, and the next one is another. */
export async function forgetPayoutAccount(
  tx: Tx,
  { tenantId }: { tenantId: TenantId },
): Promise<AccountChanged> {
  const before = await lockAccountOfTenant(tx, { tenantId });
  const after: AccountOfTenant = { stripeAccountId: null, accountTakesCards: true };
  await tx.payoutAccount.deleteMany({ where: { tenantId } });
  await tx.tenant.update({ where: { id: tenantId }, data: after });
  return { before, after };
}

async function lockAccountOfTenant(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<AccountOfTenant> {
  const [row] = await tx.$queryRaw<AccountOfTenant[]>`
    SELECT stripe_account_id AS "stripeAccountId", account_takes_cards AS "accountTakesCards"
      FROM tenant WHERE id = ${tenantId} FOR NO KEY UPDATE`;
  if (!row) throw new Error(`There is no restaurant ${tenantId}`);
  return row;
}

/**
 * The accounts that are read again now, those that were not for longest first: each once a day, and once an hour one whose
 * papers the processor is looking at.
 */
export async function listAccountsToRead(
  db: Db,
  { scope, now, limit }: { scope: SweepScope; now: Date; limit: number },
): Promise<{ tenantId: TenantId; accountId: string }[]> {
  const rows = await db.sql.query<{ tenant_id: string; account_id: string }>(
    `SELECT tenant_id, account_id FROM payout_account
      WHERE ${inSweep(scope, "tenant_id")} AND (updated_at < $1::timestamptz - interval '1 day'
         OR updated_at < $1::timestamptz - interval '1 hour' AND details_submitted
             AND (NOT transfers_enabled OR card_payments_enabled = false))
      ORDER BY updated_at, tenant_id LIMIT $2`,
    [now, limit],
  );
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenant_id), accountId: row.account_id }));
}
