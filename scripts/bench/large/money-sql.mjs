/** What an online payment, a gift card and a refund leave behind, as the product books them (lib/payments/ledger/movement.ts). */
const CARD_MINOR = 5000;

/** One row per movement of money; amounts per account, of which those that are nothing get no entry. */
const MOVEMENTS = `
  CREATE TEMP TABLE movement ON COMMIT DROP AS
  SELECT tenant_id, bench.id('ltx', at, key * 16 + number) AS id, kind, subject_kind, subject_id, kind || ':' || cause AS unique_key, at,
         processor, escrow, restaurant, platform_fees, gift_cards
    FROM sold, LATERAL (VALUES
      (0, 'capture', 'order', order_id, intent_id, paid_at, total_minor, 0 - total_minor, 0, 0, 0, is_online),
      (1, 'capture', 'gift_card_purchase', purchase_id, intent_id || 'g', created_at - interval '10 days',
        ${CARD_MINOR}, 0 - ${CARD_MINOR}, 0, 0, 0, uses_card),
      (2, 'gift-card-issue', 'gift_card_purchase', purchase_id, gift_card_id, created_at - interval '10 days',
        0, ${CARD_MINOR}, 0, 0, 0 - ${CARD_MINOR}, uses_card),
      (3, 'gift-card-redeem', 'order', order_id, order_id, created_at, 0, 0 - card_minor, 0, 0, card_minor, uses_card),
      (4, 'refund', 'order', order_id, refund_id, back_at, 0 - back_minor, back_minor, 0, 0, 0, is_online AND fate <> 'delivered'),
      (5, 'release', 'order', order_id, order_id, released_at, 0, total_minor + card_minor,
        platform_minor - total_minor - card_minor, 0 - platform_minor, 0, is_online AND is_released),
      (6, 'transfer', 'order', order_id, transfer_id, released_at + interval '2 seconds', platform_minor - total_minor - card_minor, 0,
        total_minor + card_minor - platform_minor, 0, 0, is_online AND is_released),
      (7, 'refund', 'order', order_id, refund_id, back_at, 0 - back_minor, 0, back_minor, 0, 0, is_refunded),
      (8, 'reversal', 'order', order_id, refund_id, back_at, back_minor, 0, 0 - back_minor, 0, 0, is_refunded)
    ) AS booked(number, kind, subject_kind, subject_id, cause, at, processor, escrow, restaurant, platform_fees, gift_cards, is_booked)
   WHERE is_booked`;

const ENTRIES = `
  SELECT m.*, entry.account, entry.position, entry.amount_minor
    FROM movement m, LATERAL (VALUES (0, 'processor', processor), (1, 'escrow', escrow), (2, 'restaurant', restaurant),
      (3, 'platform_fees', platform_fees), (4, 'gift_cards', gift_cards)) AS entry(position, account, amount_minor)
   WHERE entry.amount_minor <> 0`;

/** Where the triggers of the ledger are off, the sums that they keep are added here. */
export const BALANCES = `
  INSERT INTO ledger_balance (tenant_id, account, currency, kind, amount_minor, entry_count)
  SELECT tenant_id, account, 'EUR', kind, sum(amount_minor), count(*) FROM (${ENTRIES}) entry GROUP BY 1, 2, 4`;

const SELLER = `jsonb_build_object('name', 'Trattoria ' || t, 'legalName', 'Trattoria ' || t || ' S.r.l.', 'vatNumber',
  'IT' || lpad(t::text, 11, '0'), 'address', 'Via Roma ' || t, 'postcode', '10100', 'city', 'Torino', 'country', 'IT',
  'timeZone', 'Europe/Rome')`;

export const GIFT_CARDS = [
  `INSERT INTO gift_card_purchase (tenant_id, id, amount_minor, currency, purchaser_email, recipient_email, locale, created_at, confirmed_at)
   SELECT tenant_id, purchase_id, ${CARD_MINOR}, 'EUR', email, email, 'en', created_at - interval '10 days', created_at - interval '10 days'
     FROM sold WHERE uses_card`,
  `INSERT INTO gift_card (tenant_id, id, code, currency, initial_minor, balance_minor, recipient_email, purchaser_email, created_at, purchase_id)
   SELECT tenant_id, gift_card_id, upper(substr(md5('code' || key), 1, 16)), 'EUR', ${CARD_MINOR}, ${CARD_MINOR} - card_minor, email, email,
          created_at - interval '10 days', purchase_id FROM sold WHERE uses_card`,
  `INSERT INTO gift_card_entry (tenant_id, id, gift_card_id, kind, amount_minor, order_id, created_at)
   SELECT tenant_id, bench.id('gfe', at, key * 2 + number), gift_card_id, kind::gift_card_entry_kind, amount, spent_on, at
     FROM sold, LATERAL (VALUES (0, 'issue', ${CARD_MINOR}, NULL, created_at - interval '10 days'),
       (1, 'redeem', 0 - card_minor, order_id, created_at)) AS entry(number, kind, amount, spent_on, at)
    WHERE uses_card`,
];

