import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { refuseAtTwin } from "@/lib/people/auth/refuse-at-twin";
import { revokeSessionsOf } from "@/lib/people/auth/session-store";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { settleAct } from "@/lib/platform/audit/act-in-progress";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { lockTenant } from "@/lib/restaurant/tenancy/tenant-store";
import { mayManage } from "./staff-policy";
import { deleteMember, findMember } from "./staff-store";

/**
 * Removes a member from a restaurant's team and ends their sessions. A co-manager may leave; an owner stays. Removing
 * somebody who is not on the team does nothing. Throws NOT_AT_TWIN and FORBIDDEN.
 */
export async function removeMember(
  app: App,
  { tenantId, userId, actor }: { tenantId: TenantId; userId: string; actor: StaffActor },
): Promise<void> {
  refuseAtTwin({ tenantId });
  await inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    const member = await findMember(tx, { tenantId, userId });
    if (!member) return settleAct();
    const leaves = actor.userId === userId && member.role !== "owner";
    if (!leaves && !mayManage(actor.role, member.role))
      fail("FORBIDDEN", "You are not allowed to remove this person.");
    const at = app.realClock.now();
    await deleteMember(tx, { tenantId, userId });
    await revokeSessionsOf(tx, { subjectId: userId, now: at });
    await recordAct(tx, { at, actor, action: "staff.removed", tenantId, subjectId: userId });
  });
}
