import type { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { refuseAtTwin } from "@/lib/people/auth/refuse-at-twin";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { lockTenant } from "@/lib/restaurant/tenancy/tenant-store";
import { memberView } from "./member-view";
import { type Member, STORED_ROLES } from "./staff-contract";
import { mayManage, roleName } from "./staff-policy";
import { findMember, updateMemberRole } from "./staff-store";

/** Changes the role of a team member. Throws NOT_AT_TWIN, MEMBER_NOT_FOUND, and FORBIDDEN by mayManage. */
export function changeMember(
  app: App,
  input: {
    tenantId: TenantId;
    userId: string;
    actor: StaffActor;
    role: keyof typeof STORED_ROLES;
    precondition?: Precondition | null;
  },
): Promise<z.input<typeof Member>> {
  const { tenantId, userId, actor, role } = input;
  refuseAtTwin({ tenantId });
  const storedRole = STORED_ROLES[role];
  return inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    const member = await findMember(tx, { tenantId, userId });
    if (!member) return fail("MEMBER_NOT_FOUND", "There is no team member with this id.");
    if (!mayManage(actor.role, member.role) || !mayManage(actor.role, storedRole))
      fail("FORBIDDEN", "You are not allowed to give or remove this role.");
    await input.precondition?.(() => memberView(member));
    await updateMemberRole(tx, { tenantId, userId, role: storedRole });
    const at = app.realClock.now();
    const data = { from: roleName(member.role), role };
    await recordAct(tx, { at, actor, action: "staff.role-changed", tenantId, subjectId: userId, data });
    return memberView({ ...member, role: storedRole });
  });
}
