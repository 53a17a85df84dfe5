import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { settleAct } from "@/lib/platform/audit/act-in-progress";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { hasJoined, revokeInvitation as revokeInvitationRow } from "./invitation-store";
import { mayManage } from "./staff-policy";

/**
 * Takes an open invitation back: its link stops working. One that is no longer open stays as it is. Throws FORBIDDEN,
 * and ALREADY_MEMBER when the person has accepted and is on the team.
 */
export async function revokeInvitation(
  app: App,
  input: { tenantId: TenantId; invitationId: string; actor: StaffActor },
): Promise<void> {
  const { tenantId, invitationId, actor } = input;
  const now = app.realClock.now();
  await inTransaction(app.db, async (tx) => {
    const invitation = await revokeInvitationRow(tx, { tenantId, invitationId, now });
    if (!invitation) {
      settleAct();
      if (await hasJoined(tx, { tenantId, invitationId }))
        fail("ALREADY_MEMBER", "The invitation was accepted. Remove the person from the team instead.");
      return;
    }
    if (!mayManage(actor.role, invitation.role))
      fail("FORBIDDEN", "Only an owner can withdraw this invitation.");
    await recordAct(tx, { at: now, actor, action: "staff.uninvited", tenantId, subjectId: invitationId });
  });
}
