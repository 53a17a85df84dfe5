-- Takes up to `most` due deliveries under a lease, of them up to `most_failing` to receivers that fail. Rivals skip what is
-- locked, and what is leased is not due. Receivers and restaurants have their shares, and restaurants take turns: the one
-- with less in flight comes first. A restaurant's healthy receivers come before its failing ones. Test twins have clocks of their
-- own, and deliver by them.
CREATE OR REPLACE FUNCTION claim_deliveries(
  at timestamptz, its_lease text, until timestamptz, most int, most_failing int,
  to_healthy int, to_failing int, of_restaurant int, failing_of_restaurant int)
RETURNS TABLE (
  tenant_id text, slug text, id text, endpoint_id text, url text, secret text, previous_secret text,
  previous_secret_until timestamptz, tries int, failing boolean, event_id text, type text, sequence bigint, data jsonb,
  event_created_at timestamptz, trace text)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH air AS (
    SELECT d.tenant_id, d.endpoint_id, count(*) AS flying FROM webhook_delivery d
     WHERE d.status = 'pending' AND d.leased_until > at GROUP BY d.tenant_id, d.endpoint_id),
  receiver AS (
    SELECT e.tenant_id, e.id, e.failing_since IS NOT NULL AS failing, coalesce(air.flying, 0) AS flying,
           CASE WHEN e.failing_since IS NULL THEN to_healthy ELSE to_failing END - coalesce(air.flying, 0) AS free
      FROM webhook_endpoint e LEFT JOIN air ON air.tenant_id = e.tenant_id AND air.endpoint_id = e.id
     WHERE e.disabled_at IS NULL AND e.deleted_at IS NULL AND e.tenant_id NOT LIKE 'twin%'),
  restaurant AS (
    SELECT r.tenant_id, sum(r.flying) AS flying, coalesce(sum(r.flying) FILTER (WHERE r.failing), 0) AS flying_failing
      FROM receiver r GROUP BY r.tenant_id),
  candidate AS (
    SELECT r.tenant_id, r.failing, w.id, w.next_attempt_at, w.sequence, t.flying,
           t.flying_failing + row_number() OVER (
             PARTITION BY r.tenant_id, r.failing ORDER BY w.next_attempt_at, w.sequence) AS place_of_kind
      FROM receiver r JOIN restaurant t ON t.tenant_id = r.tenant_id
     CROSS JOIN LATERAL (
       SELECT d.id, d.next_attempt_at, d.sequence FROM webhook_delivery d
        WHERE d.tenant_id = r.tenant_id AND d.endpoint_id = r.id AND d.status = 'pending'
          AND d.next_attempt_at <= at AND (d.leased_until IS NULL OR d.leased_until <= at)
        ORDER BY d.next_attempt_at, d.sequence LIMIT greatest(r.free, 0)) w),
  placed AS (
    SELECT c.tenant_id, c.id, c.failing, c.next_attempt_at,
           c.flying + row_number() OVER (
             PARTITION BY c.tenant_id ORDER BY c.failing, c.next_attempt_at, c.sequence) AS place
      FROM candidate c WHERE NOT c.failing OR c.place_of_kind <= failing_of_restaurant),
  turn AS (
    SELECT p.*, row_number() OVER (PARTITION BY p.failing ORDER BY p.place, p.next_attempt_at) AS nth_of_kind
      FROM placed p WHERE p.place <= of_restaurant),
  due AS (
    SELECT d.tenant_id, d.id, turn.failing FROM turn
      JOIN webhook_delivery d ON d.tenant_id = turn.tenant_id AND d.id = turn.id
     WHERE (NOT turn.failing OR turn.nth_of_kind <= most_failing)
       AND d.status = 'pending' AND (d.leased_until IS NULL OR d.leased_until <= at)
     ORDER BY turn.place, turn.next_attempt_at LIMIT most
       FOR UPDATE OF d SKIP LOCKED),
  claimed AS (
    UPDATE webhook_delivery d SET lease_id = its_lease, leased_until = until
      FROM due WHERE d.tenant_id = due.tenant_id AND d.id = due.id
    RETURNING d.tenant_id, d.id, d.endpoint_id, d.sequence, d.tries, due.failing)
  SELECT c.tenant_id, t.slug, c.id, c.endpoint_id, e.url, e.secret, e.previous_secret, e.previous_secret_until, c.tries,
         c.failing, v.id, v.type, v.sequence, v.data, v.created_at, v.trace
    FROM claimed c
    JOIN tenant t ON t.id = c.tenant_id
    JOIN webhook_endpoint e ON e.tenant_id = c.tenant_id AND e.id = c.endpoint_id
    JOIN event v ON v.tenant_id = c.tenant_id AND v.sequence = c.sequence;
END $$;
