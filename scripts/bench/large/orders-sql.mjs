import { DISHES } from "./restaurants-sql.mjs";

/** So many of a restaurant's newest orders are being cooked. */
const LIVE = "least(40, 1 + total / 200)";

/**
 * The orders of a piece with everything that is decided about them, as a temporary table that all other rows are made of.
 * They come evenly over the years, at noon and in the evening. Three in a hundred are rejected, two canceled; where cards are
 * taken, half are paid by one. Of those, every fiftieth is partly paid by a gift card, and one in fifty gives a part back.
 *
 * @param {string} parts rows of (t, first, last, total)
 * @param {number} seed
 */
export const soldStatements = (parts, seed) => {
  const roll = (/** @type {number} */ choice, /** @type {number} */ below) =>
    `bench.roll(key, ${seed * 1000 + choice}, ${below})`;
  return [
    `CREATE TEMP TABLE line ON COMMIT DROP AS
     SELECT key, position, dish, quantity, bench.price_minor(dish) AS unit_minor, quantity * bench.price_minor(dish) AS total_minor
       FROM (SELECT key, position, floor(${DISHES} * power(bench.roll(key * 8 + position, ${seed * 1000 + 1}, 1000) / 1000.0, 2))::int AS dish,
                    1 + bench.roll(key * 8 + position, ${seed * 1000 + 2}, 10) / 8 AS quantity
               FROM (SELECT t::bigint * 10000000 + k AS key FROM (${parts}) part, generate_series(first, last) AS k) o,
                    generate_series(0, ${roll(3, 4)}) AS position) chosen`,
    "ANALYZE line (key)",
    // Without MATERIALIZED every time would be worked out again for each id and each later time that is made of it.
    `CREATE TEMP TABLE sold ON COMMIT DROP AS
     WITH placed AS MATERIALIZED (
       SELECT t, k, total, t::bigint * 10000000 + k AS key, k > total - ${LIVE} AS is_live,
              until, (size ->> 'years')::float8 * 365 AS days, bench.guest_count(total) AS guests
         FROM (${parts}) part, bench.plan, generate_series(first, last) AS k),
     timed AS MATERIALIZED (
       SELECT *, floor(guests * power(${roll(4, 1000000)} / 1000000.0, 1.6))::int AS guest,
              CASE WHEN is_live THEN until - (total - k + 1) * interval '3 minutes'
                   ELSE date_trunc('day', until) - interval '1 day' * (ceil(days) - floor(place))
                        + interval '1 millisecond' * floor(1000 * CASE WHEN place - floor(place) < 0.35
                            THEN 37800 + (place - floor(place)) / 0.35 * 14400
                            ELSE 59400 + (place - floor(place) - 0.35) / 0.65 * 18000 END) END AS created_at,
              CASE WHEN is_live THEN 'live' WHEN ${roll(5, 100)} < 3 THEN 'rejected' WHEN ${roll(5, 100)} < 5 THEN 'canceled'
                   ELSE 'delivered' END AS fate,
              t % 4 <> 0 AND NOT is_live AND ${roll(6, 100)} < 55 AS is_online, ${roll(7, 100)} < 40 AS is_delivery
         FROM placed, LATERAL (SELECT (k - 0.5) / greatest(1, total - ${LIVE}) * ceil(days) AS place) day),
     decided AS MATERIALIZED (
       SELECT *, is_online AND fate = 'delivered' AND k % 50 = 0 AS uses_card,
              is_online AND fate = 'delivered' AND k % 50 <> 0 AND ${roll(8, 100)} < 2
                AND created_at < until - interval '4 days' AS is_refunded,
              created_at + (120 + ${roll(9, 180)}) * interval '1 second' AS accepted_at,
              CASE WHEN is_delivery THEN 250 ELSE 0 END AS fee_minor
         FROM timed),
     priced AS MATERIALIZED (
       SELECT d.*, l.subtotal_minor, l.subtotal_minor + fee_minor AS gross_minor, l.event_items, l.sale_items, l.lines,
              CASE WHEN uses_card THEN least(2000, (l.subtotal_minor + fee_minor) / 2) ELSE 0 END AS card_minor,
              accepted_at + interval '3 minutes' AS preparing_at, accepted_at + (900 + ${roll(10, 900)}) * interval '1 second' AS ready_at
         FROM decided d
         JOIN (SELECT key, sum(total_minor)::int AS subtotal_minor, count(*)::int AS lines,
                      jsonb_agg(jsonb_build_object('productId', bench.part_id('prd', (key / 10000000)::int, dish), 'productName', 'Dish number ' || dish,
                        'quantity', quantity, 'price', unit_minor / 100.0) ORDER BY position) AS event_items,
                      jsonb_agg(jsonb_build_object('name', 'Dish number ' || dish, 'quantity', quantity, 'unitPriceMinor', unit_minor,
                        'lineTotalMinor', total_minor, 'options', '{}'::jsonb, 'optionNames', '[]'::jsonb, 'taxBps', 1000) ORDER BY position) AS sale_items
                 FROM line GROUP BY key) l USING (key)),
     ended AS MATERIALIZED (
       SELECT *, gross_minor - card_minor AS total_minor, ready_at + (300 + ${roll(11, 900)}) * interval '1 second' AS delivered_at,
              CASE WHEN fate = 'live' THEN (ARRAY['pending','accepted','preparing','ready'])[1 + k % 4] ELSE fate END AS status
         FROM priced)
     SELECT *, bench.tenant_id(t) AS tenant_id, bench.id('ord', created_at, key) AS order_id, bench.id('pay', created_at, key) AS payment_id,
            'pi_bench' || key AS intent_id, 'guest' || guest || '@restaurant-' || t || '.example' AS email,
            CASE WHEN is_online THEN created_at + interval '30 seconds' WHEN fate = 'delivered' THEN delivered_at END AS paid_at,
            fate = 'delivered' AND delivered_at + interval '1 day' < until - interval '1 hour' AS is_released,
            delivered_at + interval '1 day 5 minutes' AS released_at, created_at + interval '4 minutes' AS ended_at,
            CASE WHEN is_online AND fate IN ('rejected', 'canceled') THEN total_minor
                 WHEN is_refunded THEN least(500, total_minor) ELSE 0 END AS back_minor,
            CASE WHEN fate IN ('rejected', 'canceled') THEN created_at + interval '5 minutes'
                 ELSE delivered_at + interval '30 hours' END AS back_at,
            round(total_minor * 0.05)::int AS platform_minor, bench.id('ref', created_at, key) AS refund_id,
            bench.id('trf', delivered_at, key) AS transfer_id, bench.id('gft', created_at - interval '10 days', key) AS gift_card_id,
            bench.id('gfp', created_at - interval '10 days', key) AS purchase_id
       FROM ended`,
    "ANALYZE sold (key, tenant_id)",
  ];
};

