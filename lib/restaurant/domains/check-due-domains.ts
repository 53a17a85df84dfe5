import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { checkDomain } from "./check-domain";
import { listDueDomains, updateDomainRow } from "./domain-store";

const BATCH = 20;
/** When a check that did not come to its end is tried again. */
const RETRY_MS = 60 * 60 * 1000;

/** Looks at the domains whose time has come, one after the other, until none is left or time is up. */
export async function checkDueDomains(app: App, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = app.clock.now();
    const due = await listDueDomains(app.db, { now, limit: BATCH });
    if (due.length === 0) return;
    for (const { tenantId: id, id: domainId, name } of due) {
      if (signal.aborted) return;
      const key = { tenantId: mintTenantId(id), domainId };
      // Written first: a domain whose check fails must not keep the others waiting.
      const nextCheckAt = new Date(now.getTime() + RETRY_MS);
      try {
        await updateDomainRow(app.db.prisma, { ...key, changes: { nextCheckAt } });
        await checkDomain(app, key);
      } catch (err) {
        app.log.warn({ err, name }, "a domain could not be checked");
      }
    }
  }
}
