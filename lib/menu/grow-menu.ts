import type { App } from "@/lib/app/app";
import type { Tx } from "@/lib/db/db";
import { keepQuota } from "@/lib/tenancy/keep-quota";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { changeMenu } from "./change-menu";
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
