-- Records product.availability_changed for the counted products that ran out, or are back, by what this transaction took and
-- returned: `taken` names products of which some were taken, `returned` says how many units of which came back. Locks the
-- counter, so it comes last.
CREATE FUNCTION tell_availability(of_tenant text, taken text[], returned jsonb, at timestamptz, in_trace text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  dish record;
  told jsonb := '[]';
BEGIN
  FOR dish IN
    SELECT p.id, p.stock, p.sold_out_until,
           p.available AND p.stock > 0 AND (p.sold_out_until IS NULL OR p.sold_out_until <= at) AS is_available
      FROM product p
     WHERE p.tenant_id = of_tenant AND p.stock IS NOT NULL
       AND (p.id = ANY (taken) AND p.stock = 0 OR returned ? p.id AND p.stock > 0 AND p.stock <= (returned ->> p.id)::int)
     ORDER BY p.id
  LOOP
    told := told || jsonb_build_object(
      'id', 'evt_' || replace(gen_random_uuid()::text, '-', ''),
      'type', 'product.availability_changed',
      'orderId', NULL,
      'data', jsonb_build_object(
        'productId', dish.id, 'available', dish.is_available, 'stock', dish.stock,
        'soldOutUntil', to_char(dish.sold_out_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'changedAt', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  END LOOP;
  IF told <> '[]' THEN PERFORM append_events(of_tenant, told, at, in_trace); END IF;
END $$;

-- As before, and tells of what ran out, behind the order's own event. An order that is paid online took its stock before,
-- and `needs` says then what it took.
CREATE OR REPLACE FUNCTION place_order(
  of_tenant text, its_id text, ordered jsonb, lines jsonb, told jsonb, needs jsonb, claim jsonb, paid_by jsonb,
  OUT placed_number int, OUT missing_product_id text)
LANGUAGE plpgsql AS $$
BEGIN
  SELECT r.placed_number, r.missing_product_id INTO placed_number, missing_product_id
    FROM place_order_rows(of_tenant, its_id, ordered, lines, told, needs, claim, paid_by) r;
  IF placed_number IS NOT NULL AND needs <> '{}' THEN
    PERFORM tell_availability(of_tenant, ARRAY(SELECT jsonb_object_keys(needs)), '{}',
                              (ordered ->> 'created_at')::timestamptz, told ->> 'trace');
  END IF;
END $$;
