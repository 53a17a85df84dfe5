import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma, BooksCheck as Row } from "@/lib/platform/db/generated/client";
import type { BooksCheckName, BooksCounts, BooksFinding, Compared } from "./books-check";
import { checkStatement } from "./books-check-sql";

export type Restaurant = { tenantId: TenantId; slug: string };

export type Unchecked = { slug: string; reason: string };

export type BooksRun = Pick<
  Row,
  "id" | "startedAt" | "finishedAt" | "lastTenantId" | "nextCheck" | "restaurants"
> & {
  counts: BooksCounts;
  findings: BooksFinding[];
  unchecked: Unchecked[];
};

const runOf = (row: Row) => row as unknown as BooksRun;

/** What one check finds in a restaurant's books, and the first differences, as of one moment. */
export async function readCheck(
  db: Db,
  { tenantId, name, limit }: { tenantId: TenantId; name: BooksCheckName; limit: number },
): Promise<{ compared: number; differ: number; findings: Compared[] }> {
  const [row] = await db.sql.query<{ compared: number; differ: number; findings: Compared[] }>(
    checkStatement(name),
    [tenantId, limit],
  );
  if (!row) throw new Error(`The check ${name} answered nothing`);
  return row;
}

/** Makes one part of the many that a restaurant's running balances have come to have by the day's postings. */
export async function mergeBalances(db: Db, { tenantId }: { tenantId: TenantId }): Promise<void> {
  await db.sql.execute("SELECT merge_ledger_balance($1)", [tenantId]);
}

/** Restaurants in the order of their ids, behind the one that is done. */
export async function listRestaurantsAfter(
  db: Db,
  { tenantId, limit }: { tenantId: string; limit: number },
): Promise<Restaurant[]> {
  const rows = await db.prisma.tenant.findMany({
    where: { id: { gt: tenantId } },
    orderBy: { id: "asc" },
    take: limit,
    select: { id: true, slug: true },
  });
  return rows.map(({ id, slug }) => ({ tenantId: mintTenantId(id), slug }));
}

/** A restaurant by its short id or slug, or null. */
export async function findRestaurant(db: Db, ref: string): Promise<Restaurant | null> {
  const row = await db.prisma.tenant.findFirst({
    where: { OR: [{ id: ref }, { slug: ref }] },
    select: { id: true, slug: true },
  });
  return row && { tenantId: mintTenantId(row.id), slug: row.slug };
}

/** The run that is not finished, or null. */
export async function findOpenRun(db: Db): Promise<BooksRun | null> {
  const row = await db.prisma.booksCheck.findFirst({
    where: { finishedAt: null },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
  });
  return row && runOf(row);
}

export async function insertRun(db: Db, run: { id: string; startedAt: Date }): Promise<BooksRun> {
  return runOf(await db.prisma.booksCheck.create({ data: run }));
}

/** Keeps what a run has found up to a restaurant or a check of one. False when another process has gone on with the run meanwhile. */
export async function advanceRun(db: Db, before: BooksRun, after: BooksRun): Promise<boolean> {
  const { lastTenantId, nextCheck, restaurants } = after;
  const { counts, findings, unchecked } = after as unknown as Record<string, Prisma.InputJsonValue>;
  const { count } = await db.prisma.booksCheck.updateMany({
    where: {
      id: before.id,
      lastTenantId: before.lastTenantId,
      nextCheck: before.nextCheck,
      finishedAt: null,
    },
    data: { lastTenantId, nextCheck, restaurants, counts, findings, unchecked },
  });
  return count === 1;
}

/** Ends a run, once. False when it was ended before. */
export async function finishRun(tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { count } = await tx.booksCheck.updateMany({
    where: { id, finishedAt: null },
    data: { finishedAt: now },
  });
  return count === 1;
}

/** Finished runs, the newest first. */
export async function listRuns(db: Db, limit: number): Promise<BooksRun[]> {
  const rows = await db.prisma.booksCheck.findMany({
    where: { finishedAt: { not: null } },
    orderBy: [{ startedAt: "desc" }, { id: "desc" }],
    take: limit,
  });
  return rows.map(runOf);
}

/** The names of restaurants by their slugs. */
export async function readNames(db: Db, slugs: string[]): Promise<Map<string, string>> {
  const rows = await db.prisma.tenant.findMany({
    where: { slug: { in: slugs } },
    select: { slug: true, name: true },
  });
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

/** Whom the platform writes to. */
export function listSuperAdmins(tx: Tx): Promise<{ id: string; name: string; email: string }[]> {
  return tx.user.findMany({ where: { role: "superadmin" }, select: { id: true, name: true, email: true } });
}
