import type { Db, Tx } from "@/lib/db/db";
import type { Prisma } from "@/lib/db/generated/client";
import { newId } from "@/lib/ids/ids";

/** A privileged act: who did what to whom. */
export type AuditedAct = {
  actor: { userId: string; email: string; role: string };
  action: string;
  tenantId?: string | null;
  subjectId?: string | null;
  data?: Prisma.InputJsonObject;
};

/** Records a privileged act in the transaction that does it. Nothing changes or removes an entry (trigger). */
export async function recordAct(tx: Tx, act: AuditedAct & { at: Date }): Promise<void> {
  const { actor, action, tenantId = null, subjectId = null, data = {}, at } = act;
  await tx.auditEntry.create({
    data: {
      id: newId("aud"),
      at,
      actorId: actor.userId,
      actorEmail: actor.email,
      actorRole: actor.role,
      action,
      tenantId,
      subjectId,
      data,
    },
  });
}

/** Privileged acts, newest first, from behind the cursor. */
export function listActs(
  db: Db,
  { tenantId, after, limit }: { tenantId?: string; after: { at: Date; id: string } | null; limit: number },
) {
  return db.prisma.auditEntry.findMany({
    where: {
      tenantId,
      ...(after && { OR: [{ at: { lt: after.at } }, { at: after.at, id: { lt: after.id } }] }),
    },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: limit,
  });
}
