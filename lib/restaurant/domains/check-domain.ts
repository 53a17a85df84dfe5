import type { TenantId } from "@/lib/core/ids/tenant-id";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { domainView } from "./domain-contract";
import { findDomainRow } from "./domain-store";
import { domainPlace } from "./domain-target";
import { lookUpDomain } from "./look-up-domain";
import { refuseUnknownDomain } from "./refuse-domain";
import { settleCheck } from "./settle-check";

/**
 * Asks DNS for the proof of a domain now, and does what follows from the answer. Of two restaurants that prove one name at
 * once, one wins. Throws DOMAIN_NOT_FOUND.
 */
export async function checkDomain(app: App, key: { tenantId: TenantId; domainId: string }) {
  const known = (await findDomainRow(app.db, key)) ?? refuseUnknownDomain();
  const finding = await lookUpDomain(app, known.name);
  const settle = () => inTransaction(app.db, (tx) => settleCheck(app, tx, { ...key, finding }));
  const row = await settle().catch((error: unknown) => {
    // Somebody else has proven the name meanwhile: the second look finds them.
    if (isUniqueViolation(error)) return settle();
    throw error;
  });
  app.hosts.forget();
  return domainView(row ?? refuseUnknownDomain(), domainPlace(app.env));
}
