import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";

/** A station's part of an order or a round. */
export type KitchenPartRef = {
  tenantId: TenantId;
  subjectId: string;
  round: number;
  orderId: string | null;
  billId: string | null;
  stationId: string;
};

type Made = Readonly<Record<string, number>>;

const KEY = "tenant_id = $1 AND subject_id = $2 AND round = $3::int AND station_id = $4";
const keyOf = ({ tenantId, subjectId, round, stationId }: KitchenPartRef) => [
  tenantId,
  subjectId,
  round,
  stationId,
];

/** Makes the row of a part that nobody has touched before. */
export async function openPart(tx: SqlTx, { now, ...part }: KitchenPartRef & { now: Date }): Promise<void> {
  await tx.execute(
    `INSERT INTO kitchen_ticket (tenant_id, subject_id, round, station_id, order_id, bill_id, created_at)
     VALUES ($1, $2, $3::int, $4, $5, $6, $7::timestamptz) ON CONFLICT DO NOTHING`,
    [...keyOf(part), part.orderId, part.billId, now],
  );
}

/**
 * Bumps a part with the units that were seen, if nobody has: of two who bump the same at once, one gets true. A part that
 * was bumped before can be bumped again with what has come since.
 */
export async function bumpPart(
  tx: SqlTx,
  { made, by, now, ...part }: KitchenPartRef & { made: Made; by: string; now: Date },
): Promise<boolean> {
  const count = await tx.execute(
    `UPDATE kitchen_ticket SET bumped_at = $6::timestamptz, bumped_by = $7, made = made || $5::jsonb
      WHERE ${KEY}
        AND (bumped_at IS NULL OR EXISTS (
              SELECT FROM jsonb_each_text($5::jsonb) seen
               WHERE coalesce((made->>seen.key)::int, 0) < seen.value::int))`,
    [...keyOf(part), JSON.stringify(made), now, by],
  );
  return count === 1;
}

/** Calls a part back that was bumped at a moment; false when it was called back, or bumped anew, since. */
export async function recallPart(
  tx: SqlTx,
  { bumpedAt, now, ...part }: KitchenPartRef & { bumpedAt: Date; now: Date },
): Promise<boolean> {
  const count = await tx.execute(
    `UPDATE kitchen_ticket SET bumped_at = NULL, bumped_by = NULL, made = '{}', recalled_at = $6::timestamptz
      WHERE ${KEY} AND bumped_at = $5::timestamptz`,
    [...keyOf(part), bumpedAt, now],
  );
  return count === 1;
}

/** Marks when a station began; false when it had before. */
export async function startPart(
  tx: SqlTx,
  { now, ...part }: KitchenPartRef & { now: Date },
): Promise<boolean> {
  const count = await tx.execute(
    `UPDATE kitchen_ticket SET started_at = $5::timestamptz WHERE ${KEY} AND started_at IS NULL`,
    [...keyOf(part), now],
  );
  return count === 1;
}

/** Strikes lines of a part that is not bumped, each with its units; false when nothing changed. */
export async function strikeLines(
  tx: SqlTx,
  { made, ...part }: KitchenPartRef & { made: Made },
): Promise<boolean> {
  const count = await tx.execute(
    `UPDATE kitchen_ticket SET made = made || $5::jsonb
      WHERE ${KEY} AND bumped_at IS NULL AND NOT made @> $5::jsonb`,
    [...keyOf(part), JSON.stringify(made)],
  );
  return count === 1;
}

/** Takes the strike off lines of a part that is not bumped; false when nothing changed. */
export async function unstrikeLines(
  tx: SqlTx,
  { keys, ...part }: KitchenPartRef & { keys: readonly string[] },
): Promise<boolean> {
  const count = await tx.execute(
    `UPDATE kitchen_ticket SET made = made - $5::text[] WHERE ${KEY} AND bumped_at IS NULL AND made ?| $5::text[]`,
    [...keyOf(part), keys],
  );
  return count === 1;
}

type CallRef = Omit<KitchenPartRef, "stationId">;

/** Makes the row in which the pass calls something out of an order or a round. */
export async function openCall(tx: SqlTx, { now, ...call }: CallRef & { now: Date }): Promise<void> {
  await tx.execute(
    `INSERT INTO kitchen_call (tenant_id, subject_id, round, order_id, bill_id, created_at)
     VALUES ($1, $2, $3::int, $4, $5, $6::timestamptz) ON CONFLICT DO NOTHING`,
    [call.tenantId, call.subjectId, call.round, call.orderId, call.billId, now],
  );
}

/** Sets or takes off the rush mark; false when it was so before. */
export async function markRush(
  tx: SqlTx,
  { tenantId, subjectId, round, rushedAt }: CallRef & { rushedAt: Date | null },
): Promise<boolean> {
  const count = await tx.execute(
    `UPDATE kitchen_call SET rushed_at = $4::timestamptz
      WHERE tenant_id = $1 AND subject_id = $2 AND round = $3::int AND (rushed_at IS NULL) = ($4::timestamptz IS NOT NULL)`,
    [tenantId, subjectId, round, rushedAt],
  );
  return count === 1;
}

/** Fires a course once; false when it was fired before. */
export async function fireCourse(
  tx: SqlTx,
  { tenantId, subjectId, round, course, now }: CallRef & { course: number; now: Date },
): Promise<boolean> {
  const count = await tx.execute(
    `UPDATE kitchen_call SET fired = fired || jsonb_build_object($4::text, $5::text)
      WHERE tenant_id = $1 AND subject_id = $2 AND round = $3::int AND NOT fired ? $4::text`,
    [tenantId, subjectId, round, String(course), now.toISOString()],
  );
  return count === 1;
}