export const ORDERS = `
  INSERT INTO orders (tenant_id, id, number, type, status, payment_method, payment_status, escrow_status, currency, locale,
         customer_name, customer_email, customer_phone, delivery_address, postcode, city, address_lookup, latitude, longitude,
         subtotal_minor, delivery_fee_minor, gift_card_minor, total_minor, tax_lines, gift_card_id, customer_id, bazar_user_id,
         promised_at, paid_at, created_at, accepted_at, preparing_started_at, ready_at, delivered_at, canceled_at, rejected_at,
         end_reason, release_at, released_at, seen_at)
  SELECT tenant_id, order_id, 1000 + k, (CASE WHEN is_delivery THEN 'delivery' ELSE 'pickup' END)::order_type,
         status::order_status, (CASE WHEN is_online THEN 'stripe' ELSE 'cash' END)::payment_method,
         (CASE WHEN is_online AND fate <> 'delivered' THEN 'refunded' WHEN paid_at IS NULL THEN 'pending' ELSE 'paid' END)::payment_status,
         (CASE WHEN fate IN ('rejected', 'canceled') THEN 'void' WHEN is_refunded THEN 'partial_refund'
               WHEN is_released THEN 'released' ELSE 'held' END)::escrow_status,
         'EUR', 'en', bench.guest_name(t, guest), email, '+39 333 ' || lpad(guest::text, 7, '0'),
         CASE WHEN is_delivery THEN 'Via Garibaldi ' || 1 + guest % 90 || ', 10122 Torino' END, CASE WHEN is_delivery THEN '10122' END,
         CASE WHEN is_delivery THEN 'Torino' END, (CASE WHEN is_delivery THEN 'found' END)::address_lookup,
         CASE WHEN is_delivery THEN 45.07 END, CASE WHEN is_delivery THEN 7.68 END,
         subtotal_minor, fee_minor, card_minor, total_minor, bench.tax_lines(gross_minor), CASE WHEN uses_card THEN gift_card_id END,
         CASE WHEN guest % 5 = 0 THEN bench.part_id('cus', t, guest) END,
         CASE WHEN guest % 25 = 1 THEN bench.part_id('bzu', 0, guest % 100) END,
         created_at + interval '40 minutes', paid_at, created_at,
         CASE WHEN status IN ('accepted', 'preparing', 'ready', 'delivered') THEN accepted_at END,
         CASE WHEN status IN ('preparing', 'ready', 'delivered') THEN preparing_at END,
         CASE WHEN status IN ('ready', 'delivered') THEN ready_at END, CASE WHEN status = 'delivered' THEN delivered_at END,
         CASE WHEN status = 'canceled' THEN ended_at END, CASE WHEN status = 'rejected' THEN ended_at END,
         CASE WHEN status = 'rejected' THEN 'The kitchen is full.' END,
         CASE WHEN status = 'delivered' THEN delivered_at + interval '1 day' END, CASE WHEN is_released THEN released_at END,
         created_at + interval '20 seconds'
    FROM sold`;

