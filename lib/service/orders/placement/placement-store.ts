import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Sql } from "@/lib/platform/db/sql";
import type { NewEvent } from "@/lib/platform/events/event";
import { INSERT_DELIVERIES_OF_RECORDED } from "@/lib/platform/events/event-fan-out-store";
import type { IdempotencyClaim } from "@/lib/platform/idempotency/idempotency-store";
import { COUNT_EMAIL_JOBS, INSERT_WRITTEN_EMAILS } from "@/lib/platform/mail/email-outbox-sql";
import { currentTraceparent } from "@/lib/platform/trace/current-trace";
import type { orderReceivedEmail } from "@/lib/service/orders/life/order-received-email";
import type { Order } from "@/lib/service/orders/order";
import type { StockNeed } from "./draft-order";
import type { PlacedAnswer } from "./placed-answer";

/** The columns of a new order, except its tenant, id and number. */
const FIELDS = [
  "type",
  "status",
  "paymentMethod",
  "paymentStatus",
  "escrowStatus",
  "currency",
  "locale",
  "customerName",
  "customerEmail",
  "customerPhone",
  "deliveryAddress",
  "postcode",
  "city",
  "addressLookup",
  "notes",
  "latitude",
  "longitude",
  "subtotalMinor",
  "discountMinor",
  "deliveryFeeMinor",
  "taxLines",
  "taxAddedMinor",
  "serviceChargeMinor",
  "tipMinor",
  "giftCardMinor",
  "totalMinor",
  "couponId",
  "couponCode",
  "giftCardId",
  "customerId",
  "bazarUserId",
  "promisedAt",
  "scheduledFor",
  "kitchenAt",
  "slotAt",
  "payBefore",
  "paidAt",
  "createdAt",
  "isTest",
  "minimumAge",
] as const satisfies readonly (keyof Order)[];

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const COLUMNS = FIELDS.map(columnOf).join(", ");

/**
 * One statement, so that the tenant's counter row is held for no round trip. $1 is the tenant, $2 the order's id; the
 * rest are JSON, with names: $3 the order's row, $4 its lines, $5 its event, $6 the stock it needs, $7 the claim of its
 * Idempotency-Key with the answer, or null, $8 its payment, or null, and $9 the email to its customer, or null.
 *
 * The parts that decide come first: the claim, then the products by id. `may` has its one row only when nothing speaks
 * against the order, and everything that writes hangs on it. The counts force the lock order: products, version,
 * counter.
 */
const INSERT_ORDER = `
  WITH claim AS (
    SELECT key FROM idempotency_key
     WHERE tenant_id = $1 AND key = $7::jsonb ->> 'key' AND claim_id = $7::jsonb ->> 'claimId' AND response IS NULL
       FOR UPDATE),
  checkout_row AS (
    SELECT order_id FROM checkout
     WHERE tenant_id = $1 AND order_id = $2 AND $8::jsonb IS NOT NULL FOR UPDATE),
  needed AS (
    SELECT * FROM jsonb_to_recordset($6::jsonb) AS n("productId" text, quantity int)),
  stocked AS (
    SELECT locked.id, locked.quantity, locked.enough FROM (
      SELECT p.id, n.quantity, p.available
             AND (p.sold_out_until IS NULL OR p.sold_out_until <= ($3::jsonb ->> 'created_at')::timestamptz)
             AND (p.stock IS NULL OR p.stock >= n.quantity) AS enough
        FROM product p JOIN needed n ON n."productId" = p.id
       WHERE p.tenant_id = $1 ORDER BY p.id FOR UPDATE OF p) locked),
  missing AS (
    SELECT n."productId" AS id FROM needed n LEFT JOIN stocked s ON s.id = n."productId"
     WHERE s.enough IS NOT TRUE ORDER BY 1),
  may AS (
    SELECT true AS yes
     WHERE NOT EXISTS (SELECT FROM missing)
       AND ($7::jsonb IS NULL OR EXISTS (SELECT FROM claim))
       AND ($8::jsonb IS NULL OR EXISTS (SELECT FROM checkout_row))),
  taken AS (
    UPDATE product p SET stock = p.stock - s.quantity FROM stocked s, may
     WHERE p.tenant_id = $1 AND p.id = s.id RETURNING p.stock),
  sold_out AS (
    UPDATE tenant_version SET version = version + 1
     WHERE tenant_id = $1 AND (SELECT count(*) FROM taken WHERE stock = 0) > 0 RETURNING version),
  counter AS (
    UPDATE tenant_counter SET order_number = order_number + 1, event_sequence = event_sequence + 1
      FROM may
     WHERE tenant_id = $1 AND (SELECT count(*) FROM sold_out) >= 0 RETURNING order_number, event_sequence),
  placed AS (
    INSERT INTO orders (tenant_id, id, number, ${COLUMNS})
    SELECT $1, $2, counter.order_number, ${COLUMNS}
      FROM counter, jsonb_populate_record(NULL::orders, $3::jsonb)
    RETURNING number, status, currency, total_minor, tip_minor, created_at),
  payable AS (
    INSERT INTO payment (tenant_id, id, order_id, amount_minor, tip_minor, currency, intent_id, client_secret,
                         created_at)
    SELECT $1, p.id, $2, placed.total_minor, least(placed.tip_minor, placed.total_minor), placed.currency,
           p."intentId", p."clientSecret", placed.created_at
      FROM placed, jsonb_to_record($8::jsonb) AS p(id text, "intentId" text, "clientSecret" text)
     WHERE $8::jsonb IS NOT NULL),
  checked_out AS (
    DELETE FROM checkout USING placed
     WHERE checkout.tenant_id = $1 AND checkout.order_id = $2 AND $8::jsonb IS NOT NULL),
  lines AS (
    INSERT INTO order_item (tenant_id, order_id, position, product_id, product_name, quantity, unit_price_minor,
                            line_total_minor, selected_options, shown, tax_bps, tax_added_minor)
    SELECT $1, $2, i.position, i.product_id, i.product_name, i.quantity, i.unit_price_minor, i.line_total_minor,
           i.selected_options, i.shown, i.tax_bps, coalesce(i.tax_added_minor, 0)
      FROM placed, jsonb_to_recordset($4::jsonb) AS i(position int, product_id text, product_name text,
           quantity int, unit_price_minor int, line_total_minor int, selected_options jsonb, shown jsonb,
           tax_bps int, tax_added_minor int)),
  timeline AS (
    INSERT INTO order_timeline_event (tenant_id, order_id, position, status, at, actor)
    SELECT $1, $2, 0, placed.status, placed.created_at, 'customer' FROM placed),
  recorded AS (
    INSERT INTO event (tenant_id, sequence, id, type, order_id, data, created_at, trace)
    SELECT $1, counter.event_sequence, e.id, e.type, $2,
           jsonb_set(e.data, '{orderNumber}', to_jsonb(placed.number::text)), placed.created_at, e.trace
      FROM counter, placed, jsonb_to_record($5::jsonb) AS e(id text, type text, data jsonb, trace text)
    RETURNING tenant_id, sequence, type, created_at),
  fanned_out AS (${INSERT_DELIVERIES_OF_RECORDED}),
  answered AS (
    UPDATE idempotency_key
       SET response = ($7::jsonb ->> 'beforeNumber') || placed.number || ($7::jsonb ->> 'afterNumber'), made_id = $2
      FROM placed
     WHERE tenant_id = $1 AND key = $7::jsonb ->> 'key' AND claim_id = $7::jsonb ->> 'claimId'),
  written AS (
    SELECT e.id, $1 AS tenant_id, e."to", e.template, e.locale, e."uniqueKey" AS unique_key, placed.created_at,
           jsonb_set(e.props, '{orderNumber}', to_jsonb(placed.number::text)) AS props,
           $5::jsonb ->> 'trace' AS trace
      FROM placed, jsonb_to_record($9::jsonb) AS e(id text, "to" text, template text, locale text,
           "uniqueKey" text, props jsonb)
     WHERE $9::jsonb IS NOT NULL),
  emailed AS (${INSERT_WRITTEN_EMAILS})
  SELECT (SELECT number FROM placed) AS number, (SELECT id FROM missing LIMIT 1) AS missing_product_id,
         (${COUNT_EMAIL_JOBS}) AS emails`;

