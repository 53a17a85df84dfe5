import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import { contactSearch, hasPhone, isOfContact } from "@/lib/people/customers/contact-search-sql";
import type { Db } from "@/lib/platform/db/db";
import type { OrderDetail } from "@/lib/service/orders/order";
import type { OrderChannel } from "@/lib/service/orders/order-channel";
import { orderDetails, readOrderDetails } from "@/lib/service/orders/order-detail-store";
import type { OrderStatus, RefundExtent } from "@/lib/service/orders/order-status";

const LARGEST_NUMBER = 2 ** 31 - 1;
const isNumber = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_NUMBER;

const HAS_REFUND = `EXISTS (SELECT FROM refund r
                             WHERE r.tenant_id = o.tenant_id AND r.order_id = o.id AND r.status <> 'failed')`;
/** An ended order gave back all that was paid, also where only its gift card had paid. */
const KEEPS_SOMETHING = `(o.payment_status = 'paid'
                          OR o.payment_status <> 'refunded' AND o.status NOT IN ('rejected', 'canceled'))`;

type OrderFilter = {
  tenantId: TenantId;
  /** An order number, or part of the customer's name, email or phone number. */
  search?: string;
  number?: number;
  email?: string;
  phone?: string;
  channel?: OrderChannel;
  status?: OrderStatus;
  paymentStatus?: OrderDetail["paymentStatus"];
  refunds?: RefundExtent;
  /** Included. */
  start?: Date;
  /** Not included. */
  end?: Date;
  /** Changed since then, or with a refund or a proposal of since then. */
  updatedSince?: Date;
  after?: PageCursor;
  limit: number;
};

/**
 * One page of orders, newest first, from behind the cursor. A search finds the number exactly, name and email by any
 * part, a phone number by its digits however it was written. A statement that searches or asks for changes has no name:
 * PostgreSQL is to plan each by what it asks for, along the newest orders where much is found, by an index where little is.
 */
export async function findOrders(db: Db, filter: OrderFilter): Promise<OrderDetail[]> {
  const { tenantId, search, status, paymentStatus, refunds, start, end, updatedSince, after, limit } = filter;
  const { number, email, phone, channel } = filter;
  const values: unknown[] = [tenantId, limit];
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions = Object.entries({
    found: search !== undefined && isFound(search, given),
    number: number && `o.number = ${given(number)}::int`,
    email: email && `o.customer_email = ${given(email)}`,
    phone: phone && hasPhone("o", phone, given),
    // Written out, because the index leaves guests' own orders out and has to know that this is none.
    [`channel_${channel}`]: channel && `o.channel = '${channel}'::order_channel`,
    status: status && `o.status = ${given(status)}::order_status`,
    payment: paymentStatus && `o.payment_status = ${given(paymentStatus)}::payment_status`,
    from: start && `o.created_at >= ${given(start)}`,
    to: end && `o.created_at < ${given(end)}`,
    updated: updatedSince && changedSince(given(updatedSince)),
    after: after && `(o.created_at, o.id) < (${given(after.at)}::timestamptz, ${given(after.id)}::text)`,
    refunded: refunds && HAS_REFUND,
    partly: refunds === "part" && KEEPS_SOMETHING,
  }).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const where = ["o.tenant_id = $1", ...conditions.map(([, condition]) => condition)].join(" AND ");
  const page = `(SELECT * FROM orders o WHERE ${where} ORDER BY o.created_at DESC, o.id DESC LIMIT $2) o`;
  const text = `${orderDetails(page)} ORDER BY o.created_at DESC, o.id DESC`;
  const name = ["orders", ...conditions.map(([part]) => part)].join("-");
  return readOrderDetails(
    db.sql,
    search === undefined && phone === undefined && updatedSince === undefined ? { name, text } : text,
    values,
  );
}

/** Refunds and proposals are of an order, and written beside it. */
function changedSince(since: string): string {
  const of = (table: string, ended: string) =>
    `SELECT c.order_id FROM ${table} c
      WHERE c.tenant_id = $1 AND greatest(c.created_at, c.${ended}) >= ${since}::timestamptz`;
  return `o.id IN (SELECT c.id FROM orders c WHERE c.tenant_id = $1 AND c.updated_at >= ${since}::timestamptz
                   UNION ${of("refund", "settled_at")} UNION ${of("order_proposal", "answered_at")})`;
}

function isFound(search: string, given: (value: unknown) => string): string {
  const ofContact = isOfContact("o", contactSearch(search), given);
  const number = search.replace(/^#/, "");
  return isNumber(number) ? `(${ofContact} OR o.number = ${given(number)}::int)` : ofContact;
}
