import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { queueToOwners } from "@/lib/people/accounts/queue-to-owners";
import type { Tx } from "@/lib/platform/db/db";
import { bumpShopVersion } from "@/lib/restaurant/menu/shop-version-store";
import { canReceiveMoney } from "./online-state";
import {
  type AccountChange,
  type AccountChanged,
  forgetPayoutAccount,
  type ReadAccount,
  savePayoutAccount,
} from "./payout-account-store";

/**
 * Writes down what the processor reports of a restaurant's account; guests are offered what follows from it with their next
 * request. Emails the owners when guests can pay online from now on, or no longer. Returns whether that changed.
 */
export async function recordPayoutAccount(
  app: App,
  tx: Tx,
  input: ReadAccount & { tenantId: TenantId; change: AccountChange },
): Promise<boolean> {
  const { tenantId } = input;
  return followAccount(app, tx, { tenantId, ...(await savePayoutAccount(tx, input)) });
}

/** Takes a restaurant's account away, and emails the owners if guests could pay online until now. */
export async function removePayoutAccount(
  app: App,
  tx: Tx,
  { tenantId }: { tenantId: TenantId },
): Promise<void> {
  await followAccount(app, tx, { tenantId, ...(await forgetPayoutAccount(tx, { tenantId })) });
}

async function followAccount(
  app: App,
  tx: Tx,
  { tenantId, before, after }: AccountChanged & { tenantId: TenantId },
): Promise<boolean> {
  const isSame =
    before.stripeAccountId === after.stripeAccountId && before.accountTakesCards === after.accountTakesCards;
  if (isSame) return false;
  await bumpShopVersion(tx, { tenantId });
  const isOpen = canReceiveMoney(after);
  if (isOpen === canReceiveMoney(before)) return false;
  const props = (to: { name: string; restaurant: string; url: string }) => ({
    ...to,
    isOpen,
    url: `${to.url}/settings/payments`,
  });
  await queueToOwners(app, tx, { tenantId, template: "online-payments", props });
  return true;
}
