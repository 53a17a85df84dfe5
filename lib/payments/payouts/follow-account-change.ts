import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { canReceiveMoney } from "@/lib/payments/processor/online-state";
import { queueToOwners } from "@/lib/people/accounts/queue-to-owners";
import type { Tx } from "@/lib/platform/db/db";
import { bumpShopVersion } from "@/lib/restaurant/tenancy/shop-version-store";
import type { AccountChanged } from "./payout-account-store";

/**
 * What follows from a change of a restaurant's account: guests are offered other methods with their next request, and the
 * owners are emailed when guests can pay online from now on, or no longer. Returns whether that changed.
 */
export async function followAccountChange(
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
