-- What is different in a cluster, besides the tables: read by distribute-database.mjs, as often as it runs. A blank line
-- ends a statement.

-- Prisma reads enums back as text, and Citus refuses RETURNING with a cast that is not immutable: a label could be renamed.
-- No migration renames one, and nothing is kept that was cast.
ALTER FUNCTION pg_catalog.enum_out(anyenum) IMMUTABLE;

-- As in the migration "running_balances", for triggers on a part of the table: the rows that were added cannot be joined
-- with a table of the cluster, so they are summed first.
CREATE OR REPLACE FUNCTION "add_to_ledger_balance"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  part record;
BEGIN
  FOR part IN SELECT "tenant_id", "transaction_id", "account", "currency", sum("amount_minor") AS "amount", count(*) AS "entries"
                FROM "added" GROUP BY 1, 2, 3, 4
  LOOP
    INSERT INTO "ledger_balance" ("tenant_id", "account", "currency", "kind", "amount_minor", "entry_count")
    SELECT t."tenant_id", part."account", part."currency", t."kind", part."amount", part."entries"
      FROM "ledger_transaction" t WHERE t."tenant_id" = part."tenant_id" AND t."id" = part."transaction_id";
  END LOOP;
  RETURN NULL;
END $$;

-- An order, bookings, and what else takes stock or records events, are one call to the worker of its restaurant.
SELECT create_distributed_function('record_event(text, bigint, jsonb, timestamptz, text)');

SELECT create_distributed_function('has_written(text)');

-- Citus calls a function of a column in an UPDATE where the row is, if it is immutable. No plan keeps its answer, because
-- its argument is no constant.
ALTER FUNCTION effect_time(text, timestamptz, timestamptz, boolean) IMMUTABLE;

SELECT create_distributed_function('effect_time(text, timestamptz, timestamptz, boolean)');

SELECT create_distributed_function('take_stock(text, jsonb, timestamptz)', 'of_tenant', colocate_with => 'orders', force_delegation => true);

SELECT create_distributed_function('return_stock(text, jsonb)', 'of_tenant', colocate_with => 'orders', force_delegation => true);

SELECT create_distributed_function('append_events(text, jsonb, timestamptz, text)', 'of_tenant', colocate_with => 'orders', force_delegation => true);

SELECT create_distributed_function('tell_availability(text, text[], jsonb, timestamptz, text)', 'of_tenant', colocate_with => 'orders', force_delegation => true);

SELECT create_distributed_function('place_order_rows(text, text, jsonb, jsonb, jsonb, jsonb, jsonb, jsonb)', 'of_tenant', colocate_with => 'orders', force_delegation => true);

SELECT create_distributed_function('write_booking_rows(text, jsonb)', 'of_tenant', colocate_with => 'orders', force_delegation => true);

