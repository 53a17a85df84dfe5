import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Twin } from "./twin-contract";
import { findTwin } from "./twin-store";
import { twinView } from "./twin-view";

/** The test twin of a restaurant. Throws TWIN_NOT_FOUND. */
export async function getTwin(app: App, { tenantId }: { tenantId: TenantId }): Promise<Twin> {
  const twin = await findTwin(app.db, { tenantId });
  return twinView(app, twin ?? fail("TWIN_NOT_FOUND", "The restaurant has no test twin."));
}
