import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { Sql, SqlTx } from "@/lib/platform/db/sql";
import { inSweep, type SweepScope } from "@/lib/platform/db/sweep-scope";
import type { GuestRound, GuestRoundLine, RoundReason, RoundStatus } from "./guest-round";

type RoundRef = { tenantId: TenantId; roundId: string };

type RoundRow = Omit<GuestRound, "guest"> & {
  guestId: string | null;
  guestNumber: number | null;
  guestName: string | null;
};

/** Rounds `r` with their tables, which are those of their bills, and their guests. */
const SELECT = `
  SELECT r.id, t.id AS "tableId", t.name AS "tableName", r.bill_id AS "billId", r.browser_id AS "browserId",
         r.guest_id AS "guestId", g.number AS "guestNumber", coalesce(g.name, r.guest_name) AS "guestName",
         r.status::text AS status, r.lines, r.currency, r.sent_at AS "sentAt", r.expires_at AS "expiresAt",
         r.settled_at AS "settledAt", r.reason, r.note, r.round
    FROM guest_round r
    LEFT JOIN bill b ON b.tenant_id = r.tenant_id AND b.id = r.bill_id
    JOIN dining_table t ON t.tenant_id = r.tenant_id AND t.id = coalesce(b.table_id, r.table_id)
    LEFT JOIN bill_guest g ON g.tenant_id = r.tenant_id AND g.id = r.guest_id`;

function roundOf({ guestId, guestNumber, guestName, ...round }: RoundRow): GuestRound {
  return { ...round, guest: { id: guestId, number: guestNumber, name: guestName } };
}

/** One round, or null. */
export async function findGuestRound(db: Sql, { tenantId, roundId }: RoundRef): Promise<GuestRound | null> {
  const [row] = await db.query<RoundRow>(`${SELECT} WHERE r.tenant_id = $1 AND r.id = $2`, [
    tenantId,
    roundId,
  ]);
  return row ? roundOf(row) : null;
}

/** The newest rounds of a bill, newest first; without those that their guests took back. */
export async function listRoundsOfBill(
  db: Sql,
  { tenantId, billId, limit }: { tenantId: TenantId; billId: string; limit: number },
): Promise<GuestRound[]> {
  const rows = await db.query<RoundRow>(
    `${SELECT} WHERE r.tenant_id = $1 AND r.bill_id = $2 AND r.status <> 'canceled' ORDER BY r.id DESC LIMIT $3`,
    [tenantId, billId, limit],
  );
  return rows.map(roundOf);
}

/** The newest rounds that a browser has sent from a table since an instant, newest first. */
export async function listRoundsOfBrowser(
  db: Sql,
  input: { tenantId: TenantId; tableId: string; browserId: string; since: Date; limit: number },
): Promise<GuestRound[]> {
  const { tenantId, tableId, browserId, since, limit } = input;
  const rows = await db.query<RoundRow>(
    `${SELECT} WHERE r.tenant_id = $1 AND r.table_id = $2 AND r.browser_id = $3 AND r.sent_at > $4
        AND r.status <> 'canceled' ORDER BY r.id DESC LIMIT $5`,
    [tenantId, tableId, browserId, since, limit],
  );
  return rows.map(roundOf);
}

/** The rounds of a restaurant that wait for its answer at an instant, oldest first. */
export async function listWaitingRounds(
  db: Sql,
  { tenantId, now, limit }: { tenantId: TenantId; now: Date; limit: number },
): Promise<GuestRound[]> {
  const rows = await db.query<RoundRow>(
    `${SELECT} WHERE r.tenant_id = $1 AND r.status = 'waiting' AND r.expires_at > $2 ORDER BY r.id LIMIT $3`,
    [tenantId, now, limit],
  );
  return rows.map(roundOf);
}

/** How many rounds of a locked bill or table wait, in all and of one browser. */
export async function countWaiting(
  tx: SqlTx,
  input: { tenantId: TenantId; tableId: string; billId: string | null; browserId: string; now: Date },
): Promise<{ all: number; own: number }> {
  const { tenantId, tableId, billId, browserId, now } = input;
  const [row] = await tx.query<{ all: number; own: number }>(
    `SELECT count(*)::int AS all, count(*) FILTER (WHERE browser_id = $4)::int AS own FROM guest_round
      WHERE tenant_id = $1 AND status = 'waiting' AND expires_at > $5::timestamptz
        AND (CASE WHEN $3::text IS NULL THEN table_id = $2 AND bill_id IS NULL ELSE bill_id = $3 END)`,
    [tenantId, tableId, billId, browserId, now],
  );
  return row ?? { all: 0, own: 0 };
}

