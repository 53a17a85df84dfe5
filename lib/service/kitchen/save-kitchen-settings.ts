import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import { readKitchenAges } from "./kitchen-read-store";
import { lockKitchenAges, writeKitchenAges } from "./kitchen-settings-store";
import type { KitchenAges } from "./kitchen-ticket";

/** Sets from which ages on tickets change their color. */
export async function saveKitchenSettings(
  app: App,
  {
    tenantId,
    ages,
    precondition,
  }: { tenantId: TenantId; ages: KitchenAges; precondition?: Precondition | null },
): Promise<KitchenAges> {
  await inTransaction(app.db, async (tx) => {
    await lockKitchenAges(tx, { tenantId });
    await precondition?.(() => readKitchenAges(tx, { tenantId }));
    await writeKitchenAges(tx, { tenantId, ...ages });
  });
  return ages;
}