export const ORDER_ITEMS = `
  INSERT INTO order_item (tenant_id, order_id, position, product_id, product_name, quantity, unit_price_minor, line_total_minor, shown, tax_bps)
  SELECT tenant_id, order_id, position, bench.part_id('prd', t, dish), 'Dish number ' || dish, quantity, unit_minor,
         line.total_minor, '{"options": [], "allergens": ["gluten", "milk"]}', 1000
    FROM sold JOIN line USING (key)`;

/** What happened to each order, in its order. */
export const STEPS = `
  CREATE TEMP TABLE step ON COMMIT DROP AS
  SELECT key, position, step.status, at, before, actor
    FROM sold, LATERAL (VALUES
      (0, 'pending', created_at, NULL, 'customer', true),
      (1, 'accepted', accepted_at, 'pending', 'restaurant', status IN ('accepted', 'preparing', 'ready', 'delivered')),
      (2, 'preparing', preparing_at, 'accepted', 'restaurant', status IN ('preparing', 'ready', 'delivered')),
      (3, 'ready', ready_at, 'preparing', 'restaurant', status IN ('ready', 'delivered')),
      (4, 'delivered', delivered_at, 'ready', 'restaurant', status = 'delivered'),
      (1, 'canceled', ended_at, 'pending', 'customer', status = 'canceled'),
      (1, 'rejected', ended_at, 'pending', 'restaurant', status = 'rejected')
    ) AS step(position, status, at, before, actor, has_happened) WHERE has_happened`;

export const TIMELINE = `
  INSERT INTO order_timeline_event (tenant_id, order_id, position, status, at, actor, actor_user_id)
  SELECT tenant_id, order_id, position, step.status::order_status, at, actor::actor,
         CASE WHEN actor = 'restaurant' THEN bench.part_id('usr', t, 1 + k % 3) END
    FROM sold JOIN step USING (key)`;

