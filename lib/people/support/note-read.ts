import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/platform/app";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { ApiTag } from "@/lib/platform/http/api-tags";
import { readAction } from "./support-read";
import type { SupportVisitRow } from "./support-visit-contract";
import { addReadArea } from "./support-visit-store";

/**
 * Records that a super-admin reads personal data in a part of the restaurant: once per visit and part, so that a page
 * that asks every few seconds costs nothing more.
 */
export async function noteRead(
  app: App,
  { visit, area }: { visit: SupportVisitRow; area: ApiTag },
): Promise<void> {
  if (visit.readAreas.includes(area)) return;
  const { tenantId, id, userId } = visit;
  await inTransaction(app.db, async (tx) => {
    if (!(await addReadArea(tx, { tenantId: mintTenantId(tenantId), id, area }))) return;
    const actor = { userId, role: "superadmin", visitId: id };
    await recordAct(tx, {
      at: app.realClock.now(),
      actor,
      action: readAction(area),
      tenantId,
      subjectId: id,
    });
  });
}
