import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/db/transaction";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { deleteEndpointRow } from "./webhook-endpoint-store";

/** Removes an endpoint and gives up what is on its way to it. Deleting one that is not there does nothing. */
export async function deleteWebhookEndpoint(
  app: App,
  { tenantId, endpointId }: { tenantId: TenantId; endpointId: string },
): Promise<void> {
  const now = app.clock.now();
  await inTransaction(app.db, (tx) => deleteEndpointRow(tx, { tenantId, endpointId, now }));
}
