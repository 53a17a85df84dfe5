import { newId } from "@/lib/core/ids/ids";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { getOrganization } from "./get-organization";
import type { CreateOrganizationBody } from "./organization-contract";
import { insertOrganization, joinTenants, lockNewGroups, resolveTenants } from "./organization-store";
import { refuseOtherGroup, refuseUnknownTenants } from "./refuse-organization";

/**
 * Makes a group of restaurants; its headquarters is a member. A restaurant is in one group at most, however many ask
 * for it at once. Throws TENANT_IN_OTHER_GROUP, and VALIDATION_FAILED for restaurants that do not exist.
 */
export async function createOrganization(
  app: App,
  { request, actor }: { request: CreateOrganizationBody; actor: StaffActor },
) {
  const organizationId = newId("org");
  const now = app.realClock.now();
  try {
    await inTransaction(app.db, async (tx) => {
      await lockNewGroups(tx);
      const {
        unknown: unknownHq,
        ids: [hqTenantId = ""],
      } = await resolveTenants(tx, [request.hqTenantId]);
      const { unknown, ids } = await resolveTenants(tx, request.tenantIds);
      refuseUnknownTenants([...unknownHq, ...unknown]);
      const tenantIds = [...new Set([hqTenantId, ...ids])];
      await insertOrganization(tx, { id: organizationId, name: request.name, hqTenantId, createdAt: now });
      if (!(await joinTenants(tx, { organizationId, tenantIds }))) refuseOtherGroup();
      await recordAct(tx, {
        at: now,
        actor,
        action: "organization.created",
        subjectId: organizationId,
        data: { hqTenantId, tenantIds },
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) refuseOtherGroup();
    throw error;
  }
  return getOrganization(app, { organizationId });
}
