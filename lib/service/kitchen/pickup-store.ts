import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Sql } from "@/lib/platform/db/sql";

const MOST_OF_EACH = 40;
/** Whoever has not come by then looks at no screen. */
const READY_MINUTES = 60;
const COOKED_HOURS = 6;

/** The orders for pickup that are being made, the longest waiting first, and that are ready, the latest first. */
export function listPickupOrders(
  sql: Sql,
  { tenantId, now }: { tenantId: TenantId; now: Date },
): Promise<{ number: string; status: string }[]> {
  return sql.query(
    `(SELECT number::text, status::text FROM orders
       WHERE tenant_id = $1 AND status = 'preparing' AND type = 'pickup' AND table_name IS NULL
         AND preparing_started_at > $2::timestamptz - interval '${COOKED_HOURS} hours'
       ORDER BY preparing_started_at, number LIMIT ${MOST_OF_EACH})
     UNION ALL
     (SELECT number::text, status::text FROM orders
       WHERE tenant_id = $1 AND status = 'ready' AND type = 'pickup' AND table_name IS NULL
         AND ready_at > $2::timestamptz - interval '${READY_MINUTES} minutes'
       ORDER BY ready_at DESC, number DESC LIMIT ${MOST_OF_EACH})`,
    [tenantId, now],
  );
}
