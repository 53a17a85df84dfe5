import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { SupportVisitRow } from "./support-visit-contract";

/** The short id of a restaurant by slug or short id, whatever its status, with its name; null when there is none. */
export function findVisited(db: Db, tenantRef: string): Promise<{ id: string; slug: string } | null> {
  const where = { OR: [{ id: tenantRef }, { slug: tenantRef }] };
  return db.prisma.tenant.findFirst({ where, select: { id: true, slug: true } });
}

/** Writes a visit. Breaks the exclusion constraint while the same person has one at the restaurant. */
export function insertVisit(
  tx: Tx,
  visit: Omit<SupportVisitRow, "endedAt" | "readAreas">,
): Promise<SupportVisitRow> {
  return tx.supportVisit.create({ data: visit });
}

/** Ends somebody's own visit that is under way. False when there is none. */
export async function endVisitRow(
  tx: Tx,
  { tenantId, id, userId, now }: { tenantId: TenantId; id: string; userId: string; now: Date },
): Promise<boolean> {
  const { count } = await tx.supportVisit.updateMany({
    where: { tenantId, id, userId, endedAt: null, endsAt: { gt: now } },
    data: { endedAt: now },
  });
  return count === 1;
}

/** Adds a part of the restaurant to what was read during a visit. False when it was there. */
export async function addReadArea(
  tx: SqlTx,
  { tenantId, id, area }: { tenantId: TenantId; id: string; area: string },
): Promise<boolean> {
  const count = await tx.execute(
    `UPDATE support_visit SET read_areas = array_append(read_areas, $3)
      WHERE tenant_id = $1 AND id = $2 AND NOT $3 = ANY (read_areas)`,
    [tenantId, id, area],
  );
  return count === 1;
}

/** Whether a visit is under way, whoever makes it. */
export async function isUnderWay(
  tx: Tx,
  { tenantId, id, now }: { tenantId: TenantId; id: string; now: Date },
): Promise<boolean> {
  return (await tx.supportVisit.count({ where: { tenantId, id, endedAt: null, endsAt: { gt: now } } })) > 0;
}

/** The visits that are under way at a restaurant, with who makes them, the newest first. */
export function listOpenVisits(
  db: Db,
  { tenantId, userId, now }: { tenantId: string; userId?: string; now: Date },
): Promise<(SupportVisitRow & { user: { name: string } })[]> {
  return db.prisma.supportVisit.findMany({
    where: { tenantId, userId, endedAt: null, endsAt: { gt: now } },
    orderBy: [{ endsAt: "desc" }, { id: "desc" }],
    include: { user: { select: { name: true } } },
  });
}

/** Ends whatever visits somebody has, wherever they are; returns them. */
export function endVisitsOf(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<{ tenantId: string; id: string }[]> {
  return tx.supportVisit.updateManyAndReturn({
    where: { userId, endedAt: null, endsAt: { gt: now } },
    data: { endedAt: now },
    select: { tenantId: true, id: true },
  });
}
