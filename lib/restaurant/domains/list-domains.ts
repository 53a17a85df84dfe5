import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { domainView } from "./domain-contract";
import { listDomainRows } from "./domain-store";
import { domainPlace } from "./domain-target";

/** A restaurant's own domains, in the order in which they were named. */
export async function listDomains(app: App, { tenantId }: { tenantId: TenantId }) {
  const place = domainPlace(app.env);
  const rows = await listDomainRows(app.db, { tenantId });
  return { domains: rows.map((row) => domainView(row, place)) };
}
