-- What writes an order, takes stock and records events are functions: each is one round trip, and its parts are simple
-- statements, of one table and with the tenant named. A session plans those once; so does a cluster (decision 098), which
-- plans every other statement anew each time.

-- Takes counted stock: `needs` says how much of which product. Returns null, or the first product of which there is not
-- enough, and has written nothing then. Locks the products by id, then the version, which moves on when one has run out.
CREATE FUNCTION take_stock(of_tenant text, needs jsonb, at timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  wanted text[] := ARRAY(SELECT jsonb_object_keys(needs) ORDER BY 1);
  missing text[] := wanted;
  ran_out boolean := false;
  dish record;
BEGIN
  FOR dish IN
    SELECT p.id, p.stock = (needs ->> p.id)::int AS is_last,
           p.available AND (p.sold_out_until IS NULL OR p.sold_out_until <= at)
             AND (p.stock IS NULL OR p.stock >= (needs ->> p.id)::int) AS is_enough
      FROM product p WHERE p.tenant_id = of_tenant AND p.id = ANY (wanted) ORDER BY p.id FOR UPDATE
  LOOP
    IF dish.is_enough THEN missing := array_remove(missing, dish.id); END IF;
    IF dish.is_last THEN ran_out := true; END IF;
  END LOOP;
  IF cardinality(missing) > 0 THEN RETURN missing[1]; END IF;
  UPDATE product p SET stock = p.stock - (needs ->> p.id)::int WHERE p.tenant_id = of_tenant AND p.id = ANY (wanted);
  IF ran_out THEN
    UPDATE tenant_version v SET version = v.version + 1 WHERE v.tenant_id = of_tenant;
  END IF;
  RETURN NULL;
END $$;

-- Puts counted stock back: `units` says how much of which product. Products without a count, or gone, are left alone. Locks
-- as take_stock does.
CREATE FUNCTION return_stock(of_tenant text, units jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  sold text[] := ARRAY(SELECT jsonb_object_keys(units));
BEGIN
  PERFORM 1 FROM product p
    WHERE p.tenant_id = of_tenant AND p.id = ANY (sold) AND p.stock IS NOT NULL ORDER BY p.id FOR UPDATE;
  UPDATE product p SET stock = p.stock + (units ->> p.id)::int
   WHERE p.tenant_id = of_tenant AND p.id = ANY (sold) AND p.stock IS NOT NULL;
  IF FOUND THEN
    UPDATE tenant_version v SET version = v.version + 1 WHERE v.tenant_id = of_tenant;
  END IF;
END $$;

-- Records an event that has its number, and writes a delivery for every webhook endpoint that listens to it.
CREATE FUNCTION record_event(of_tenant text, its_sequence bigint, told jsonb, at timestamptz, in_trace text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  listener text;
BEGIN
  INSERT INTO event (tenant_id, sequence, id, type, order_id, bill_id, data, created_at, trace)
  VALUES (of_tenant, its_sequence, told ->> 'id', told ->> 'type', told ->> 'orderId', told ->> 'billId', told -> 'data', at,
          in_trace);
  FOR listener IN
    SELECT e.id FROM webhook_endpoint e
     WHERE e.tenant_id = of_tenant AND e.disabled_at IS NULL AND e.deleted_at IS NULL
       AND (cardinality(e.event_types) = 0 OR told ->> 'type' = ANY (e.event_types))
  LOOP
    INSERT INTO webhook_delivery (tenant_id, id, endpoint_id, sequence, next_attempt_at, created_at)
    VALUES (of_tenant, 'whd_' || replace(gen_random_uuid()::text, '-', ''), listener, its_sequence, at, at);
  END LOOP;
END $$;

-- Records events in their order, numbered without gaps. Locks the counter.
CREATE FUNCTION append_events(of_tenant text, events jsonb, at timestamptz, in_trace text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  how_many int := jsonb_array_length(events);
  last_sequence bigint;
BEGIN
  UPDATE tenant_counter c SET event_sequence = c.event_sequence + how_many
   WHERE c.tenant_id = of_tenant RETURNING c.event_sequence INTO last_sequence;
  FOR n IN 1 .. how_many LOOP
    PERFORM record_event(of_tenant, last_sequence - how_many + n, events -> n - 1, at, in_trace);
  END LOOP;
END $$;

-- The rows of an order. `needs` is for take_stock, `claim` the claim of its Idempotency-Key with the answer, or null, and
-- `paid_by` its payment if it has a checkout, which took its stock, or null. What decides comes first, and until then
-- nothing is written. Locks the claim, the products by id, the version and the counter, in this order.
CREATE FUNCTION place_order_rows(
  of_tenant text, its_id text, ordered jsonb, lines jsonb, told jsonb, needs jsonb, claim jsonb, paid_by jsonb,
  OUT placed_number int, OUT missing_product_id text)
LANGUAGE plpgsql AS $$
DECLARE
  o orders := jsonb_populate_record(NULL::orders, ordered);
  line record;
  its_sequence bigint;
BEGIN
  IF claim IS NOT NULL THEN
    PERFORM 1 FROM idempotency_key k
      WHERE k.tenant_id = of_tenant AND k.key = claim ->> 'key' AND k.claim_id = claim ->> 'claimId' AND k.response IS NULL
        FOR UPDATE;
    IF NOT FOUND THEN RETURN; END IF;
  END IF;
  IF paid_by IS NOT NULL THEN
    DELETE FROM checkout c WHERE c.tenant_id = of_tenant AND c.order_id = its_id;
    IF NOT FOUND THEN RETURN; END IF;
  ELSIF needs <> '{}' THEN
    missing_product_id := take_stock(of_tenant, needs, o.created_at);
    IF missing_product_id IS NOT NULL THEN RETURN; END IF;
  END IF;

  UPDATE tenant_counter c SET order_number = c.order_number + 1, event_sequence = c.event_sequence + 1
   WHERE c.tenant_id = of_tenant RETURNING c.order_number, c.event_sequence INTO placed_number, its_sequence;
  INSERT INTO orders (
    tenant_id, id, number, type, status, payment_method, payment_status, escrow_status, currency, locale, customer_name,
    customer_email, customer_phone, delivery_address, postcode, city, address_lookup, notes, latitude, longitude,
    subtotal_minor, discount_minor, delivery_fee_minor, tax_lines, tax_added_minor, service_charge_minor, tip_minor,
    gift_card_minor, total_minor, coupon_id, coupon_code, gift_card_id, customer_id, bazar_user_id, promised_at,
    scheduled_for, kitchen_at, slot_at, pay_before, paid_at, created_at, is_test, minimum_age)
  VALUES (
    of_tenant, its_id, placed_number, o.type, o.status, o.payment_method, o.payment_status, o.escrow_status, o.currency,
    o.locale, o.customer_name, o.customer_email, o.customer_phone, o.delivery_address, o.postcode, o.city,
    o.address_lookup, o.notes, o.latitude, o.longitude, o.subtotal_minor, o.discount_minor, o.delivery_fee_minor,
    o.tax_lines, o.tax_added_minor, o.service_charge_minor, o.tip_minor, o.gift_card_minor, o.total_minor, o.coupon_id,
    o.coupon_code, o.gift_card_id, o.customer_id, o.bazar_user_id, o.promised_at, o.scheduled_for, o.kitchen_at,
    o.slot_at, o.pay_before, o.paid_at, o.created_at, o.is_test, o.minimum_age);
  FOR line IN
    SELECT * FROM jsonb_to_recordset(lines) AS l(
      position int, product_id text, product_name text, quantity int, unit_price_minor int, line_total_minor int,
      selected_options jsonb, shown jsonb, tax_bps int, tax_added_minor int)
  LOOP
    INSERT INTO order_item (tenant_id, order_id, position, product_id, product_name, quantity, unit_price_minor,
                            line_total_minor, selected_options, shown, tax_bps, tax_added_minor)
    VALUES (of_tenant, its_id, line.position, line.product_id, line.product_name, line.quantity, line.unit_price_minor,
            line.line_total_minor, line.selected_options, line.shown, line.tax_bps, coalesce(line.tax_added_minor, 0));
  END LOOP;
  INSERT INTO order_timeline_event (tenant_id, order_id, position, status, at, actor)
  VALUES (of_tenant, its_id, 0, o.status, o.created_at, 'customer');
  PERFORM record_event(of_tenant, its_sequence, jsonb_set(told, '{data,orderNumber}', to_jsonb(placed_number::text)),
                       o.created_at, told ->> 'trace');
  IF paid_by IS NOT NULL THEN
    INSERT INTO payment (tenant_id, id, order_id, amount_minor, tip_minor, currency, intent_id, client_secret, created_at)
    VALUES (of_tenant, paid_by ->> 'id', its_id, o.total_minor, least(o.tip_minor, o.total_minor), o.currency,
            paid_by ->> 'intentId', paid_by ->> 'clientSecret', o.created_at);
  END IF;
  IF claim IS NOT NULL THEN
    UPDATE idempotency_key k
       SET response = (claim ->> 'beforeNumber') || placed_number || (claim ->> 'afterNumber'), made_id = its_id
     WHERE k.tenant_id = of_tenant AND k.key = claim ->> 'key' AND k.claim_id = claim ->> 'claimId';
  END IF;
END $$;

-- Places an order. On a cluster this runs where the call arrives, and its statement on the worker of the restaurant.
CREATE FUNCTION place_order(
  of_tenant text, its_id text, ordered jsonb, lines jsonb, told jsonb, needs jsonb, claim jsonb, paid_by jsonb,
  OUT placed_number int, OUT missing_product_id text)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT r.placed_number, r.missing_product_id INTO placed_number, missing_product_id
    FROM place_order_rows(of_tenant, its_id, ordered, lines, told, needs, claim, paid_by) r;
END $$;
