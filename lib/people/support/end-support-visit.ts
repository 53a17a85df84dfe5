import { fail } from "@/lib/core/errors/app-error";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { settleAct } from "@/lib/platform/audit/act-in-progress";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import { bumpNotices } from "@/lib/platform/live/notice-store";
import type { App } from "@/lib/restaurant/app";
import { endVisitRow, findVisited, findVisitRow } from "./support-visit-store";

/** Ends one's own visit before its time; repeats are harmless. Throws VISIT_NOT_FOUND. */
export async function endSupportVisit(
  app: App,
  input: { tenantRef: string; visitId: string; actor: { userId: string; role: string } },
): Promise<void> {
  const { tenantRef, visitId: id, actor } = input;
  const tenant = await findVisited(app.db, tenantRef);
  if (!tenant) return refuseVisit();
  const tenantId = mintTenantId(tenant.id);
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    if (!(await findVisitRow(tx, { tenantId, id, userId: actor.userId }))) refuseVisit();
    if (!(await endVisitRow(tx, { tenantId, id, now }))) return settleAct();
    const by = { ...actor, visitId: id };
    await recordAct(tx, { at: now, actor: by, action: "support.ended", tenantId, subjectId: id });
    await bumpNotices(tx, { tenantId });
  });
  app.live.announce(tenantId);
}

function refuseVisit(): never {
  fail("VISIT_NOT_FOUND", "You have no such visit.");
}
