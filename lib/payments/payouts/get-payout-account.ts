import { isAppError } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { getOnlineState } from "./get-online-state";
import type { PayoutAccountState } from "./payout-account-contract";
import { findPayoutAccount } from "./payout-account-store";
import { readPayoutAccount } from "./read-payout-account";

/**
 * How far a restaurant's account is, and whether its guests can pay online. An account that does not take everything yet is
 * looked up at the processor; when that does not answer, what it told last is shown.
 */
export async function getPayoutAccount(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<PayoutAccountState> {
  const known = await findPayoutAccount(app.db.prisma, { tenantId });
  if (known && !isWhole(known)) {
    await readPayoutAccount(app, { tenantId, accountId: known.accountId }).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
    });
  }
  const {
    account,
    state: onlinePayments,
    requirementsDue,
    disabledReason,
    takesCash,
  } = await getOnlineState(app, { tenantId });
  return {
    connected: account !== null,
    detailsSubmitted: account?.detailsSubmitted ?? false,
    payoutsEnabled: account?.payoutsEnabled ?? false,
    transfersEnabled: account?.transfersEnabled ?? false,
    requirementsDue,
    disabledReason,
    onlinePayments,
    takesCash,
  };
}

function isWhole(account: {
  payoutsEnabled: boolean;
  transfersEnabled: boolean;
  cardPaymentsEnabled: boolean | null;
}): boolean {
  return account.payoutsEnabled && account.transfersEnabled && account.cardPaymentsEnabled !== false;
}
