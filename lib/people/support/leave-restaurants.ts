import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { recordAct } from "@/lib/platform/audit/audit-store";
import type { Tx } from "@/lib/platform/db/db";
import { bumpNotices } from "@/lib/platform/live/notice-store";
import { endVisitsOf } from "./support-visit-store";

/** Ends the support visits of a super-admin who signs out, in the transaction of the sign-out. */
export async function leaveRestaurants(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  for (const { tenantId, id } of await endVisitsOf(tx, { userId, now })) {
    const actor = { userId, role: "superadmin", visitId: id };
    await recordAct(tx, { at: now, actor, action: "support.ended", tenantId, subjectId: id });
    await bumpNotices(tx, { tenantId: mintTenantId(tenantId) });
  }
}
