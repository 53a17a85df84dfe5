import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import type { TaxLine } from "@/lib/restaurant/tax/tax";
import { goneOfBillPayment } from "./kept-sql";
import type { CorrectionCause } from "./receipt";
import { type IssuedRow, receiptIssuedEvent } from "./receipt-event";

const SELLER = `
  jsonb_build_object('name', t.name, 'legalName', t.legal_name, 'vatNumber', t.vat_number, 'address', t.address,
    'postcode', t.postcode, 'city', t.city, 'country', t.country, 'timeZone', t.time_zone)`;

const ISSUED =
  "id, kind, number, order_id, bill_id, corrects_id, gross_minor, tax_minor, tip_minor, currency";

/** The number is taken in the statement that writes the receipt, so the counter is held for no round trip before it. */
const NUMBERED = `
  numbered AS (
    UPDATE tenant_counter c SET receipt_number = receipt_number + 1 FROM sold
     WHERE c.tenant_id = $1 RETURNING c.receipt_number),
  issued AS (
    INSERT INTO receipt (tenant_id, id, kind, number, order_id, bill_id, currency, locale, gross_minor, tip_minor,
                         tax_minor, tax_lines, sale, seller, issued_at)
    SELECT $1, $3, 'receipt', numbered.receipt_number, sold.order_id, sold.bill_id, sold.currency, sold.locale,
           sold.gross_minor, sold.tip_minor,
           (SELECT coalesce(sum((line ->> 'taxMinor')::int), 0) FROM jsonb_array_elements(sold.tax_lines) line),
           sold.tax_lines, sold.sale, sold.seller, $4::timestamptz
      FROM sold, numbered
    RETURNING ${ISSUED})
  SELECT * FROM issued`;

const ISSUE_FOR_ORDER = `
  WITH sold AS (
    SELECT o.id AS order_id, NULL::text AS bill_id, o.currency, o.locale,
           o.total_minor + o.gift_card_minor - o.tip_minor AS gross_minor, o.tip_minor, o.tax_lines,
           ${SELLER} AS seller,
           jsonb_build_object('service', o.type, 'reference', o.number::text,
             'items', (
               SELECT jsonb_agg(jsonb_build_object('name', i.product_name, 'quantity', i.quantity,
                        'unitPriceMinor', i.unit_price_minor, 'lineTotalMinor', i.line_total_minor,
                        'options', i.selected_options, 'optionNames', i.shown -> 'options',
                        'halvedGroups', i.shown -> 'halvedGroups',
                        'taxBps', i.tax_bps) ORDER BY i.position)
                 FROM order_item i WHERE i.tenant_id = $1 AND i.order_id = o.id),
             'discountMinor', o.discount_minor, 'deliveryFeeMinor', o.delivery_fee_minor,
             'taxAddedMinor', o.tax_added_minor, 'serviceChargeMinor', o.service_charge_minor,
             'payments', (
               SELECT coalesce(jsonb_agg(paid.part), '[]')
                 FROM (SELECT jsonb_build_object('method', 'gift_card', 'amountMinor', o.gift_card_minor) AS part
                        WHERE o.gift_card_minor > 0
                       UNION ALL
                       SELECT jsonb_build_object('method', t.method, 'type', t.type, 'amountMinor', t.amount_minor)
                         FROM (SELECT method, type, sum(amount_minor) AS amount_minor, min(id) AS first_id
                                 FROM till_payment WHERE tenant_id = $1 AND order_id = o.id
                                GROUP BY method, type HAVING sum(amount_minor) > 0 ORDER BY 4) t
                       UNION ALL
                       SELECT jsonb_build_object('method', o.payment_method, 'amountMinor', o.total_minor)
                        WHERE o.total_minor > 0 AND o.till_minor = 0) paid)) AS sale
      FROM orders o JOIN tenant t ON t.id = o.tenant_id
     WHERE o.tenant_id = $1 AND o.id = $2 AND o.total_minor + o.gift_card_minor - o.tip_minor > 0 AND NOT o.is_test
       AND NOT EXISTS (SELECT 1 FROM receipt r WHERE r.tenant_id = $1 AND r.order_id = $2)),
  ${NUMBERED}`;

/**
 * Issues the receipt of an order that is paid, once, as the last statement before the commit: it takes the next number
 * from the restaurant's counter. The caller has locked the order. Nothing for an order that costs nothing or is a test.
 */
export async function issueOrderReceipt(
  tx: SqlTx,
  { tenantId, orderId, now }: { tenantId: TenantId; orderId: string; now: Date },
): Promise<void> {
  tell(tx, tenantId, await tx.query<IssuedRow>(ISSUE_FOR_ORDER, [tenantId, orderId, newId("rcp"), now]), now);
}

/** What was issued is told with the events of the transaction. */
function tell(tx: SqlTx, tenantId: TenantId, issued: readonly IssuedRow[], now: Date): void {
  tellAtCommit(tx, { tenantId, events: issued.map((row) => receiptIssuedEvent(row, now)), now });
}