export type InsertedOrder =
  | { ok: true; number: number }
  /** Nothing was written: a product is short, or the claim of the key went to another process. */
  | { ok: false; missingProductId: string | null };

/**
 * Takes the counted stock of an order and writes it with its number, lines, first timeline entry, event, email and the
 * answer of its Idempotency-Key: all of it in one statement, or nothing. An online order has taken its stock before; its
 * checkout becomes the order and its payment, and its customer is written to when it is paid.
 */
export async function insertOrder(
  db: Sql,
  input: {
    tenantId: TenantId;
    order: Omit<Order, "number">;
    event: NewEvent;
    /** In the order of the product ids, each product once. */
    stockNeeds: readonly StockNeed[];
    claim: IdempotencyClaim | null;
    answer: PlacedAnswer;
    /** Of an order that is paid online and has a checkout. */
    payment: { id: string; intentId: string; clientSecret: string } | null;
    /** To the customer, queued with the order; its order number is filled in. */
    email: ReturnType<typeof orderReceivedEmail> | null;
  },
): Promise<InsertedOrder> {
  const [row] = await db.query<{ number: number | null; missing_product_id: string | null }>(
    { name: "insert-order", text: INSERT_ORDER },
    valuesOf(input),
  );
  if (row && row.number !== null) return { ok: true, number: row.number };
  return { ok: false, missingProductId: row?.missing_product_id ?? null };
}

function valuesOf({
  tenantId,
  order,
  event,
  stockNeeds,
  claim,
  answer,
  payment,
  email,
}: Parameters<typeof insertOrder>[1]): unknown[] {
  const row = Object.fromEntries(FIELDS.map((field) => [columnOf(field), order[field]]));
  const lines = order.items.map((item, position) => ({
    position,
    product_id: item.productId,
    product_name: item.productName,
    quantity: item.quantity,
    unit_price_minor: item.unitPriceMinor,
    line_total_minor: item.lineTotalMinor,
    selected_options: item.selectedOptions,
    shown: item.shown,
    tax_bps: item.taxBps,
    tax_added_minor: item.taxAddedMinor,
  }));
  const { type, data } = event;
  return [
    tenantId,
    order.id,
    JSON.stringify(row),
    JSON.stringify(lines),
    JSON.stringify({ id: newId("evt"), type, data, trace: currentTraceparent() }),
    JSON.stringify(stockNeeds),
    claim && JSON.stringify({ key: claim.key, claimId: claim.claimId, ...answer }),
    payment && JSON.stringify(payment),
    email && JSON.stringify({ id: newId("eml"), ...email }),
  ];
}
