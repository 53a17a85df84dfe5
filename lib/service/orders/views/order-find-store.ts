import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import { contactSearch, isOfContact } from "@/lib/people/customers/contact-search-sql";
import type { Db } from "@/lib/platform/db/db";
import type { OrderStatus, RefundExtent } from "@/lib/service/orders/order-status";

const LARGEST_NUMBER = 2 ** 31 - 1;
const isNumber = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_NUMBER;

const HAS_REFUND = `EXISTS (SELECT FROM refund r
                             WHERE r.tenant_id = o.tenant_id AND r.order_id = o.id AND r.status <> 'failed')`;
/** An ended order gave back all that was paid, also where only its gift card had paid. */
const KEEPS_SOMETHING = `(o.payment_status = 'paid'
                          OR o.payment_status <> 'refunded' AND o.status NOT IN ('rejected', 'canceled'))`;

/**
 * Ids of one page of the orders that a search finds, newest first, from behind the cursor: the number exactly, name and
 * email by any part, a phone number by its digits however it was written. The statement has no name: PostgreSQL is to plan
 * each search by what it asks for, along the newest orders where much is found, by an index over parts where little is.
 */
export async function findOrderIds(
  db: Db,
  filter: {
    tenantId: TenantId;
    search: string;
    status?: OrderStatus;
    paymentStatus?: string;
    refunds?: RefundExtent;
    start?: Date;
    end?: Date;
    after?: PageCursor;
    limit: number;
  },
): Promise<string[]> {
  const { tenantId, search, status, paymentStatus, refunds, start, end, after, limit } = filter;
  const values: unknown[] = [tenantId, limit];
  const given = (value: unknown) => `$${values.push(value)}`;
  const number = search.replace(/^#/, "");
  const conditions = [
    isNumber(number)
      ? `(${isOfContact("o", contactSearch(search), given)} OR o.number = ${given(number)}::int)`
      : isOfContact("o", contactSearch(search), given),
    status && `o.status = ${given(status)}::order_status`,
    paymentStatus && `o.payment_status = ${given(paymentStatus)}::payment_status`,
    start && `o.created_at >= ${given(start)}`,
    end && `o.created_at < ${given(end)}`,
    after && `(o.created_at, o.id) < (${given(after.at)}::timestamptz, ${given(after.id)}::text)`,
    refunds && HAS_REFUND,
    refunds === "part" && KEEPS_SOMETHING,
  ].filter((condition) => typeof condition === "string");
  const rows = await db.sql.query<{ id: string }>(
    `SELECT o.id FROM orders o WHERE o.tenant_id = $1 AND ${conditions.join(" AND ")}
      ORDER BY o.created_at DESC, o.id DESC LIMIT $2`,
    values,
  );
  return rows.map(({ id }) => id);
}
