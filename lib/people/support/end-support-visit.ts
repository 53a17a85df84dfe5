import { fail } from "@/lib/core/errors/app-error";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { settleAct } from "@/lib/platform/audit/act-in-progress";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import { bumpNotices } from "@/lib/platform/live/notice-store";
import type { App } from "@/lib/restaurant/app";
import { endVisitRow, findVisited, isUnderWay } from "./support-visit-store";

/**
 * Ends one's own visit before its time. A visit that is over or does not exist stays as it is. Throws TENANT_NOT_FOUND,
 * and FORBIDDEN while somebody else's visit is under way.
 */
export async function endSupportVisit(
  app: App,
  input: { tenantRef: string; visitId: string; actor: { userId: string; role: string } },
): Promise<void> {
  const { tenantRef, visitId: id, actor } = input;
  const tenant = await findVisited(app.db, tenantRef);
  if (!tenant) return fail("TENANT_NOT_FOUND", "There is no such restaurant.");
  const tenantId = mintTenantId(tenant.id);
  const now = app.realClock.now();
  await inTransaction(app.db, async (tx) => {
    if (!(await endVisitRow(tx, { tenantId, id, userId: actor.userId, now }))) {
      if (await isUnderWay(tx, { tenantId, id, now }))
        fail("FORBIDDEN", "Only the super-admin who started this visit can end it.");
      return settleAct();
    }
    const by = { ...actor, visitId: id };
    await recordAct(tx, { at: now, actor: by, action: "support.ended", tenantId, subjectId: id });
    await bumpNotices(tx, { tenantId });
  });
  app.live.announce(tenantId);
}
