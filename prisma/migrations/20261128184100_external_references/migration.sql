-- What a program calls an order of its channel (decision 114).
ALTER TABLE "orders" ADD COLUMN     "external_reference" TEXT;

-- As before, with the reference. Processes of the version before send none.
CREATE OR REPLACE FUNCTION place_order_rows(
  of_tenant text, its_id text, ordered jsonb, lines jsonb, told jsonb, needs jsonb, claim jsonb, paid_by jsonb,
  OUT placed_number int, OUT missing_product_id text)
LANGUAGE plpgsql AS $$
DECLARE
  o orders := jsonb_populate_record(NULL::orders, '{"channel": "online", "eat_in": false}' || ordered);
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
    scheduled_for, kitchen_at, slot_at, pay_before, paid_at, created_at, is_test, minimum_age,
    channel, placed_by, table_name, eat_in, discount_reason, external_reference)
  VALUES (
    of_tenant, its_id, placed_number, o.type, o.status, o.payment_method, o.payment_status, o.escrow_status, o.currency,
    o.locale, o.customer_name, o.customer_email, o.customer_phone, o.delivery_address, o.postcode, o.city,
    o.address_lookup, o.notes, o.latitude, o.longitude, o.subtotal_minor, o.discount_minor, o.delivery_fee_minor,
    o.tax_lines, o.tax_added_minor, o.service_charge_minor, o.tip_minor, o.gift_card_minor, o.total_minor, o.coupon_id,
    o.coupon_code, o.gift_card_id, o.customer_id, o.bazar_user_id, o.promised_at, o.scheduled_for, o.kitchen_at,
    o.slot_at, o.pay_before, o.paid_at, o.created_at, o.is_test, o.minimum_age, o.channel,
    o.placed_by, o.table_name, o.eat_in, o.discount_reason, o.external_reference);
  FOR line IN
    SELECT * FROM jsonb_to_recordset(lines) AS l(
      position int, product_id text, product_name text, quantity int, unit_price_minor int, line_total_minor int,
      selected_options jsonb, shown jsonb, tax_bps int, tax_added_minor int, note text, menu_price_minor int,
      price_reason text)
  LOOP
    INSERT INTO order_item (tenant_id, order_id, position, product_id, product_name, quantity, unit_price_minor,
                            line_total_minor, selected_options, shown, tax_bps, tax_added_minor, note, menu_price_minor, price_reason)
    VALUES (of_tenant, its_id, line.position, line.product_id, line.product_name, line.quantity, line.unit_price_minor,
            line.line_total_minor, line.selected_options, line.shown, line.tax_bps, coalesce(line.tax_added_minor, 0),
            line.note, line.menu_price_minor, line.price_reason);
  END LOOP;
  INSERT INTO order_timeline_event (tenant_id, order_id, position, status, at, actor, actor_user_id)
  VALUES (of_tenant, its_id, 0, o.status, o.created_at,
          (CASE WHEN o.placed_by IS NULL THEN 'customer' ELSE 'restaurant' END)::actor, o.placed_by);
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
