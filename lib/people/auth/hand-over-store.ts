import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";

/** Keeps a code that is about to be sent to a restaurant's host. */
export async function insertHandOver(
  db: Db,
  handOver: {
    tenantId: TenantId;
    codeHash: string;
    challenge: string;
    bazarUserId: string;
    sessionId: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db.prisma.sessionHandOver.create({ data: handOver });
}

/**
 * Uses a code up and returns whose it is. Null when it is unknown, of another restaurant or browser, used or expired; of
 * several rivals one wins.
 */
export async function useHandOver(
  tx: Tx,
  { now, ...shown }: { tenantId: TenantId; codeHash: string; challenge: string; now: Date },
): Promise<{ bazarUserId: string; sessionId: string } | null> {
  const [used] = await tx.sessionHandOver.updateManyAndReturn({
    where: { ...shown, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { bazarUserId: true, sessionId: true },
  });
  return used ?? null;
}

/** Makes whoever opens or ends sessions of an account wait for each other. */
export async function lockBazarUser(tx: Tx, { bazarUserId }: { bazarUserId: string }): Promise<void> {
  await tx.$queryRaw`SELECT id FROM bazar_user WHERE id = ${bazarUserId} FOR NO KEY UPDATE`;
}

/** Whether a session has neither ended nor expired. */
export async function isLiveSession(
  tx: Tx,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<boolean> {
  return (
    (await tx.session.count({ where: { id: sessionId, revokedAt: null, expiresAt: { gt: now } } })) === 1
  );
}
