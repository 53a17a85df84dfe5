import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { domainView } from "./domain-contract";
import { findDomainRow } from "./domain-store";
import { domainPlace } from "./domain-target";
import { refuseUnknownDomain } from "./refuse-domain";

/** One of a restaurant's own domains. Throws DOMAIN_NOT_FOUND. */
export async function getDomain(app: App, key: { tenantId: TenantId; domainId: string }) {
  const row = (await findDomainRow(app.db, key)) ?? refuseUnknownDomain();
  return domainView(row, domainPlace(app.env));
}
