import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db } from "@/lib/platform/db/db";
import type { OrderStatus, RefundExtent } from "@/lib/service/orders/order-status";

/** Fewer digits are in every phone number. */
const FEWEST_PHONE_DIGITS = 4;

const asPart = (text: string) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

/**
 * Ids of one page of the orders that a search finds, newest first, from behind the cursor: the number exactly, name and
 * email by any part, a phone number by its digits however it was written. It reads the restaurant's orders from the
 * newest on until the page is full.
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
  const digits = search.replaceAll(/\D/g, "");
  const isPhone = digits.length >= FEWEST_PHONE_DIGITS && /^[\d\s+()./-]+$/.test(search);
  const { rows } = await db.pool.query<{ id: string }>({
    name: "find-orders",
    text: `SELECT id FROM orders
            WHERE tenant_id = $1
              AND ($5::order_status IS NULL OR status = $5::order_status)
              AND ($6::payment_status IS NULL OR payment_status = $6::payment_status)
              AND ($7::timestamptz IS NULL OR created_at >= $7) AND ($8::timestamptz IS NULL OR created_at < $8)
              AND ($9::timestamptz IS NULL OR (created_at, id) < ($9::timestamptz, $10::text))
              AND ($12::text IS NULL
                   OR ($12 = 'any' OR payment_status = 'paid'
                       OR payment_status <> 'refunded' AND status NOT IN ('rejected', 'canceled'))
                      AND EXISTS (SELECT FROM refund r WHERE r.tenant_id = $1 AND r.order_id = orders.id AND r.status <> 'failed'))
              AND (number::text = $2 OR customer_name ILIKE $3 OR customer_email ILIKE $3
                   OR ($4::text IS NOT NULL AND regexp_replace(customer_phone, '\\D', '', 'g') LIKE $4))
            ORDER BY created_at DESC, id DESC LIMIT $11`,
    values: [
      tenantId,
      search.replace(/^#/, ""),
      asPart(search),
      isPhone ? `%${digits}%` : null,
      status ?? null,
      paymentStatus ?? null,
      start ?? null,
      end ?? null,
      after?.at ?? null,
      after?.id ?? null,
      limit,
      refunds ?? null,
    ],
  });
  return rows.map(({ id }) => id);
}
