import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import { type AlsoKept, type ChangedSubject, isSameSnapshot, type MenuAct } from "./menu-change";

const json = (value: object | null) => (value === null ? Prisma.DbNull : (value as Prisma.InputJsonValue));

/** A change that can be undone with all others of its batch. */
export type BatchedChange = ChangedSubject & { also: { before: AlsoKept; after: AlsoKept } };

/** Writes down what changes did that were made together, each of which did something. */
export async function recordMenuBatch(
  tx: Tx,
  input: { tenantId: TenantId; batchId: string; act: MenuAct; changed: readonly BatchedChange[]; now: Date },
): Promise<void> {
  const { tenantId, batchId, act, changed, now } = input;
  await tx.menuChange.createMany({
    data: changed.map(({ before, after, also, ...subject }) => ({
      ...{ ...subject, tenantId, batchId, id: newId("mch"), ...act },
      ...{ before: json(before), after: json(after), also, at: now },
    })),
  });
}

/** The changes of a batch, in the order in which they were written down. */
export function listBatchRows(tx: Tx, { tenantId, batchId }: { tenantId: TenantId; batchId: string }) {
  return tx.menuChange.findMany({ where: { tenantId, batchId }, orderBy: { id: "asc" } });
}

/** Writes down what a change did, in its transaction; what stayed as it was is left out. */
export async function recordMenuChanges(
  tx: Tx,
  input: { tenantId: TenantId; act: MenuAct; changed: readonly ChangedSubject[]; now: Date },
): Promise<void> {
  const { tenantId, act, now } = input;
  const changed = input.changed.filter(({ before, after }) => !isSameSnapshot(before, after));
  if (changed.length === 0) return;
  await tx.menuChange.createMany({
    data: changed.map(({ before, after, ...subject }) => ({
      ...subject,
      tenantId,
      id: newId("mch"),
      ...act,
      before: json(before),
      after: json(after),
      at: now,
    })),
  });
}

/** Whether a change is in a restaurant's history. */
export async function hasMenuChange(
  db: Db,
  { tenantId, id }: { tenantId: TenantId; id: string },
): Promise<boolean> {
  return (await db.prisma.menuChange.count({ where: { tenantId, id } })) === 1;
}

/** A page of the history, newest first, with the names of those who acted. */
export async function listMenuChangeRows(
  db: Db,
  input: { tenantId: TenantId; subjectId?: string | undefined; before?: string | undefined; limit: number },
) {
  const { tenantId, subjectId, before, limit } = input;
  const rows = await db.prisma.menuChange.findMany({
    where: {
      tenantId,
      ...(subjectId === undefined ? {} : { subjectId }),
      ...(before === undefined ? {} : { id: { lt: before } }),
    },
    orderBy: { id: "desc" },
    take: limit,
  });
  const ids = [...new Set(rows.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])))];
  const people = await db.prisma.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, actor: row.actorId === null ? null : (names.get(row.actorId) ?? "") }));
}

/** Changes since an instant that deleted something, oldest first. What was brought back by an undo is among them. */
export function listDeletedRows(
  db: Db,
  { tenantId, subject, since }: { tenantId: TenantId; subject: "category" | "product"; since: Date },
) {
  return db.prisma.menuChange.findMany({
    where: { tenantId, subject, after: { equals: Prisma.DbNull }, recordedAt: { gte: since } },
    orderBy: [{ recordedAt: "asc" }, { id: "asc" }],
    select: { subjectId: true, before: true, at: true },
  });
}

/** One entry of the history; null when there is none. */
export function findMenuChangeRow(tx: Tx, { tenantId, changeId }: { tenantId: TenantId; changeId: string }) {
  return tx.menuChange.findUnique({ where: { tenantId_id: { tenantId, id: changeId } } });
}
