import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { lockTenant } from "@/lib/restaurant/tenancy/tenant-store";
import { domainView } from "./domain-contract";
import { clearPrimary, lockDomainRow, settlePrimary, updateDomainRow } from "./domain-store";
import { domainPlace } from "./domain-target";
import { refuseUnknownDomain } from "./refuse-domain";

/** Has links lead to a proven domain, and the others redirect to it. Throws DOMAIN_NOT_FOUND and DOMAIN_NOT_PROVEN. */
export async function choosePrimary(
  app: App,
  input: { tenantId: TenantId; domainId: string; precondition: Precondition | null },
) {
  const { tenantId, domainId, precondition } = input;
  const place = domainPlace(app.env);
  const row = await inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    const found = (await lockDomainRow(tx, { tenantId, domainId })) ?? refuseUnknownDomain();
    await precondition?.(() => domainView(found, place));
    describeAct({ subjectId: domainId, data: { name: found.name } });
    if (found.state !== "proven")
      fail("DOMAIN_NOT_PROVEN", "The domain is not proven. Set its TXT record, then check it.");
    await clearPrimary(tx, { tenantId });
    const primary = await updateDomainRow(tx, { tenantId, domainId, changes: { isPrimary: true } });
    await settlePrimary(tx, { tenantId });
    return primary;
  });
  app.hosts.forget();
  return domainView(row, place);
}