export const EVENTS = `
  WITH happened AS (
    SELECT key, at, position AS rank, CASE WHEN position = 0 THEN 'order.created' WHEN step.status IN ('canceled', 'rejected')
             THEN 'order.canceled' ELSE 'order.status_changed' END AS type, step.status, before, actor FROM step
    UNION ALL
    SELECT key, paid_at, 10, 'order.payment_status_changed', 'paid', 'pending', NULL FROM sold WHERE is_online
    UNION ALL
    SELECT key, back_at, 11, 'order.payment_status_changed', 'refunded', 'paid', NULL FROM sold
     WHERE is_online AND fate IN ('rejected', 'canceled')),
  numbered AS MATERIALIZED (
    SELECT h.*, s.tenant_id, s.t, s.order_id, s.k, s.total_minor, s.email, s.event_items, s.is_delivery, s.back_minor,
           c.event_sequence + row_number() OVER (PARTITION BY s.tenant_id ORDER BY s.k, h.at, h.rank) AS sequence
      FROM happened h JOIN sold s USING (key) JOIN tenant_counter c USING (tenant_id)),
  written AS (
    INSERT INTO event (tenant_id, sequence, id, type, order_id, data, created_at)
    SELECT tenant_id, sequence, bench.id('evt', at, t * 100000000::bigint + sequence), type, order_id,
           jsonb_build_object('orderId', order_id, 'orderNumber', (1000 + k)::text) || CASE type
             WHEN 'order.created' THEN jsonb_build_object('type', CASE WHEN is_delivery THEN 'delivery' ELSE 'pickup' END,
               'status', 'pending', 'paymentStatus', 'pending', 'total', total_minor / 100.0, 'customerEmail', email, 'items', event_items)
             WHEN 'order.payment_status_changed' THEN jsonb_build_object('previousPaymentStatus', before, 'paymentStatus', status, 'changedAt', at)
             WHEN 'order.canceled' THEN jsonb_build_object('previousStatus', before, 'status', status, 'refundAmount', back_minor / 100.0,
               'reason', NULL, 'transitionedAt', at, 'actor', actor)
             ELSE jsonb_build_object('previousStatus', before, 'status', status, 'transitionedAt', at, 'actor', actor) END, at
      FROM numbered RETURNING tenant_id, sequence)
  UPDATE tenant_counter c SET event_sequence = last.sequence
    FROM (SELECT tenant_id, max(sequence) AS sequence FROM written GROUP BY 1) last WHERE last.tenant_id = c.tenant_id`;

/** Numbers, bookings of the past, and what privileged acts leave behind. */
export const AROUND_ORDERS = [
  `UPDATE tenant_counter c SET order_number = last.number
     FROM (SELECT tenant_id, 1000 + max(k) AS number FROM sold GROUP BY 1) last WHERE last.tenant_id = c.tenant_id`,
  `CREATE TEMP TABLE booked ON COMMIT DROP AS
   SELECT *, bench.id('rsv', created_at - interval '2 days', key) AS id, date_trunc('hour', created_at) AS starts_at,
          CASE WHEN k % 50 = 5 THEN 'canceled' WHEN k % 50 = 25 THEN 'no_show' ELSE 'finished' END AS end_status
     FROM sold WHERE k % 5 = 0 AND NOT is_live`,
  `INSERT INTO reservation (tenant_id, id, status, source, starts_at, ends_at, live, guest_count, customer_name, customer_email,
                            customer_phone, locale, cancel_token_hash, customer_id, reminded_at, created_at, seated_at, finished_at,
                            no_show_at, canceled_at, canceled_by)
   SELECT tenant_id, id, end_status::reservation_status, 'online', starts_at, starts_at + interval '2 hours', false, 1 + k % 4,
          bench.guest_name(t, guest), email, '+39 333 0000000', 'en', md5(id), CASE WHEN guest % 5 = 0 THEN bench.part_id('cus', t, guest) END,
          starts_at - interval '1 day', created_at - interval '2 days', CASE end_status WHEN 'finished' THEN starts_at END,
          CASE end_status WHEN 'finished' THEN starts_at + interval '2 hours' END,
          CASE end_status WHEN 'no_show' THEN starts_at + interval '30 minutes' END,
          CASE end_status WHEN 'canceled' THEN starts_at - interval '1 day' END,
          (CASE end_status WHEN 'canceled' THEN 'customer' END)::actor
     FROM booked`,
  `INSERT INTO reservation_table (tenant_id, reservation_id, table_id, starts_at, ends_at, live)
   SELECT tenant_id, id, bench.part_id('tbl', t, 1 + guest % 20), starts_at, starts_at + interval '2 hours', false FROM booked`,
  `INSERT INTO audit_entry (id, at, actor_id, actor_role, action, tenant_id, subject_id, data)
   SELECT bench.id('aud', ended_at, key), ended_at, bench.part_id('usr', t, 1), 'owner', 'changeOrderStatus', tenant_id, order_id,
          jsonb_build_object('orderId', order_id, 'from', 'pending', 'to', 'rejected') FROM sold WHERE status = 'rejected'`,
];
