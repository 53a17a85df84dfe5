import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { PickupNumbers } from "./kitchen-contract";
import { listPickupOrders } from "./pickup-store";

/** The numbers of orders that guests wait for at the counter, for a screen that everybody sees: no names, no prices. */
export async function listPickupNumbers(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<PickupNumbers> {
  const orders = await listPickupOrders(app.db.sql, { tenantId, now: app.clock.now() });
  const of = (status: string) =>
    orders.filter((order) => order.status === status).map(({ number }) => number);
  return { preparing: of("preparing"), ready: of("ready") };
}
