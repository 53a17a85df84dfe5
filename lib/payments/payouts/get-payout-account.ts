import { isAppError } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import type { PayoutAccountState } from "./payout-account-contract";
import { findPayoutAccount } from "./payout-account-store";
import { refreshPayoutAccount } from "./refresh-payout-account";

/**
 * How far a restaurant's account is. One that does not take money yet is looked up at the processor; when that does not
 * answer, what it told last is shown.
 */
export async function getPayoutAccount(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<PayoutAccountState> {
  const known = await findPayoutAccount(app.db.prisma, { tenantId });
  if (known === null) {
    const { stripeAccountId } = await getTenantRow(app.db, { tenantId });
    return set({ connected: stripeAccountId !== null });
  }
  const { accountId, payoutsEnabled, transfersEnabled } = known;
  if (!payoutsEnabled || !transfersEnabled) {
    await refreshPayoutAccount(app, { tenantId, accountId }).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
    });
  }
  const { detailsSubmitted, requirementsDue, disabledReason, ...account } =
    (await findPayoutAccount(app.db.prisma, { tenantId })) ?? known;
  return {
    connected: true,
    detailsSubmitted,
    payoutsEnabled: account.payoutsEnabled,
    transfersEnabled: account.transfersEnabled,
    requirementsDue,
    disabledReason,
  };
}

/** An account that the platform entered itself is taken to be whole. */
function set({ connected }: { connected: boolean }): PayoutAccountState {
  return {
    connected,
    detailsSubmitted: connected,
    payoutsEnabled: connected,
    transfersEnabled: connected,
    requirementsDue: [],
    disabledReason: null,
  };
}
