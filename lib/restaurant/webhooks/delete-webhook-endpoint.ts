import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { deleteEndpointRow } from "./webhook-endpoint-store";

/** Removes an endpoint and gives up what is on its way to it. Deleting one that is not there does nothing. */
export async function deleteWebhookEndpoint(
  app: App,
  { tenantId, endpointId }: { tenantId: TenantId; endpointId: string },
): Promise<void> {
  const now = app.clock.now();
  await inTransaction(app.db, (tx) => deleteEndpointRow(tx, { tenantId, endpointId, now }));
}
