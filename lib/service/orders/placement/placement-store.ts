import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { columnOf } from "@/lib/platform/db/column-of";
import type { Sql } from "@/lib/platform/db/sql";
import type { NewEvent } from "@/lib/platform/events/event";
import type { IdempotencyClaim } from "@/lib/platform/idempotency/idempotency-store";
import { COUNT_EMAIL_JOBS, INSERT_WRITTEN_EMAILS } from "@/lib/platform/mail/email-outbox-sql";
import { currentTraceparent } from "@/lib/platform/trace/current-trace";
import { unitsByProduct } from "@/lib/restaurant/menu/stock-store";
import type { orderReceivedEmail } from "@/lib/service/orders/life/order-received-email";
import type { Order } from "@/lib/service/orders/order";
import type { StockNeed } from "./draft-order";
import type { PlacedAnswer } from "./placed-answer";

/** What `place_order` writes of a new order, besides its tenant, id and number. */
export const NEW_ORDER_FIELDS = [
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
  "channel",
  "placedBy",
  "tableName",
  "eatIn",
  "discountReason",
  "externalReference",
] as const satisfies readonly (keyof Order)[];

/**
 * One statement, so that the tenant's counter row is held for no round trip: `place_order` (migrations) writes the rows of
 * the restaurant, and the rest queues the email, which on a cluster is elsewhere. $1 is the tenant, $2 the order's id; the
 * rest are JSON: $3 the order's row, $4 its lines, $5 its event, $6 how much stock it needs of which product, $7 the claim
 * of its Idempotency-Key with the answer, or null, $8 its payment, or null, and $9 the email to its customer, or null.
 */
const INSERT_ORDER = `
  WITH placed AS (
    SELECT placed_number AS number, missing_product_id
      FROM place_order($1, $2, $3::jsonb, $4::jsonb, $5::jsonb, $6::jsonb, $7::jsonb, $8::jsonb)),
  written AS (
    SELECT e.id, $1 AS tenant_id, e."to", e.template, e.locale, e."uniqueKey" AS unique_key,
           ($3::jsonb ->> 'created_at')::timestamptz AS created_at,
           jsonb_set(e.props, '{orderNumber}', to_jsonb(placed.number::text)) AS props,
           $5::jsonb ->> 'trace' AS trace
      FROM placed, jsonb_to_record($9::jsonb) AS e(id text, "to" text, template text, locale text,
           "uniqueKey" text, props jsonb)
     WHERE placed.number IS NOT NULL AND $9::jsonb IS NOT NULL),
  emailed AS (${INSERT_WRITTEN_EMAILS})
  SELECT number, missing_product_id, (${COUNT_EMAIL_JOBS}) AS emails FROM placed`;

export type InsertedOrder =
  | { ok: true; number: number }
  /** Nothing was written: a product is short, or the claim of the key went to another process. */
  | { ok: false; missingProductId: string | null };

/**
 * Takes the counted stock of an order and writes it with its number, lines, first timeline entry, event, email and the
 * answer of its Idempotency-Key: all of it in one statement, or nothing. An online order has taken its stock before; its
 * checkout becomes the order and its payment, and its customer is written to when it is paid. What ran out is reported.
 */
export async function insertOrder(
  db: Sql,
  input: {
    tenantId: TenantId;
    order: Omit<Order, "number">;
    event: NewEvent;
    stockNeeds: readonly Pick<StockNeed, "productId" | "quantity">[];
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
  const row = Object.fromEntries(NEW_ORDER_FIELDS.map((field) => [columnOf(field), order[field]]));
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
    note: item.note,
    menu_price_minor: item.menuPriceMinor,
    price_reason: item.priceReason,
  }));
  const { type, data } = event;
  return [
    tenantId,
    order.id,
    JSON.stringify(row),
    JSON.stringify(lines),
    JSON.stringify({ id: newId("evt"), type, orderId: order.id, data, trace: currentTraceparent() }),
    unitsByProduct(stockNeeds),
    claim && JSON.stringify({ key: claim.key, claimId: claim.claimId, ...answer }),
    payment && JSON.stringify(payment),
    email && JSON.stringify({ id: newId("eml"), ...email }),
  ];
}
