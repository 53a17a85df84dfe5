import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { isExclusionViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import { bumpNotices } from "@/lib/platform/live/notice-store";
import type { App } from "@/lib/restaurant/app";
import { visitEnd } from "./support-visit";
import { supportVisitView } from "./support-visit-contract";
import { findVisited, insertVisit } from "./support-visit-store";

/**
 * A super-admin enters a restaurant's dashboard. The restaurant sees it, with the reason, in its dashboard and in its
 * activity log. Throws TENANT_NOT_FOUND, and VISIT_UNDER_WAY while the same person has a visit there.
 */
export async function startSupportVisit(
  app: App,
  input: { tenantRef: string; reason: string; actor: { userId: string; role: string } },
) {
  const { tenantRef, reason, actor } = input;
  const tenant = await findVisited(app.db, tenantRef);
  if (!tenant) return fail("TENANT_NOT_FOUND", "There is no such restaurant.");
  const tenantId = mintTenantId(tenant.id);
  const id = newId("spv");
  const startedAt = app.realClock.now();
  try {
    const visit = await inTransaction(app.db, async (tx) => {
      const made = { tenantId, id, userId: actor.userId, reason, startedAt, endsAt: visitEnd(startedAt) };
      const row = await insertVisit(tx, made);
      await recordAct(tx, {
        at: startedAt,
        actor: { ...actor, visitId: id },
        action: "support.started",
        tenantId,
        subjectId: id,
      });
      await bumpNotices(tx, { tenantId });
      return supportVisitView(row);
    });
    app.live.announce(tenantId);
    return visit;
  } catch (error) {
    if (!isExclusionViolation(error)) throw error;
    return fail("VISIT_UNDER_WAY", "Your visit at this restaurant is still under way. End it first.");
  }
}
