import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { QUOTAS, type QuotaName, quotaOf } from "./quotas";
import { lockTenantQuotas } from "./tenant-store";

/**
 * Checks a quota before a transaction adds to what a restaurant has. Other additions at the same restaurant wait until
 * the transaction ends, so that rivals for the last place get it once; `used` counts under that lock. Comes before the
 * transaction's other locks. Throws QUOTA_EXCEEDED.
 */
export async function keepQuota(
  tx: Tx,
  input: {
    tenantId: TenantId;
    quota: QuotaName;
    used: () => Promise<number>;
    /** How much is added; one if omitted. */
    adding?: number;
  },
): Promise<void> {
  const { tenantId, quota, used, adding = 1 } = input;
  const most = quotaOf(await lockTenantQuotas(tx, { tenantId }), quota);
  if ((await used()) + adding <= most) return;
  const { unit } = QUOTAS[quota];
  fail(
    "QUOTA_EXCEEDED",
    `This restaurant can have at most ${most} ${unit} (${quota}). Remove some first, or ask Bazar for more.`,
  );
}