const ISSUE_FOR_BILL = `
  WITH sold AS (
    SELECT NULL::text AS order_id, b.id AS bill_id, b.currency, coalesce(t.locales[1], 'en') AS locale,
           b.total_minor AS gross_minor, tips.amount AS tip_minor, $5::jsonb AS tax_lines, ${SELLER} AS seller,
           jsonb_build_object('service', 'dine_in', 'reference', d.name,
             'items', (
               SELECT jsonb_agg(jsonb_build_object('productId', i.product_id, 'name', i.product_name,
                        'quantity', i.quantity, 'unitPriceMinor', i.unit_price_minor,
                        'lineTotalMinor', i.line_total_minor, 'options', i.selected_options,
                        'halvedGroups', i.halved_groups, 'taxBps', i.tax_bps)
                        ORDER BY i.round, i.position)
                 FROM bill_item i WHERE i.tenant_id = b.tenant_id AND i.bill_id = b.id AND i.voided_at IS NULL),
             'discountMinor', 0, 'deliveryFeeMinor', 0, 'taxAddedMinor', 0,
             'serviceChargeMinor', b.service_charge_minor,
             'payments', (
               SELECT coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'amountMinor',
                        p.amount_minor + p.tip_minor - gone.back - gone.tip_back,
                        'type', (SELECT min(t.type) FROM till_payment t
                                  WHERE t.tenant_id = p.tenant_id AND t.bill_payment_id = p.id))
                        ORDER BY p.taken_at, p.id), '[]')
                 FROM bill_payment p CROSS JOIN LATERAL (${goneOfBillPayment("p")}) gone
                WHERE p.tenant_id = b.tenant_id AND p.bill_id = b.id AND p.status = 'paid')) AS sale
      FROM bill b
      JOIN tenant t ON t.id = b.tenant_id
      JOIN dining_table d ON d.tenant_id = b.tenant_id AND d.id = b.table_id
     CROSS JOIN LATERAL (
           SELECT coalesce(sum(p.tip_minor - gone.tip_back), 0)::int AS amount
             FROM bill_payment p
             CROSS JOIN LATERAL (${goneOfBillPayment("p")}) gone
            WHERE p.tenant_id = b.tenant_id AND p.bill_id = b.id AND p.status IN ('paid', 'refunded')) tips
     WHERE b.tenant_id = $1 AND b.id = $2 AND b.total_minor > 0
       AND NOT EXISTS (SELECT 1 FROM receipt r WHERE r.tenant_id = $1 AND r.bill_id = $2)),
  ${NUMBERED}`;

/** Issues the receipt of a bill that is being closed, once; otherwise as issueOrderReceipt. */
export async function issueBillReceipt(
  tx: SqlTx,
  input: { tenantId: TenantId; billId: string; taxLines: readonly TaxLine[]; now: Date },
): Promise<void> {
  const { tenantId, billId, taxLines, now } = input;
  const values = [tenantId, billId, newId("rcp"), now, JSON.stringify(taxLines)];
  tell(tx, tenantId, await tx.query<IssuedRow>(ISSUE_FOR_BILL, values), now);
}

const ISSUE_CORRECTION = `
  WITH numbered AS (
    UPDATE tenant_counter SET correction_number = correction_number + 1 WHERE tenant_id = $1
    RETURNING correction_number)
  INSERT INTO receipt (tenant_id, id, kind, number, order_id, bill_id, corrects_id, refund_id, currency, locale,
                       gross_minor, tip_minor, tax_minor, tax_lines, sale, seller, issued_at)
  SELECT $1, $2, 'correction', numbered.correction_number, r.order_id, r.bill_id, r.id, $4, r.currency, r.locale,
         $5::int, $9::int, (SELECT coalesce(sum((line ->> 'taxMinor')::int), 0) FROM jsonb_array_elements($6::jsonb) line),
         $6::jsonb, jsonb_build_object('cause', $7::text), ${SELLER}, $8::timestamptz
    FROM numbered, receipt r JOIN tenant t ON t.id = r.tenant_id
   WHERE r.tenant_id = $1 AND r.id = $3
  RETURNING ${ISSUED}`;

/** Issues a correction of a receipt whose order or bill the caller has locked; it takes the next number of its series. */
export async function insertCorrection(
  tx: SqlTx,
  input: {
    tenantId: TenantId;
    correctsId: string;
    refundId: string | null;
    grossMinor: number;
    tipMinor: number;
    taxLines: readonly TaxLine[];
    cause: CorrectionCause;
    now: Date;
  },
): Promise<void> {
  const { tenantId, correctsId, refundId, grossMinor, tipMinor, taxLines, cause, now } = input;
  const issued = await tx.query<IssuedRow>(ISSUE_CORRECTION, [
    tenantId,
    newId("rcp"),
    correctsId,
    refundId,
    grossMinor,
    JSON.stringify(taxLines),
    cause,
    now,
    tipMinor,
  ]);
  tell(tx, tenantId, issued, now);
}
