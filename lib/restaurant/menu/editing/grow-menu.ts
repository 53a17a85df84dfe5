import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { App } from "@/lib/restaurant/app";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import { measureMenu } from "./menu-size-store";

/**
 * Runs a change of a restaurant's menu that can make it longer, as changeMenu does. A menu that is too long can still
 * be changed in other ways and shortened. Throws QUOTA_EXCEEDED, and what `work` throws.
 */
export function growMenu<T>(
  app: App,
  { tenantId }: { tenantId: TenantId },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return changeMenu(app, { tenantId }, async (tx) => {
    const before = await measureMenu(tx, { tenantId });
    const result = await work(tx);
    const adding = (await measureMenu(tx, { tenantId })) - before;
    if (adding > 0)
      await keepQuota(tx, { tenantId, quota: "menuKilobytes", used: async () => before, adding });
    return result;
  });
}
