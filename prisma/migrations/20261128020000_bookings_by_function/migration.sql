-- Bookings are written by a function, as orders are (20261127220000_orders_by_function): one round trip, and on a cluster
-- one call to the worker of the restaurant.

-- Writes bookings of a restaurant in their order, each with its tables, its event and the answer of its Idempotency-Key,
-- where it has them. Its verdict is `booked`, or why nothing of it was written: `removed` (one of its tables is gone),
-- `taken` (one is taken at that time, maybe by a booking before it) or `taken over` (another process has its claim).
-- Locks the tables by id, the claims and the counter, in this order.
CREATE FUNCTION write_booking_rows(of_tenant text, bookings jsonb, OUT verdicts text[])
LANGUAGE plpgsql AS $$
DECLARE
  wanted text[] := ARRAY(SELECT DISTINCT t.id FROM jsonb_array_elements(bookings) AS b(booking),
                                jsonb_array_elements_text(b.booking -> 'tables') AS t(id));
  present text[] := '{}';
  its_tables text[];
  its_table text;
  booking jsonb;
  r reservation;
BEGIN
  FOR its_table IN
    SELECT t.id FROM dining_table t WHERE t.tenant_id = of_tenant AND t.id = ANY (wanted) AND t.removed_at IS NULL
     ORDER BY t.id FOR NO KEY UPDATE
  LOOP
    present := present || its_table;
  END LOOP;
  FOR n IN 0 .. jsonb_array_length(bookings) - 1 LOOP
    booking := bookings -> n;
    r := jsonb_populate_record(NULL::reservation, booking -> 'row');
    its_tables := ARRAY(SELECT jsonb_array_elements_text(booking -> 'tables'));
    IF NOT its_tables <@ present THEN
      verdicts := verdicts || 'removed'::text;
      CONTINUE;
    END IF;
    PERFORM 1 FROM reservation_table c
      WHERE c.tenant_id = of_tenant AND c.live AND c.table_id = ANY (its_tables)
        AND tstzrange(c.starts_at, c.ends_at) && tstzrange(r.starts_at, r.ends_at);
    IF FOUND THEN
      verdicts := verdicts || 'taken'::text;
      CONTINUE;
    END IF;
    IF booking -> 'claim' <> 'null' THEN
      UPDATE idempotency_key k SET response = booking -> 'claim' ->> 'text', made_id = booking -> 'claim' ->> 'madeId'
       WHERE k.tenant_id = of_tenant AND k.key = booking -> 'claim' ->> 'key'
         AND k.claim_id = booking -> 'claim' ->> 'claimId' AND k.response IS NULL;
      IF NOT FOUND THEN
        verdicts := verdicts || 'taken over'::text;
        CONTINUE;
      END IF;
    END IF;
    r.tenant_id := of_tenant;
    INSERT INTO reservation SELECT r.*;
    FOREACH its_table IN ARRAY its_tables LOOP
      INSERT INTO reservation_table (tenant_id, reservation_id, table_id, starts_at, ends_at, live)
      VALUES (of_tenant, r.id, its_table, r.starts_at, r.ends_at, r.live);
    END LOOP;
    IF booking -> 'event' <> 'null' THEN
      PERFORM append_events(of_tenant, jsonb_build_array(booking -> 'event'), r.created_at, booking ->> 'trace');
    END IF;
    verdicts := verdicts || 'booked'::text;
  END LOOP;
END $$;

-- As write_booking_rows. On a cluster this runs where the call arrives, and its statement on the worker of the restaurant.
CREATE FUNCTION write_bookings(of_tenant text, bookings jsonb, OUT verdicts text[])
LANGUAGE plpgsql AS $$
BEGIN
  SELECT w.verdicts INTO verdicts FROM write_booking_rows(of_tenant, bookings) w;
END $$;