-- The restaurants are on every node, and each version is on the worker of its restaurant: a join would ask all of them.
CREATE OR REPLACE FUNCTION shop_versions(refs text[]) RETURNS TABLE (id text, slug text, version bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  FOR id, slug IN
    SELECT t.id, t.slug FROM tenant t WHERE (t.slug = ANY (refs) OR t.id = ANY (refs)) AND t.status = 'active'
  LOOP
    SELECT v.version INTO version FROM tenant_version v WHERE v.tenant_id = shop_versions.id;
    RETURN NEXT;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION role_in_team(of_tenant text, of_user text) RETURNS TABLE (role member_role)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  team text := CASE WHEN of_tenant LIKE 'twin%' THEN (SELECT t.twin_of FROM tenant t WHERE t.id = of_tenant) ELSE of_tenant END;
BEGIN
  RETURN QUERY SELECT m.role FROM tenant_member m WHERE m.tenant_id = team AND m.user_id = of_user;
END $$;

CREATE OR REPLACE FUNCTION role_by_pin(of_tenant text, of_user text, given_at timestamptz) RETURNS TABLE (role member_role)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT m.role FROM tenant_member m JOIN member_pin p ON p.tenant_id = m.tenant_id AND p.user_id = m.user_id
    WHERE m.tenant_id = of_tenant AND m.user_id = of_user AND p.set_at <= given_at;
END $$;

CREATE OR REPLACE FUNCTION open_visits(of_tenant text, of_user text, at timestamptz) RETURNS TABLE (id text)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT v.id FROM support_visit v
    WHERE v.tenant_id = of_tenant AND v.user_id = of_user AND v.ended_at IS NULL AND v.ends_at > open_visits.at;
END $$;

CREATE OR REPLACE FUNCTION offers_of(of_tenant text, proven_from int)
RETURNS TABLE (has_dishes boolean, takes_bookings boolean, is_proven boolean) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT
    EXISTS (SELECT FROM product p WHERE p.tenant_id = v.tenant_id AND p.status = 'active'),
    EXISTS (SELECT FROM dining_table d WHERE d.tenant_id = v.tenant_id AND d.removed_at IS NULL AND d.bookable_online),
    EXISTS (SELECT FROM tenant_counter c WHERE c.tenant_id = v.tenant_id AND c.order_number >= proven_from)
    FROM tenant_version v WHERE v.tenant_id = of_tenant;
END $$;

-- Rows of one restaurant at a time can be locked: first is asked which restaurants have any that are due.
CREATE OR REPLACE FUNCTION delete_due(of_table text, condition text, at timestamptz, most int) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  removed int := 0;
  batch int;
  whose text := '';
  restaurant text;
BEGIN
  IF EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = of_table::regclass AND partmethod = 'h') THEN
    whose := 'due.tenant_id = $3 AND ';
  END IF;
  FOR restaurant IN EXECUTE CASE WHEN whose = '' THEN 'SELECT NULL' ELSE format(
    'SELECT DISTINCT tenant_id FROM (SELECT due.tenant_id FROM %s AS due WHERE %s LIMIT $2) some_due', of_table, condition) END
    USING at, most
  LOOP
    EXECUTE format('DELETE FROM %1$s AS gone WHERE %4$s ctid = ANY (ARRAY(
      SELECT due.ctid FROM %1$s AS due WHERE %3$s %2$s LIMIT $2 FOR UPDATE SKIP LOCKED))', of_table, condition, whose,
      replace(whose, 'due.', 'gone.')) USING at, most - removed, restaurant;
    GET DIAGNOSTICS batch = ROW_COUNT;
    removed := removed + batch;
  END LOOP;
  RETURN removed;
END $$;

-- Each worker ranks what is due at its restaurants, and each delivery is taken by itself.
CREATE OR REPLACE FUNCTION claim_deliveries(
  at timestamptz, its_lease text, until timestamptz, most int, most_failing int,
  to_healthy int, to_failing int, of_restaurant int, failing_of_restaurant int)
