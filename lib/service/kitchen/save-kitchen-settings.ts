import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { writeKitchenAges } from "./kitchen-settings-store";
import type { KitchenAges } from "./kitchen-ticket";

/** Sets from which ages on tickets change their color. */
export async function saveKitchenSettings(
  app: App,
  { tenantId, ages }: { tenantId: TenantId; ages: KitchenAges },
): Promise<KitchenAges> {
  await inTransaction(app.db, (tx) => writeKitchenAges(tx, { tenantId, ...ages }));
  return ages;
}
