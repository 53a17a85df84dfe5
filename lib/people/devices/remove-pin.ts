import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { mayManage } from "@/lib/people/accounts/staff-policy";
import { findMember } from "@/lib/people/accounts/staff-store";
import { refuseAtTwin } from "@/lib/people/auth/refuse-at-twin";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { settleAct } from "@/lib/platform/audit/act-in-progress";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { lockTenant } from "@/lib/restaurant/tenancy/tenant-store";
import { deletePin } from "./pin-store";

/**
 * Removes one's own PIN, or that of somebody whom the actor may manage; no device acts on it any longer. Repeats do
 * nothing. Throws NOT_AT_TWIN, FORBIDDEN and MEMBER_NOT_FOUND.
 */
export async function removePin(
  app: App,
  { tenantId, userId, actor }: { tenantId: TenantId; userId: string; actor: StaffActor },
): Promise<void> {
  refuseAtTwin({ tenantId });
  await inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    const member = await findMember(tx, { tenantId, userId });
    if (!member) return fail("MEMBER_NOT_FOUND", "There is no team member with this id.");
    if (userId !== actor.userId && !mayManage(actor.role, member.role))
      fail("FORBIDDEN", "You are not allowed to remove this person's PIN.");
    if (!(await deletePin(tx, { tenantId, userId }))) settleAct();
  });
}