export const PAYMENTS = [
  `INSERT INTO payment (tenant_id, id, order_id, gift_card_purchase_id, state, amount_minor, captured_minor, refunded_minor, currency,
                        intent_id, method_type, created_at, settled_at)
   SELECT tenant_id, payment_id, order_id, NULL, 'succeeded'::payment_state, total_minor, total_minor, back_minor, 'EUR', intent_id, 'card', created_at, paid_at
     FROM sold WHERE is_online
   UNION ALL
   SELECT tenant_id, bench.id('pay', created_at - interval '10 days', 0 - key), NULL, purchase_id, 'succeeded'::payment_state, ${CARD_MINOR}, ${CARD_MINOR}, 0,
          'EUR', intent_id || 'g', 'card', created_at - interval '10 days', created_at - interval '10 days'
     FROM sold WHERE uses_card`,
  `INSERT INTO refund (tenant_id, id, payment_id, order_id, purse, amount_minor, reason, status, actor, processor_refund_id,
                       reversed_minor, reversal_id, created_at, settled_at)
   SELECT tenant_id, refund_id, payment_id, order_id, 'processor', back_minor, CASE WHEN is_refunded THEN 'A dish was missing.' ELSE 'Order ' || fate END,
          'succeeded', (CASE fate WHEN 'canceled' THEN 'customer' ELSE 'restaurant' END)::actor, 're_bench' || key,
          CASE WHEN is_refunded THEN back_minor ELSE 0 END, CASE WHEN is_refunded THEN 'trr_bench' || key END, back_at, back_at
     FROM sold WHERE back_minor > 0`,
  `INSERT INTO transfer (tenant_id, id, order_id, amount_minor, reversed_minor, currency, status, processor_transfer_id, created_at, settled_at)
   SELECT tenant_id, transfer_id, order_id, total_minor + card_minor - platform_minor, CASE WHEN is_refunded THEN back_minor ELSE 0 END, 'EUR',
          'succeeded', 'tr_bench' || key, released_at, released_at + interval '2 seconds'
     FROM sold WHERE is_online AND is_released`,
  MOVEMENTS,
  `INSERT INTO ledger_transaction (tenant_id, id, kind, subject_kind, subject_id, unique_key, created_at)
   SELECT tenant_id, id, kind, subject_kind::subject_kind, subject_id, unique_key, at FROM movement`,
  `INSERT INTO ledger_entry (tenant_id, transaction_id, position, account, subject_id, amount_minor, currency)
   SELECT tenant_id, id, position, account, subject_id, amount_minor, 'EUR' FROM (${ENTRIES}) entry`,
];

/** A receipt of everything that was paid, and a correction of what went back. */
export const RECEIPTS = [
  `CREATE TEMP TABLE paper ON COMMIT DROP AS
   SELECT s.*, c.receipt_number + row_number() OVER (PARTITION BY tenant_id ORDER BY s.k) AS receipt_no, bench.id('rcp', paid_at, key * 2) AS receipt_id
     FROM sold s JOIN tenant_counter c USING (tenant_id) WHERE paid_at IS NOT NULL`,
  `INSERT INTO receipt (tenant_id, id, kind, number, order_id, currency, locale, gross_minor, tax_minor, tax_lines, sale, seller, issued_at)
   SELECT tenant_id, receipt_id, 'receipt', receipt_no, order_id, 'EUR', 'en', gross_minor, bench.tax_minor(gross_minor),
          bench.tax_lines(gross_minor), jsonb_build_object('service', CASE WHEN is_delivery THEN 'delivery' ELSE 'pickup' END,
            'reference', (1000 + k)::text, 'items', sale_items, 'discountMinor', 0, 'deliveryFeeMinor', fee_minor, 'taxAddedMinor', 0,
            'serviceChargeMinor', 0, 'payments', jsonb_build_array(jsonb_build_object('method',
              CASE WHEN is_online THEN 'stripe' ELSE 'cash' END, 'amountMinor', total_minor))
              || CASE WHEN card_minor > 0 THEN jsonb_build_array(jsonb_build_object('method', 'gift_card', 'amountMinor', card_minor)) ELSE '[]' END),
          ${SELLER}, paid_at FROM paper`,
  `INSERT INTO receipt (tenant_id, id, kind, number, order_id, corrects_id, refund_id, currency, locale, gross_minor, tax_minor, tax_lines,
                        sale, seller, issued_at)
   SELECT tenant_id, bench.id('rcp', back_at, key * 2 + 1), 'correction',
          c.correction_number + row_number() OVER (PARTITION BY tenant_id ORDER BY p.k), order_id, receipt_id, refund_id, 'EUR', 'en',
          0 - back_minor, bench.tax_minor(0 - back_minor), bench.tax_lines(0 - back_minor), '{"cause": "refund"}', ${SELLER}, back_at
     FROM paper p JOIN tenant_counter c USING (tenant_id) WHERE back_minor > 0`,
  `UPDATE tenant_counter c SET receipt_number = c.receipt_number + new.receipts, correction_number = c.correction_number + new.corrections
     FROM (SELECT tenant_id, count(*) AS receipts, count(*) FILTER (WHERE back_minor > 0) AS corrections FROM paper GROUP BY 1) new
    WHERE new.tenant_id = c.tenant_id`,
];