type NewRound = Pick<GuestRound, "tableId" | "billId" | "lines" | "currency" | "sentAt" | "expiresAt"> &
  RoundRef & { guestId: string | null; browserId: string; guestName: string | null };

/** Keeps a round that waits. */
export async function insertGuestRound(tx: SqlTx, round: NewRound): Promise<void> {
  await tx.execute(
    `INSERT INTO guest_round (tenant_id, id, table_id, bill_id, guest_id, browser_id, guest_name, status, lines,
                              currency, sent_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'waiting', $8::jsonb, $9, $10::timestamptz, $11::timestamptz)`,
    [
      round.tenantId,
      round.roundId,
      round.tableId,
      round.billId,
      round.guestId,
      round.browserId,
      round.guestName,
      JSON.stringify(round.lines),
      round.currency,
      round.sentAt,
      round.expiresAt,
    ],
  );
}

type Ending = RoundRef & {
  to: Exclude<RoundStatus, "waiting">;
  actorId: string | null;
  now: Date;
  reason?: RoundReason | null;
  note?: string | null;
};

/** Ends a round that waits, once: false when somebody was faster, or its time is over. Only a job ends what is over. */
export async function settleGuestRound(tx: SqlTx, ending: Ending): Promise<boolean> {
  const { tenantId, roundId, to, actorId, now, reason = null, note = null } = ending;
  const settled = await tx.execute(
    `UPDATE guest_round SET status = $3::text::guest_round_status, settled_by = $4, settled_at = $5::timestamptz,
            reason = $6, note = $7
      WHERE tenant_id = $1 AND id = $2 AND status = 'waiting'
        AND (expires_at > $5::timestamptz) = ($3::text <> 'expired')`,
    [tenantId, roundId, to, actorId, now, reason, note],
  );
  return settled === 1;
}

type Acceptance = RoundRef & {
  billId: string;
  guestId: string;
  lines: readonly GuestRoundLine[];
  actorId: string | null;
  note: string | null;
  now: Date;
};

/**
 * Ends a round that waits as the next round of a locked bill, once: false when somebody was faster, or its time is over.
 */
export async function takeGuestRound(tx: SqlTx, accepted: Acceptance): Promise<boolean> {
  const { tenantId, roundId, billId, guestId, lines, actorId, note, now } = accepted;
  const taken = await tx.execute(
    `UPDATE guest_round SET status = 'accepted', bill_id = $3, guest_id = $4, lines = $5::jsonb, settled_by = $6,
            settled_at = $7::timestamptz, note = $8,
            round = (SELECT coalesce(max(i.round), 0) + 1 FROM bill_item i WHERE i.tenant_id = $1 AND i.bill_id = $3)
      WHERE tenant_id = $1 AND id = $2 AND status = 'waiting' AND expires_at > $7::timestamptz`,
    [tenantId, roundId, billId, guestId, JSON.stringify(lines), actorId, now, note],
  );
  return taken === 1;
}

/** Ends all rounds of a locked bill that wait; their ids. */
export async function endWaitingRounds(
  tx: SqlTx,
  input: { tenantId: TenantId; billId: string; reason: RoundReason; actorId: string; now: Date },
): Promise<{ id: string }[]> {
  const { tenantId, billId, reason, actorId, now } = input;
  return tx.query<{ id: string }>(
    `UPDATE guest_round SET status = 'refused', settled_by = $4, settled_at = $5::timestamptz, reason = $3
      WHERE tenant_id = $1 AND bill_id = $2 AND status = 'waiting' RETURNING id`,
    [tenantId, billId, reason, actorId, now],
  );
}

/** Rounds of all restaurants whose time is over, oldest first. */
export async function listExpiredRounds(
  db: Db,
  { scope, now, limit }: { scope: SweepScope; now: Date; limit: number },
): Promise<RoundRef[]> {
  const rows = await db.sql.query<{ tenantId: string; roundId: string }>(
    `SELECT r.tenant_id AS "tenantId", r.id AS "roundId"
       FROM guest_round r
      WHERE ${inSweep(scope, "r.tenant_id")} AND r.status = 'waiting' AND r.expires_at <= $1
      ORDER BY r.expires_at LIMIT $2`,
    [now, limit],
  );
  return rows.map(({ tenantId, roundId }) => ({ tenantId: mintTenantId(tenantId), roundId }));
}
