import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { deleteDomainRow, lockDomainRow, settlePrimary } from "./domain-store";
import { queueHosting } from "./queue-hosting";

/** Takes a domain out of service for good; nothing when there is no such domain. Its links lead to the next one, or back here. */
export async function removeDomain(
  app: App,
  { tenantId, domainId }: { tenantId: TenantId; domainId: string },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const row = await lockDomainRow(tx, { tenantId, domainId });
    if (!row) return;
    describeAct({ subjectId: domainId, data: { name: row.name } });
    await deleteDomainRow(tx, { tenantId, domainId });
    if (row.state !== "proven") return;
    await settlePrimary(tx, { tenantId });
    await queueHosting(app, tx, row.name);
  });
  app.hosts.forget();
}
