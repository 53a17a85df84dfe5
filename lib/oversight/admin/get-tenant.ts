import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import { findTenantId } from "./tenant-admin-store";
import { adminTenantView } from "./tenant-view";

/** A restaurant as the platform sees it, whatever its status. Throws TENANT_NOT_FOUND. */
export async function getTenant(app: App, { tenantRef }: { tenantRef: string }) {
  const tenantId = await findTenantId(app.db, tenantRef);
  if (tenantId === null) return fail("TENANT_NOT_FOUND", "There is no such restaurant.");
  return adminTenantView(await getTenantRow(app.db, { tenantId }));
}
