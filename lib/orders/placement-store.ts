import type { PoolClient } from "pg";
import type { NewEvent } from "@/lib/events/event";
import { newId } from "@/lib/ids/ids";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import type { Order } from "./order";

const INSERT_ORDER = `
  WITH counter AS (
    UPDATE tenant_counter SET order_number = order_number + 1, event_sequence = event_sequence + 1
     WHERE tenant_id = $1 RETURNING order_number, event_sequence),
  placed AS (
    INSERT INTO orders (
      tenant_id, id, number, type, status, payment_method, payment_status, escrow_status, currency, locale,
      customer_name, customer_email, customer_phone, delivery_address, postcode, notes, latitude, longitude,
      subtotal_minor, discount_minor, delivery_fee_minor, gift_card_minor, total_minor,
      coupon_id, coupon_code, gift_card_id, promised_at, pay_before, paid_at, created_at)
    SELECT $1, $2, counter.order_number, $3::order_type, $4::order_status, $5::payment_method, $6::payment_status,
           $7::escrow_status, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,
           $26, $27, $28, $29
      FROM counter),
  lines AS (
    INSERT INTO order_item (tenant_id, order_id, position, product_id, product_name, quantity, unit_price_minor,
                            line_total_minor, selected_options)
    SELECT $1, $2, i.position, i.product_id, i.product_name, i.quantity, i.unit_price_minor, i.line_total_minor,
           i.selected_options
      FROM jsonb_to_recordset($30::jsonb) AS i(position int, product_id text, product_name text, quantity int,
           unit_price_minor int, line_total_minor int, selected_options jsonb)),
  timeline AS (
    INSERT INTO order_timeline_event (tenant_id, order_id, position, status, at, actor)
    VALUES ($1, $2, 0, $4::order_status, $29, 'customer')),
  recorded AS (
    INSERT INTO event (tenant_id, sequence, id, type, order_id, data, created_at)
    SELECT $1, counter.event_sequence, $31, $32, $2,
           jsonb_set($33::jsonb, '{orderNumber}', to_jsonb(counter.order_number::text)), $29
      FROM counter)
  SELECT order_number FROM counter`;

/**
 * Writes an order with its lines, first timeline entry and event in one statement, which also takes the number.
 * Returns the order number. The tenant's counter row stays locked until the transaction ends.
 */
export async function insertOrder(
  client: PoolClient,
  { tenantId, order, event }: { tenantId: TenantId; order: Omit<Order, "number">; event: NewEvent },
): Promise<number> {
  const items = order.items.map((item, position) => ({
    position,
    product_id: item.productId,
    product_name: item.productName,
    quantity: item.quantity,
    unit_price_minor: item.unitPriceMinor,
    line_total_minor: item.lineTotalMinor,
    selected_options: item.selectedOptions,
  }));
  const { rows } = await client.query<{ order_number: number }>({
    name: "insert-order",
    text: INSERT_ORDER,
    values: [
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
    ],
  });
  const row = rows[0];
  if (!row) throw new Error(`Tenant ${tenantId} has no counter`);
  return row.order_number;
}
