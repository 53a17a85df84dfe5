import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Sql } from "@/lib/platform/db/sql";
import { EMAIL_RESTAURANT } from "@/lib/restaurant/tenancy/email-restaurant";
import type { OrderDetail } from "./order";
import { orderDetails, readOrderDetails } from "./order-detail-store";

/** An order with all that belongs to it, or null; with an email only if it is the customer's. */
export async function findOrder(
  sql: Sql,
  { tenantId, orderId, customerEmail }: { tenantId: TenantId; orderId: string; customerEmail?: string },
): Promise<OrderDetail | null> {
  const values = customerEmail === undefined ? [tenantId, orderId] : [tenantId, orderId, customerEmail];
  const [order] = await readOrderDetails(
    sql,
    customerEmail === undefined ? ORDER : ORDER_OF_CUSTOMER,
    values,
  );
  return order ?? null;
}

const ORDER_BY_ID = orderDetails("orders o WHERE o.tenant_id = $1 AND o.id = $2");
const ORDER = { name: "order", text: ORDER_BY_ID };
const ORDER_OF_CUSTOMER = { name: "order-of-customer", text: `${ORDER_BY_ID} AND o.customer_email = $3` };

/** The restaurant's settings that an order and its emails need. */
export function getOrderingRestaurant(db: Db["prisma"] | Tx, { tenantId }: { tenantId: TenantId }) {
  return db.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: {
      ...EMAIL_RESTAURANT,
      slug: true,
      timeZone: true,
      cancelGraceMinutes: true,
      escrowDelayHours: true,
      plausiblePrepSeconds: true,
    },
  });
}

export type OrderingRestaurant = Awaited<ReturnType<typeof getOrderingRestaurant>>;

/** The event sequence of the restaurant from which a customer follows an order; null when it is not the customer's. */
export async function findSequenceToFollow(
  db: Db,
  { tenantId, orderId, customerEmail }: { tenantId: TenantId; orderId: string; customerEmail: string },
): Promise<number | null> {
  const { rows } = await db.pool.query<{ sequence: number }>({
    name: "sequence-to-follow",
    text: `SELECT c.event_sequence::float8 AS sequence
             FROM orders o JOIN tenant_counter c ON c.tenant_id = o.tenant_id
            WHERE o.tenant_id = $1 AND o.id = $2 AND o.customer_email = $3`,
    values: [tenantId, orderId, customerEmail],
  });
  return rows[0]?.sequence ?? null;
}
