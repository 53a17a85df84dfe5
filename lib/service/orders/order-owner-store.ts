import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { OrderRef } from "./order";

/** Where an order lives, for the platform's own staff: looked up restaurant by restaurant, as the keys are. */
export async function findOrderOwner(db: Db["prisma"], orderId: string): Promise<OrderRef | null> {
  const [found] = await db.$queryRaw<{ id: string }[]>`
    SELECT tenant.id FROM tenant
     CROSS JOIN LATERAL (SELECT FROM orders o WHERE o.tenant_id = tenant.id AND o.id = ${orderId} OFFSET 0) found`;
  return found ? { tenantId: mintTenantId(found.id), orderId } : null;
}
