/**
 * The part of a statement that writes a delivery for every webhook endpoint that listens to the events which the same
 * statement records. It needs a CTE `recorded` with tenant_id, sequence, type and created_at, and no round trip.
 */
export const INSERT_DELIVERIES_OF_RECORDED = `
    INSERT INTO webhook_delivery (tenant_id, id, endpoint_id, sequence, next_attempt_at, created_at)
    SELECT r.tenant_id, 'whd_' || replace(gen_random_uuid()::text, '-', ''), e.id, r.sequence, r.created_at, r.created_at
      FROM recorded r
      JOIN webhook_endpoint e ON e.tenant_id = r.tenant_id AND e.disabled_at IS NULL AND e.deleted_at IS NULL
       AND (cardinality(e.event_types) = 0 OR r.type = ANY (e.event_types))`;
