import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { deleteDraft, giveAddressUp, hasHistory, listDueDrafts, lockDraft } from "./draft-sweep-store";

const MOST_AT_ONCE = 50;

/**
 * Ends drafts of restaurants that were registered before the instant and whose owner's email nobody has confirmed: they
 * and their owners' accounts are deleted, so that address and email are free again. One where something has happened
 * that has to be kept gives its address up only. One that fails stops no other. Returns how many have ended.
 */
export async function expireDrafts(
  app: App,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const most = Math.min(limit, MOST_AT_ONCE);
  const due = await listDueDrafts(app.db, { before, limit: most });
  let ended = 0;
  for (const ref of due) {
    try {
      if (await expireDraft(app, ref)) ended += 1;
    } catch (err) {
      app.log.error({ err, ...ref }, "a draft could not be ended");
    }
  }
  return ended < most ? ended : limit;
}

/** False for one that is no longer a draft, or that somebody is changing. */
function expireDraft(app: App, { tenantId }: { tenantId: TenantId }): Promise<boolean> {
  return inSqlTransaction(app.db, async (tx) => {
    const draft = await lockDraft(tx, { tenantId });
    if (!draft) return false;
    const isKept = await hasHistory(tx, { tenantId });
    await (isKept ? giveAddressUp : deleteDraft)(tx, { tenantId });
    await recordAct(tx, {
      at: app.clock.now(),
      actor: { userId: null, role: "system" },
      action: "tenant.expired",
      tenantId,
      subjectId: tenantId,
      data: { slug: draft.slug, deleted: !isKept },
    });
    return true;
  });
}
