import { recordAct } from "@/lib/platform/audit/audit-store";
import type { Tx } from "@/lib/platform/db/db";
import { endVisitsOf } from "./support-visit-store";

/** Ends the support visits of a super-admin who signs out, in the transaction of the sign-out. */
export async function leaveRestaurants(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  for (const { tenantId, id } of await endVisitsOf(tx, { userId, now })) {
    const actor = { userId, role: "superadmin", visitId: id };
    await recordAct(tx, { at: now, actor, action: "support.ended", tenantId, subjectId: id });
  }
}
