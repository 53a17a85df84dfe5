import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import type { App } from "@/lib/payments/app";
import { enterPayoutAccount } from "@/lib/payments/payouts/enter-payout-account";
import { type Addressee, queueToOwners } from "@/lib/people/accounts/queue-to-owners";
import { requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import { bumpNotices } from "@/lib/platform/live/notice-store";
import { changedQuotas } from "@/lib/restaurant/tenancy/quotas";
import { bumpShopVersion } from "@/lib/restaurant/tenancy/shop-version-store";
import { getTenantRow, lockTenantQuotas, updateTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import type { UpdateTenantBody } from "./admin-contract";
import { findTenantId, getTenantStatus, setStatusOfTwin } from "./tenant-admin-store";
import { adminTenantView } from "./tenant-view";

/**
 * Changes what only the platform sets about a restaurant, visible to every reader at once. A suspension with a
 * reason is emailed to the owners, and so is that the restaurant was opened. An account is looked up at the processor;
 * without one the restaurant opens another. Throws TENANT_NOT_FOUND, FRESH_SIGN_IN_REQUIRED for the account that its money
 * goes to, PAYOUT_ACCOUNT_REFUSED for one that the processor does not know, and PROCESSOR_UNAVAILABLE.
 */
export async function updateTenant(
  app: App,
  {
    tenantRef,
    changes,
    actor,
    precondition,
  }: {
    tenantRef: string;
    changes: UpdateTenantBody;
    actor: StaffActor;
    precondition?: Precondition | null;
  },
) {
  const tenantId = await findTenantId(app.db, tenantRef);
  if (tenantId === null) return fail("TENANT_NOT_FOUND", "There is no such restaurant.");
  const { platformFeePercent, quotas, reason, stripeAccountId, ...same } = changes;
  if (stripeAccountId !== undefined) requireFreshSignIn(app, actor);
  if (reason !== undefined && changes.status !== "suspended")
    refuseField("reason", "belongs to a suspension only");
  const fee =
    platformFeePercent === undefined ? {} : { platformFeeBps: Math.round(platformFeePercent * 100) };
  const enterAccount =
    stripeAccountId === undefined
      ? null
      : await enterPayoutAccount(app, { tenantId, accountId: stripeAccountId });
  const view = await inTransaction(app.db, async (tx) => {
    const before = await lockTenantQuotas(tx, { tenantId });
    await precondition?.(async () => adminTenantView(await getTenantRow(tx, { tenantId })));
    const wasStatus = await getTenantStatus(tx, { tenantId });
    const own = quotas === undefined ? {} : { quotas: changedQuotas(before, quotas) };
    const closed = changes.status === undefined ? {} : { suspendedReason: reason ?? null };
    await enterAccount?.(tx);
    const row = await updateTenantRow(tx, { tenantId, changes: { ...same, ...fee, ...own, ...closed } });
    if (reason !== undefined) {
      const props = (to: Addressee) => ({ ...to, reason });
      await queueToOwners(app, tx, { tenantId, template: "restaurant-suspended", props });
    }
    if (changes.status === "active" && wasStatus !== "active") {
      const props = (to: Addressee) => ({ ...to, again: wasStatus === "suspended" });
      await queueToOwners(app, tx, { tenantId, template: "restaurant-opened", props });
    }
    await recordAct(tx, {
      at: app.clock.now(),
      actor,
      action: "tenant.changed",
      tenantId,
      subjectId: tenantId,
      data: changes,
    });
    await bumpShopVersion(tx, { tenantId });
    if (changes.status !== undefined) {
      await bumpNotices(tx, { tenantId });
      await setStatusOfTwin(tx, { tenantId, status: changes.status });
    }
    return adminTenantView(row);
  });
  app.live.announce(tenantId);
  return view;
}
