import type { Db, Tx } from "@/lib/platform/db/db";

/** A second factor that was switched on, with what is left of its recovery codes; null when there is none. */
export async function findSecondFactor(db: Db, { userId }: { userId: string }) {
  const row = await db.prisma.secondFactor.findUnique({
    where: { userId },
    select: {
      sealedSecret: true,
      confirmedAt: true,
      _count: { select: { recoveryCodes: { where: { usedAt: null } } } },
    },
  });
  if (!row?.confirmedAt) return null;
  return {
    sealedSecret: row.sealedSecret,
    confirmedAt: row.confirmedAt,
    recoveryCodesLeft: row._count.recoveryCodes,
  };
}

/** The sealed secret of an unconfirmed factor, or null. */
export async function findDraftSecret(db: Db, { userId }: { userId: string }): Promise<string | null> {
  const row = await db.prisma.secondFactor.findUnique({ where: { userId } });
  return row && row.confirmedAt === null ? row.sealedSecret : null;
}

/** Keeps the secret of a factor that is being set up, in place of an earlier try. False when one is switched on. */
export async function saveDraft(
  tx: Tx,
  { userId, sealedSecret, now }: { userId: string; sealedSecret: string; now: Date },
): Promise<boolean> {
  const count = await tx.$executeRaw`
    INSERT INTO second_factor AS f (user_id, sealed_secret, created_at) VALUES (${userId}, ${sealedSecret}, ${now})
    ON CONFLICT (user_id) DO UPDATE SET sealed_secret = EXCLUDED.sealed_secret, created_at = EXCLUDED.created_at
     WHERE f.confirmed_at IS NULL`;
  return count === 1;
}

/** Switches a factor on. False when another request did, or began anew with another secret. */
export async function confirmDraft(
  tx: Tx,
  { userId, sealedSecret, step, now }: { userId: string; sealedSecret: string; step: number; now: Date },
): Promise<boolean> {
  const { count } = await tx.secondFactor.updateMany({
    where: { userId, sealedSecret, confirmedAt: null },
    data: { confirmedAt: now, lastStep: step },
  });
  return count === 1;
}

/** Sealed secrets with their users, in the order of these, behind `after`. */
export function listSealedSecrets(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<{ userId: string; sealedSecret: string }[]> {
  return db.prisma.secondFactor.findMany({
    where: { userId: { gt: after } },
    orderBy: { userId: "asc" },
    take: limit,
    select: { userId: true, sealedSecret: true },
  });
}

/** Keeps the same secret under another key, unless it has been replaced meanwhile. */
export async function replaceSealedSecret(
  db: Db["prisma"] | Tx,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await db.secondFactor.updateMany({ where: { userId, sealedSecret: from }, data: { sealedSecret: to } });
}

/** Uses up a step and all before it. False when its code, or a newer one, was used already. */
export async function spendStep(
  db: Db["prisma"] | Tx,
  { userId, step }: { userId: string; step: number },
): Promise<boolean> {
  const { count } = await db.secondFactor.updateMany({
    where: { userId, confirmedAt: { not: null }, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

/** Uses up a recovery code. False for one that is wrong or was used. */
export async function spendRecoveryCode(
  db: Db["prisma"] | Tx,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const { count } = await db.recoveryCode.updateMany({
    where: { userId, codeHash, usedAt: null },
    data: { usedAt: now },
  });
  return count === 1;
}

/** Gives a factor these recovery codes and no others. */
export async function replaceRecoveryCodes(
  tx: Tx,
  { userId, codeHashes }: { userId: string; codeHashes: readonly string[] },
): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codeHashes.map((codeHash) => ({ userId, codeHash })) });
}

/** Keeps everybody else from changing a factor until the transaction ends. False when there is none. */
export async function lockSecondFactor(tx: Tx, { userId }: { userId: string }): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM second_factor WHERE user_id = ${userId} AND confirmed_at IS NOT NULL FOR UPDATE`;
  return rows.length === 1;
}

/** Removes a factor with its recovery codes. False when there was none that was switched on. */
export async function deleteSecondFactor(tx: Tx, { userId }: { userId: string }): Promise<boolean> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } });
  return count === 1;
}
