import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { findAccountOwner, savePayoutAccount } from "./payout-account-store";

/**
 * The effect of an event about an account. The processor is asked for its state now, because such events arrive out of
 * order. Null when it is nobody's. Throws PROCESSOR_UNAVAILABLE.
 */
export async function settlePayoutAccount(
  app: App,
  accountId: string,
): Promise<{ tenantId: TenantId; apply(tx: Tx): Promise<void> } | null> {
  const tenantId = await findAccountOwner(app.db.prisma, accountId);
  const answer = tenantId && (await app.payments.accounts.retrieve(accountId));
  if (!tenantId || !answer?.ok) return null;
  const { value: account } = answer;
  return { tenantId, apply: (tx) => savePayoutAccount(tx, { tenantId, account, now: app.clock.now() }) };
}
