import { fail } from "@/lib/core/errors/app-error";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { getOrganization } from "./get-organization";
import { organizationView, type UpdateOrganizationBody } from "./organization-contract";
import {
  dismissTenants,
  joinTenants,
  lockOrganizationRow,
  resolveTenants,
  updateOrganizationRow,
} from "./organization-store";
import { refuseOtherGroup, refuseUnknownOrganization, refuseUnknownTenants } from "./refuse-organization";

/**
 * Changes a group's name, headquarters and members, all or nothing. The headquarters is always a member. Throws
 * ORGANIZATION_NOT_FOUND, TENANT_IN_OTHER_GROUP, HEADQUARTERS_STAYS, and VALIDATION_FAILED for restaurants that do
 * not exist.
 */
export async function updateOrganization(
  app: App,
  input: {
    organizationId: string;
    request: UpdateOrganizationBody;
    actor: StaffActor;
    precondition?: Precondition | null;
  },
) {
  const { organizationId, request, actor } = input;
  try {
    await inTransaction(app.db, async (tx) => {
      const before = (await lockOrganizationRow(tx, { organizationId })) ?? refuseUnknownOrganization();
      await input.precondition?.(() => organizationView(before));
      const { newHq, added, removed } = await readMembers(tx, request);
      const hqTenantId = newHq ?? before.headquarters.id;
      if (removed.includes(hqTenantId))
        fail("HEADQUARTERS_STAYS", "The headquarters cannot leave its group. Choose another one first.");
      await dismissTenants(tx, { organizationId, tenantIds: removed });
      const tenantIds = [...new Set([hqTenantId, ...added])];
      if (!(await joinTenants(tx, { organizationId, tenantIds }))) refuseOtherGroup();
      await updateOrganizationRow(tx, { organizationId, changes: { name: request.name, hqTenantId } });
      await recordAct(tx, {
        at: app.realClock.now(),
        actor,
        action: "organization.changed",
        subjectId: organizationId,
        data: { renamed: request.name !== undefined, hqTenantId: newHq, added, removed },
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) refuseOtherGroup();
    throw error;
  }
  return getOrganization(app, { organizationId });
}

async function readMembers(tx: Tx, request: UpdateOrganizationBody) {
  const { hqTenantId, addTenants = [], removeTenants = [] } = request;
  const headquarters = await resolveTenants(tx, hqTenantId === undefined ? [] : [hqTenantId]);
  const added = await resolveTenants(tx, addTenants);
  const removed = await resolveTenants(tx, removeTenants);
  refuseUnknownTenants([headquarters, added, removed].flatMap(({ unknown }) => unknown));
  const both = added.ids.find((id) => removed.ids.includes(id));
  if (both !== undefined)
    fail("VALIDATION_FAILED", `body: restaurant ${both} cannot be both added and removed.`);
  return { newHq: headquarters.ids[0], added: added.ids, removed: removed.ids };
}
