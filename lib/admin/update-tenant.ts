import type { App } from "@/lib/app/app";
import { recordAct } from "@/lib/audit/audit-store";
import type { StaffActor } from "@/lib/auth/staff-guards";
import { inTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import { bumpShopVersion } from "@/lib/menu/shop-version-store";
import { changedQuotas } from "@/lib/tenancy/quotas";
import { lockTenantQuotas, updateTenantRow } from "@/lib/tenancy/tenant-store";
import type { UpdateTenantBody } from "./admin-contract";
import { findTenantId } from "./tenant-admin-store";
import { adminTenantView } from "./tenant-view";

/** Changes what only the platform sets about a restaurant, visible to every reader at once. Throws TENANT_NOT_FOUND. */
export async function updateTenant(
  app: App,
  { tenantRef, changes, actor }: { tenantRef: string; changes: UpdateTenantBody; actor: StaffActor },
) {
  const tenantId = await findTenantId(app.db, tenantRef);
  if (tenantId === null) return fail("TENANT_NOT_FOUND", "There is no such restaurant.");
  const { platformFeePercent, quotas, ...same } = changes;
  const fee =
    platformFeePercent === undefined ? {} : { platformFeeBps: Math.round(platformFeePercent * 100) };
  return inTransaction(app.db, async (tx) => {
    const before = await lockTenantQuotas(tx, { tenantId });
    const own = quotas === undefined ? {} : { quotas: changedQuotas(before, quotas) };
    const row = await updateTenantRow(tx, { tenantId, changes: { ...same, ...fee, ...own } });
    await recordAct(tx, {
      at: app.clock.now(),
      actor,
      action: "tenant.changed",
      tenantId,
      subjectId: tenantId,
      data: changes,
    });
    await bumpShopVersion(tx, { tenantId });
    return adminTenantView(row);
  });
}
