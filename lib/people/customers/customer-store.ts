import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db } from "@/lib/platform/db/db";

export type CustomerRow = {
  email: string;
  name: string;
  has_account: boolean;
  order_count: number;
  /** In minor units. */
  spent_minor: number;
  first_order_at: Date;
  last_order_at: Date;
  last_order_id: string;
};

const counts = (order: string) => `NOT ${order}.is_test AND ${order}.status NOT IN ('canceled', 'rejected')
      AND (${order}.payment_method IN ('cash', 'external') OR ${order}.payment_status IN ('paid', 'refunded'))`;

/**
 * Customers are sorted by their last order, so a page is read along the restaurant's newest orders, and sums are made
 * for the customers of the page alone. Whether one ordered later is asked one by one: OFFSET 0 keeps PostgreSQL from joining
 * all orders with all orders. Erased people have an address of their own for every order and are nobody.
 */
const page = (ofChanged: string) => `
  WITH page AS (
    SELECT o.id, o.customer_email AS email, o.customer_name AS name, o.created_at
      FROM orders o
     WHERE o.tenant_id = $1 AND (o.created_at, o.id) < ($2::timestamptz, $3::text) AND ${counts("o")}
       AND ($5::text IS NULL OR o.customer_email = $5)
       AND o.customer_email NOT LIKE '%@erased.invalid' ${ofChanged}
       AND NOT EXISTS (SELECT FROM orders n
                        WHERE n.tenant_id = $1 AND n.customer_email = o.customer_email AND ${counts("n")}
                          AND n.created_at >= o.created_at AND (n.created_at, n.id) > (o.created_at, o.id) OFFSET 0)
     ORDER BY o.created_at DESC, o.id DESC LIMIT $4)
  SELECT page.email, page.name, page.created_at AS last_order_at, page.id AS last_order_id,
         EXISTS (SELECT FROM customer c WHERE c.tenant_id = $1 AND c.email = page.email) AS has_account,
         sums.order_count, sums.first_order_at, sums.spent_minor
    FROM page CROSS JOIN LATERAL (
      SELECT count(*)::int AS order_count, min(o.created_at) AS first_order_at,
             (coalesce(sum(o.total_minor::bigint + o.gift_card_minor), 0)
               - coalesce(sum(r.back_minor), 0))::float8 AS spent_minor
        FROM orders o
        LEFT JOIN LATERAL (SELECT sum(refund.amount_minor) AS back_minor
                             FROM refund
                            WHERE refund.tenant_id = $1 AND refund.order_id = o.id AND refund.status = 'succeeded') r
          ON true
       WHERE o.tenant_id = $1 AND o.customer_email = page.email AND ${counts("o")}) sums
   ORDER BY page.created_at DESC, page.id DESC`;

/** An order of theirs, or a refund of one, was written since $6. */
const OF_CHANGED = `
       AND o.customer_email IN (
         SELECT c.customer_email FROM orders c WHERE c.tenant_id = $1 AND c.updated_at >= $6::timestamptz
         UNION
         SELECT c.customer_email FROM refund r JOIN orders c ON c.tenant_id = r.tenant_id AND c.id = r.order_id
          WHERE r.tenant_id = $1 AND greatest(r.created_at, r.settled_at) >= $6::timestamptz)`;

const PAGE = page("");
const CHANGED_PAGE = page(OF_CHANGED);

const BEFORE_ALL = { at: new Date("9999-12-31T00:00:00Z"), id: "" };

/**
 * A restaurant's customers with their totals, most recent order first, from after the cursor; those alone of whom something
 * was written since an instant, where one is given.
 */
export async function listCustomerRows(
  db: Db,
  input: {
    tenantId: TenantId;
    email?: string | undefined;
    updatedSince: Date | null;
    after: PageCursor | null;
    limit: number;
  },
): Promise<CustomerRow[]> {
  const { tenantId, email = null, updatedSince, after, limit } = input;
  const { at, id } = after ?? BEFORE_ALL;
  const { rows } = updatedSince
    ? await db.pool.query<CustomerRow>(CHANGED_PAGE, [tenantId, at, id, limit, email, updatedSince])
    : await db.pool.query<CustomerRow>(PAGE, [tenantId, at, id, limit, email]);
  return rows;
}
