import type { Pool, PoolClient } from "pg";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { NewEvent } from "@/lib/platform/events/event";
import { INSERT_DELIVERIES_OF_RECORDED } from "@/lib/platform/events/event-fan-out-store";
import type { IdempotencyClaim } from "@/lib/platform/idempotency/idempotency-store";
import type { StockNeed } from "./draft-order";
import type { Order } from "./order";
import type { PlacedAnswer } from "./placed-answer";

/**
 * One statement, so that the tenant's counter row is held for no round trip. The parts that decide come first: the
 * claim of the Idempotency-Key, then the products by id. `may` has its one row only when nothing speaks against the
 * order, and everything that writes hangs on it. The counts force the lock order: products, version, counter.
 */
const INSERT_ORDER = `
  WITH claim AS (
    SELECT FROM idempotency_key
     WHERE tenant_id = $1 AND key = $34::text AND claim_id = $35::text AND response IS NULL FOR UPDATE),
  checkout_row AS (
    SELECT FROM checkout WHERE tenant_id = $1 AND order_id = $2 AND $40::text IS NOT NULL FOR UPDATE),
  needed AS (
    SELECT * FROM unnest($36::text[], $37::int[]) AS n(id, quantity)),
  stocked AS (
    SELECT p.id, n.quantity, p.available AND (p.stock IS NULL OR p.stock >= n.quantity) AS enough
      FROM product p JOIN needed n ON n.id = p.id
     WHERE p.tenant_id = $1 ORDER BY p.id FOR UPDATE OF p),
  missing AS (
    SELECT n.id FROM needed n LEFT JOIN stocked s ON s.id = n.id WHERE s.enough IS NOT TRUE ORDER BY n.id),
  may AS (
    SELECT WHERE NOT EXISTS (SELECT FROM missing) AND ($34::text IS NULL OR EXISTS (SELECT FROM claim))
              AND ($40::text IS NULL OR EXISTS (SELECT FROM checkout_row))),
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
    INSERT INTO orders (
      tenant_id, id, number, type, status, payment_method, payment_status, escrow_status, currency, locale,
      customer_name, customer_email, customer_phone, delivery_address, postcode, notes, latitude, longitude,
      subtotal_minor, discount_minor, delivery_fee_minor, gift_card_minor, total_minor,
      coupon_id, coupon_code, gift_card_id, promised_at, pay_before, paid_at, created_at, customer_id, bazar_user_id)
    SELECT $1, $2, counter.order_number, $3::order_type, $4::order_status, $5::payment_method, $6::payment_status,
           $7::escrow_status, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,
           $26, $27, $28, $29, $43, $44
      FROM counter),
  payable AS (
    INSERT INTO payment (tenant_id, id, order_id, amount_minor, currency, intent_id, client_secret, created_at)
    SELECT $1, $40::text, $2, $22, $8, $41::text, $42::text, $29 FROM counter WHERE $40::text IS NOT NULL),
  checked_out AS (
    DELETE FROM checkout USING counter
     WHERE checkout.tenant_id = $1 AND checkout.order_id = $2 AND $40::text IS NOT NULL),
  lines AS (
    INSERT INTO order_item (tenant_id, order_id, position, product_id, product_name, quantity, unit_price_minor,
                            line_total_minor, selected_options)
    SELECT $1, $2, i.position, i.product_id, i.product_name, i.quantity, i.unit_price_minor, i.line_total_minor,
           i.selected_options
      FROM counter, jsonb_to_recordset($30::jsonb) AS i(position int, product_id text, product_name text,
           quantity int, unit_price_minor int, line_total_minor int, selected_options jsonb)),
  timeline AS (
    INSERT INTO order_timeline_event (tenant_id, order_id, position, status, at, actor)
    SELECT $1, $2, 0, $4::order_status, $29, 'customer' FROM counter),
  recorded AS (
    INSERT INTO event (tenant_id, sequence, id, type, order_id, data, created_at)
    SELECT $1, counter.event_sequence, $31, $32, $2,
           jsonb_set($33::jsonb, '{orderNumber}', to_jsonb(counter.order_number::text)), $29
      FROM counter RETURNING tenant_id, sequence, type, created_at),
  fanned_out AS (${INSERT_DELIVERIES_OF_RECORDED}),
  answered AS (
    UPDATE idempotency_key SET response = $38::text || counter.order_number || $39::text, order_id = $2
      FROM counter
     WHERE tenant_id = $1 AND key = $34::text AND claim_id = $35::text)
  SELECT (SELECT order_number FROM counter) AS number, (SELECT id FROM missing LIMIT 1) AS missing_product_id`;

export type InsertedOrder =
  | { ok: true; number: number }
  /** Nothing was written: a product is short, or the claim of the key went to another process. */
  | { ok: false; missingProductId: string | null };

/**
 * Takes the counted stock of an order and writes it with its number, lines, first timeline entry, event and the
 * answer of its Idempotency-Key: all of it in one statement, or nothing. An online order has taken its stock before; its
 * checkout becomes the order and its payment.
 */
export async function insertOrder(
  db: Pool | PoolClient,
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
  },
): Promise<InsertedOrder> {
  const { rows } = await db.query<{ number: number | null; missing_product_id: string | null }>({
    name: "insert-order",
    text: INSERT_ORDER,
    values: parametersOf(input),
  });
  const row = rows[0];
  if (row && row.number !== null) return { ok: true, number: row.number };
  return { ok: false, missingProductId: row?.missing_product_id ?? null };
}

function parametersOf({
  tenantId,
  order,
  event,
  stockNeeds,
  claim,
  answer,
  payment,
}: Parameters<typeof insertOrder>[1]): unknown[] {
  const items = order.items.map((item, position) => ({
    position,
    product_id: item.productId,
    product_name: item.productName,
    quantity: item.quantity,
    unit_price_minor: item.unitPriceMinor,
    line_total_minor: item.lineTotalMinor,
    selected_options: item.selectedOptions,
  }));
  return [
    tenantId,
    order.id,
    order.type,
    order.status,
    order.paymentMethod,
    order.paymentStatus,
    order.escrowStatus,
    order.currency,
    order.locale,
    order.customerName,
    order.customerEmail,
    order.customerPhone,
    order.deliveryAddress,
    order.postcode,
    order.notes,
    order.latitude,
    order.longitude,
    order.subtotalMinor,
    order.discountMinor,
    order.deliveryFeeMinor,
    order.giftCardMinor,
    order.totalMinor,
    order.couponId,
    order.couponCode,
    order.giftCardId,
    order.promisedAt,
    order.payBefore,
    order.paidAt,
    order.createdAt,
    JSON.stringify(items),
    newId("evt"),
    event.type,
    JSON.stringify(event.data),
    claim?.key ?? null,
    claim?.claimId ?? null,
    stockNeeds.map((need) => need.productId),
    stockNeeds.map((need) => need.quantity),
    answer.beforeNumber,
    answer.afterNumber,
    payment?.id ?? null,
    payment?.intentId ?? null,
    payment?.clientSecret ?? null,
    order.customerId,
    order.bazarUserId,
  ];
}