RETURNS TABLE (
  tenant_id text, slug text, id text, endpoint_id text, url text, secret text, previous_secret text,
  previous_secret_until timestamptz, tries int, failing boolean, event_id text, type text, sequence bigint, data jsonb,
  event_created_at timestamptz, trace text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  due record;
BEGIN
  FOR due IN
    SELECT placed.tenant_id, placed.id, placed.failing FROM (
      SELECT c.tenant_id, c.id, c.failing, c.next_attempt_at,
             c.flying + row_number() OVER (
               PARTITION BY c.tenant_id ORDER BY c.failing, c.next_attempt_at, c.sequence) AS place
        FROM (SELECT w.*, coalesce(t.flying, 0) AS flying,
                     coalesce(t.flying_failing, 0) + row_number() OVER (
                       PARTITION BY w.tenant_id, w.failing ORDER BY w.next_attempt_at, w.sequence) AS place_of_kind
                FROM (SELECT d.tenant_id, d.id, d.next_attempt_at, d.sequence, e.failing_since IS NOT NULL AS failing,
                             CASE WHEN e.failing_since IS NULL THEN to_healthy ELSE to_failing END
                               - coalesce(air.flying, 0) AS free,
                             row_number() OVER (PARTITION BY d.tenant_id, d.endpoint_id
                                                ORDER BY d.next_attempt_at, d.sequence) AS nth
                        FROM webhook_delivery d
                        JOIN webhook_endpoint e ON e.tenant_id = d.tenant_id AND e.id = d.endpoint_id
                         AND e.disabled_at IS NULL AND e.deleted_at IS NULL AND e.tenant_id NOT LIKE 'twin%'
                        LEFT JOIN (SELECT f.tenant_id, f.endpoint_id, count(*) AS flying FROM webhook_delivery f
                                    WHERE f.status = 'pending' AND f.leased_until > at
                                    GROUP BY f.tenant_id, f.endpoint_id) air
                          ON air.tenant_id = d.tenant_id AND air.endpoint_id = d.endpoint_id
                       WHERE d.status = 'pending' AND d.next_attempt_at <= at
                         AND (d.leased_until IS NULL OR d.leased_until <= at)) w
                LEFT JOIN (SELECT f.tenant_id, count(*) AS flying,
                                  count(*) FILTER (WHERE g.failing_since IS NOT NULL) AS flying_failing
                             FROM webhook_delivery f
                             JOIN webhook_endpoint g ON g.tenant_id = f.tenant_id AND g.id = f.endpoint_id
                              AND g.disabled_at IS NULL AND g.deleted_at IS NULL
                            WHERE f.status = 'pending' AND f.leased_until > at GROUP BY f.tenant_id) t
                  ON t.tenant_id = w.tenant_id
               WHERE w.nth <= w.free) c
       WHERE NOT c.failing OR c.place_of_kind <= failing_of_restaurant) placed
     WHERE placed.place <= of_restaurant ORDER BY placed.place, placed.next_attempt_at
  LOOP
    EXIT WHEN most = 0;
    CONTINUE WHEN due.failing AND most_failing = 0;
    PERFORM 1 FROM webhook_delivery d
      WHERE d.tenant_id = due.tenant_id AND d.id = due.id AND d.status = 'pending'
        AND (d.leased_until IS NULL OR d.leased_until <= at) FOR UPDATE SKIP LOCKED;
    CONTINUE WHEN NOT FOUND;
    UPDATE webhook_delivery d SET lease_id = its_lease, leased_until = until
     WHERE d.tenant_id = due.tenant_id AND d.id = due.id
    RETURNING d.tenant_id, d.id, d.endpoint_id, d.sequence, d.tries INTO tenant_id, id, endpoint_id, sequence, tries;
    SELECT t.slug, e.url, e.secret, e.previous_secret, e.previous_secret_until, v.id, v.type, v.data, v.created_at, v.trace
      INTO slug, url, secret, previous_secret, previous_secret_until, event_id, type, data, event_created_at, trace
      FROM tenant t
      JOIN webhook_endpoint e ON e.tenant_id = t.id AND e.id = claim_deliveries.endpoint_id
      JOIN event v ON v.tenant_id = t.id AND v.sequence = claim_deliveries.sequence
     WHERE t.id = due.tenant_id AND e.tenant_id = due.tenant_id;
    failing := due.failing;
    most := most - 1;
    IF failing THEN most_failing := most_failing - 1; END IF;
    RETURN NEXT;
  END LOOP;
END $$;

-- Citus commits a transaction in two phases when it wrote on two nodes, but does not know of what it wrote into tables of
-- the coordinator alone: the worker would have an order whose email was lost when the coordinator broke down in between.
-- Every write to those tables passes by one that Citus knows.
CREATE SCHEMA IF NOT EXISTS cluster;

CREATE TABLE IF NOT EXISTS cluster.two_phases (id int PRIMARY KEY);

SELECT citus_add_local_table_to_metadata('cluster.two_phases')
 WHERE NOT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = 'cluster.two_phases'::regclass);

CREATE OR REPLACE FUNCTION cluster.commit_in_two_phases() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM cluster.two_phases WHERE id = 0;
  RETURN NULL;
END $$;
