import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { ProcessorAccount } from "@/lib/payments/payments/processor";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { PayoutAccount } from "@/lib/platform/db/generated/client";

/** A restaurant's account as the processor last reported it, or null. */
export function findPayoutAccount(
  db: Db["prisma"],
  { tenantId }: { tenantId: TenantId },
): Promise<PayoutAccount | null> {
  return db.payoutAccount.findUnique({ where: { tenantId } });
}

/** Whose account it is, or null. */
export async function findAccountOwner(db: Db["prisma"], accountId: string): Promise<TenantId | null> {
  const found = await db.payoutAccount.findUnique({ where: { accountId }, select: { tenantId: true } });
  return found && mintTenantId(found.tenantId);
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

/**
 * Writes down what the processor reports of a restaurant's account. Transfers go to it from the moment on that it takes
 * them, and to no account while it does not.
 */
export async function savePayoutAccount(
  tx: Tx,
  { tenantId, account, now }: { tenantId: TenantId; account: ProcessorAccount; now: Date },
): Promise<void> {
  const { id: accountId, ...state } = account;
  await tx.$queryRaw`SELECT 1 FROM tenant WHERE id = ${tenantId} FOR NO KEY UPDATE`;
  await tx.payoutAccount.upsert({
    where: { tenantId },
    create: { tenantId, accountId, ...state, createdAt: now, updatedAt: now },
    update: { ...state, updatedAt: now },
  });
  const takes = state.transfersEnabled;
  await tx.tenant.updateMany({
    where: { id: tenantId, stripeAccountId: takes ? null : accountId },
    data: { stripeAccountId: takes ? accountId : null },
  });
}
