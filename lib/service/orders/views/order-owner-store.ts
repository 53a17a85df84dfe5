import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import { EACH_TENANT } from "@/lib/platform/db/each-tenant-sql";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { OrderRef } from "@/lib/service/orders/order";

/**
 * The restaurant of an order, for the platform's staff: looked up restaurant by restaurant, because keys contain the
 * restaurant.
 */
export async function findOrderOwner(db: Db["prisma"], orderId: string): Promise<OrderRef | null> {
  const [found] = await db.$queryRaw<{ id: string }[]>`
    SELECT each.tenant_id AS id FROM ${Prisma.raw(EACH_TENANT)}
     CROSS JOIN LATERAL (SELECT FROM orders o WHERE o.tenant_id = each.tenant_id AND o.id = ${orderId} OFFSET 0) found`;
  return found ? { tenantId: mintTenantId(found.id), orderId } : null;
}
