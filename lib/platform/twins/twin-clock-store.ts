import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { TwinClock } from "./twin-clock";

type Twin = { tenantId: TenantId };

const CLOCK = `now, stands, target, failure, used_at AS "usedAt"`;

/** Real time is not written more often for a twin that is in use. */
const USED_EVERY_MS = 60_000;
/** Longer than one step takes. */
const LEASE = "2 minutes";

/** A twin's clock; null where there is no such twin. */
export async function findTwinClock(db: Db, { tenantId }: Twin): Promise<TwinClock | null> {
  const [clock] = await db.sql.query<TwinClock>(
    { name: "twin-clock", text: `SELECT ${CLOCK} FROM twin_clock WHERE tenant_id = $1` },
    [tenantId],
  );
  return clock ?? null;
}

/** Notes that a twin is in use; false when that was noted within the last minute. */
export async function noteTwinUse(db: Db, { tenantId, realNow }: Twin & { realNow: Date }): Promise<boolean> {
  const count = await db.sql.execute(
    "UPDATE twin_clock SET used_at = $2 WHERE tenant_id = $1 AND used_at < $3",
    [tenantId, realNow, new Date(realNow.getTime() - USED_EVERY_MS)],
  );
  return count === 1;
}

/** The twins that follow real time and were in use since. */
export async function listTwinsInUse(db: Db, since: Date): Promise<{ tenantId: TenantId }[]> {
  return db.sql.query<{ tenantId: TenantId }>(
    `SELECT tenant_id AS "tenantId" FROM twin_clock WHERE used_at >= $1 AND NOT stands ORDER BY used_at DESC LIMIT 1000`,
    [since],
  );
}

/**
 * Sends a twin's clock forwards to an instant; it stands from then on. Null when it moves already, or is beyond it: of rivals
 * one sends it. The instant itself is allowed: what is due then happens.
 */
export async function sendTwinClock(
  tx: Tx,
  { tenantId, target, realNow }: Twin & { target: Date; realNow: Date },
): Promise<TwinClock | null> {
  const rows = await tx.$queryRawUnsafe<TwinClock[]>(
    `UPDATE twin_clock
        SET now = CASE WHEN stands THEN now ELSE least(now, $2) END, stands = true, target = $2, failure = NULL, used_at = $3
      WHERE tenant_id = $1 AND target IS NULL AND CASE WHEN stands THEN now ELSE $3 END <= $2
      RETURNING ${CLOCK}`,
    tenantId,
    target,
    realNow,
  );
  return rows[0] ?? null;
}

/** Takes a twin to work off what is due there, for one worker at a time. False while another one has it. */
export async function leaseTwin(db: Db, { tenantId, leaseId }: Twin & { leaseId: string }): Promise<boolean> {
  const count = await db.sql.execute(
    `UPDATE twin_clock SET lease_id = $2, leased_until = now() + interval '${LEASE}'
      WHERE tenant_id = $1 AND (lease_id = $2 OR leased_until IS NULL OR leased_until < now())`,
    [tenantId, leaseId],
  );
  return count === 1;
}

/** Gives a leased twin back. */
export async function releaseTwin(db: Db, { tenantId, leaseId }: Twin & { leaseId: string }): Promise<void> {
  await db.sql.execute(
    "UPDATE twin_clock SET lease_id = NULL, leased_until = NULL WHERE tenant_id = $1 AND lease_id = $2",
    [tenantId, leaseId],
  );
}

/** Moves a leased clock to an instant, forwards only. False once the lease is lost. */
export async function stepTwinClock(
  db: Db,
  { tenantId, leaseId, to }: Twin & { leaseId: string; to: Date },
): Promise<boolean> {
  const count = await db.sql.execute(
    `UPDATE twin_clock SET now = greatest(now, $3), leased_until = now() + interval '${LEASE}'
      WHERE tenant_id = $1 AND lease_id = $2`,
    [tenantId, leaseId, to],
  );
  return count === 1;
}

/** Ends a move, at its target or with the reason why it stopped before. */
export async function endTwinMove(
  db: Db,
  { tenantId, leaseId, failure }: Twin & { leaseId: string; failure: string | null },
): Promise<void> {
  await db.sql.execute(
    "UPDATE twin_clock SET target = NULL, failure = $3 WHERE tenant_id = $1 AND lease_id = $2",
    [tenantId, leaseId, failure],
  );
}
