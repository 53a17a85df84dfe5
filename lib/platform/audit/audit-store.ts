import { newId } from "@/lib/core/ids/ids";
import type { Db } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import { settleAct } from "./act-in-progress";

/**
 * A privileged act: who did what, and to what. `data` holds ids, figures and choices, nothing personal and no secrets.
 */
export type AuditedAct = {
  /**
   * `visitId`: the support visit during which a super-admin acts at a restaurant. `deviceUserId`: whose session the shared
   * device has on which the actor acts by PIN. `keyId`: the API key with which a program acts, whose role is `key`.
   */
  actor: {
    userId: string | null;
    role: string;
    visitId?: string;
    deviceUserId?: string;
    keyId?: string;
  };
  action: string;
  tenantId?: string | null;
  subjectId?: string | null;
  data?: object;
};

const INSERT = `
  INSERT INTO audit_entry (id, at, actor_id, actor_role, action, tenant_id, subject_id, data, visit_id)
  SELECT $1, $2::timestamptz, $3, $4, $5, $6, $7, $8::jsonb, $9::text`;

function valuesOf(act: AuditedAct & { at: Date }): unknown[] {
  const { actor, action, tenantId = null, subjectId = null, data = {}, at } = act;
  const { visitId = null, deviceUserId, keyId } = actor;
  return [
    newId("aud"),
    at,
    actor.userId,
    keyId === undefined ? actor.role : "key",
    action,
    tenantId,
    subjectId,
    JSON.stringify(deviceUserId === undefined ? data : { ...data, deviceUserId }),
    visitId,
  ];
}

/** Writes an entry into the transaction at hand, unless that has changed nothing. Returns whether it did. */
export async function insertActOfTransaction(tx: SqlTx, act: AuditedAct & { at: Date }): Promise<boolean> {
  const changed = `(pg_current_xact_id_if_assigned() IS NOT NULL OR EXISTS (
    SELECT FROM tenant_version v WHERE v.tenant_id = $6 AND has_written(v.tenant_id)))`;
  return (await tx.execute(`${INSERT} WHERE ${changed}`, valuesOf(act))) === 1;
}

/** Writes an entry by itself, for an act that was no transaction. */
export async function insertActAlone(db: Db, act: AuditedAct & { at: Date }): Promise<void> {
  await db.sql.execute(INSERT, valuesOf(act));
}

/** Records a privileged act in the transaction that does it; the request then needs no entry of its own. */
export async function recordAct(tx: SqlTx, act: AuditedAct & { at: Date }): Promise<void> {
  await tx.execute(INSERT, valuesOf(act));
  settleAct();
}

/**
 * Records a failed sign-in, unless `most` failures of the same account, or of all unknown ones together, are there
 * since `since`. One statement, which costs the same for an account and for none.
 */
export async function insertSignInFailure(
  db: Db,
  failure: {
    subjectId: string | null;
    tenantId: string | null;
    data: object;
    at: Date;
    since: Date;
    most: number;
  },
): Promise<void> {
  const { since, most, ...of } = failure;
  const act = { ...of, actor: { userId: null, role: "anonymous" }, action: "auth.sign-in-failed" };
  await db.sql.execute(
    `${INSERT} WHERE (
       SELECT count(*) FROM audit_entry
        WHERE actor_id IS NULL AND at > $10 AND subject_id IS NOT DISTINCT FROM $7) < $11`,
    [...valuesOf(act), since, most],
  );
}

/**
 * Privileged acts with their actors as they are called today, and with the support visit that they were part of, newest
 * first, from behind the cursor.
 */
export async function listActs(
  db: Db,
  filter: {
    tenantId?: string;
    subjectId?: string;
    actorId?: string;
    action?: string;
    /** From the first instant until before the second. */
    from?: Date;
    before?: Date;
    after: { at: Date; id: string } | null;
    limit: number;
  },
) {
  const { tenantId, subjectId, actorId, action, from, before, after, limit } = filter;
  const acts = await db.prisma.auditEntry.findMany({
    where: {
      tenantId,
      subjectId,
      actorId,
      action,
      at: { gte: from, lt: before },
      ...(after && { OR: [{ at: { lt: after.at } }, { at: after.at, id: { lt: after.id } }] }),
    },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: limit,
  });
  const actorIds = acts.flatMap(({ actorId }) => actorId ?? []);
  const users = await db.prisma.user.findMany({
    where: { id: { in: [...new Set(actorIds)] } },
    select: { id: true, email: true, name: true },
  });
  const keys = await db.prisma.apiKey.findMany({
    where: {
      id: { in: [...new Set(acts.flatMap((act) => (act.actorRole === "key" ? (act.actorId ?? []) : [])))] },
    },
    select: { id: true, name: true },
  });
  const visited = acts.filter(({ visitId }) => visitId !== null);
  const visits = await db.prisma.supportVisit.findMany({
    where: {
      tenantId: { in: [...new Set(visited.flatMap((act) => act.tenantId ?? []))] },
      id: { in: [...new Set(visited.flatMap(({ visitId }) => visitId ?? []))] },
    },
    select: { id: true, reason: true },
  });
  const known = new Map<string, { email?: string; name: string }>(
    [...users, ...keys].map((actor) => [actor.id, actor]),
  );
  return acts.map((act) => {
    const actor = act.actorId === null ? undefined : known.get(act.actorId);
    const visit = visits.find(({ id }) => id === act.visitId) ?? null;
    return { ...act, actorEmail: actor?.email ?? null, actorName: actor?.name ?? null, visit };
  });
}
