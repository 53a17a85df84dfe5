import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { markSeen } from "./seen-store";

/** Notes that somebody at the restaurant has seen these orders, the first time counts. Unknown orders are left out. */
export async function markOrdersSeen(
  app: App,
  { tenantId, orderIds }: { tenantId: TenantId; orderIds: string[] },
): Promise<{ newlySeen: number }> {
  return { newlySeen: await markSeen(app.db, { tenantId, orderIds, now: app.clock.now() }) };
}
