import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import { inSweep, type SweepScope, whereInSweep } from "@/lib/platform/db/sweep-scope";
import { MOST_REQUESTS } from "./online-offer";
import type { TableRequest, WaitlistEntry } from "./waitlist-entry";
import { entryOf, rowOf, type WaitlistRef } from "./waitlist-store";

export type Evening = { tenantId: TenantId; date: string };

const isRequest = (entry: WaitlistEntry): entry is TableRequest => entry.wanted !== null;

/** Makes those who ask for one evening wait for each other, so that the count of its requests holds. */
export async function lockEvening(tx: Tx, { tenantId, date }: Evening): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`evening:${tenantId}:${date}`}, 0))`;
}

/**
 * Writes a request under the lock of its evening, unless its inbox has one there, which is answered (the unique index
 * says so), or as many wait as can.
 */
export async function insertRequest(
  tx: Tx,
  { tenantId, asked }: { tenantId: TenantId; asked: TableRequest },
): Promise<"added" | "full" | TableRequest> {
  const { date: wantedDate } = asked.wanted;
  const [known] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM waitlist_entry
     WHERE tenant_id = ${tenantId} AND wanted_date = ${wantedDate} AND closed_at IS NULL
       AND inbox_of(customer_email) = inbox_of(${asked.customerEmail})`;
  if (known) {
    const row = await tx.waitlistEntry.findUniqueOrThrow({
      where: { tenantId_id: { tenantId, id: known.id } },
    });
    const entry = entryOf(row);
    if (isRequest(entry)) return entry;
  }
  const open = await tx.waitlistEntry.count({ where: { tenantId, wantedDate, closedAt: null } });
  if (open >= MOST_REQUESTS) return "full";
  await tx.waitlistEntry.createMany({ data: [{ tenantId, ...rowOf(asked) }] });
  return "added";
}

/**
 * The evenings for which somebody waits, at restaurants that are open to the public and offer the waitlist. In another
 * order each time: a run that is cut off leaves none of them out for good.
 */
export async function listEvenings(db: Db, scope: SweepScope): Promise<Evening[]> {
  const rows = await db.sql.query<{ tenantId: string; date: string }>(
    `SELECT w.tenant_id AS "tenantId", w.wanted_date AS date
       FROM waitlist_entry w
       JOIN tenant t ON t.id = w.tenant_id AND t.status = 'active'
       LEFT JOIN reservation_policy p ON p.tenant_id = w.tenant_id
      WHERE ${inSweep(scope, "w.tenant_id")} AND w.status = 'asked' AND coalesce(p.online_booking AND p.online_waitlist, true)
      GROUP BY w.tenant_id, w.wanted_date
      ORDER BY random()`,
  );
  return rows.map(({ tenantId, date }) => ({ tenantId: mintTenantId(tenantId), date }));
}

/** Who waits for an evening, those who asked first first. */
export async function listAsked(db: Db, { tenantId, date }: Evening): Promise<TableRequest[]> {
  const rows = await db.prisma.waitlistEntry.findMany({
    where: { tenantId, wantedDate: date, status: "asked" },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MOST_REQUESTS,
  });
  return rows.map(entryOf).filter(isRequest);
}

/** Ends the requests of which no start is left. */
export async function closePastRequests(
  db: Db,
  { scope, now }: { scope: SweepScope; now: Date },
): Promise<void> {
  await db.prisma.waitlistEntry.updateMany({
    where: { ...whereInSweep(scope), status: "asked", wantedUntil: { lte: now } },
    data: { status: "expired", closedAt: now },
  });
}

/** Changes which times suit, while the party still waits. False once it does not. */
export async function saveWantedTimes(
  tx: Tx,
  { tenantId, entryId, wanted }: WaitlistRef & { wanted: TableRequest["wanted"] },
): Promise<boolean> {
  const { count } = await tx.waitlistEntry.updateMany({
    where: { tenantId, id: entryId, status: "asked" },
    data: { earliestTime: wanted.earliest, latestTime: wanted.latest, wantedUntil: wanted.until },
  });
  return count === 1;
}

/** The requests for a day and later ones of a restaurant, by day and then as they came, after a place in that order. */
export async function listRequestsFrom(
  db: Db,
  input: { tenantId: TenantId; from: string; after: { date: string; id: string } | null; limit: number },
): Promise<TableRequest[]> {
  const { tenantId, from, after, limit } = input;
  const rows = await db.prisma.waitlistEntry.findMany({
    where: {
      tenantId,
      wantedDate: { gte: from },
      ...(after && {
        OR: [{ wantedDate: { gt: after.date } }, { wantedDate: after.date, id: { gt: after.id } }],
      }),
    },
    orderBy: [{ wantedDate: "asc" }, { id: "asc" }],
    take: limit,
  });
  return rows.map(entryOf).filter(isRequest);
}
