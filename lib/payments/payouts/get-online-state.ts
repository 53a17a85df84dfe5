import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { type OnlineState, onlineState } from "@/lib/payments/processor/online-state";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import { findPayoutAccount, type PayoutAccount } from "./payout-account-store";

/** How far a restaurant is with online payments, as far as is known: the processor is not asked, so nobody waits for it. */
export async function getOnlineState(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<{
  state: OnlineState;
  requirementsDue: string[];
  disabledReason: string | null;
  /** Whether guests can pay cash until then. */
  takesCash: boolean;
  account: PayoutAccount | null;
}> {
  const [account, tenant, platform] = await Promise.all([
    findPayoutAccount(app.db.prisma, { tenantId }),
    getTenantRow(app.db, { tenantId }),
    app.processorMethods.platform(),
  ]);
  return {
    account,
    state: onlineState({ tenant, account, platform }),
    requirementsDue: account?.requirementsDue ?? [],
    disabledReason: account?.disabledReason ?? null,
    takesCash: tenant.cashEnabled,
  };
}
