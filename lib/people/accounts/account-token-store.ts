import type { Db, Tx } from "@/lib/platform/db/db";
import type { AccountTokenPurpose, SessionKind } from "@/lib/platform/db/generated/enums";

export type UsedToken = { kind: SessionKind; subjectId: string; tenantId: string | null };

/** Keeps a link that is about to be emailed. */
export async function insertAccountToken(
  tx: Tx,
  token: UsedToken & {
    id: string;
    purpose: AccountTokenPurpose;
    tokenHash: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await tx.accountToken.create({ data: token });
}

/** A link as it is shown to us, and the place at which it is. */
export type ShownToken = {
  tokenHash: string;
  purpose: AccountTokenPurpose;
  kind: SessionKind;
  tenantId: string | null;
  /** Whose link it must be; anybody's of this kind if omitted. */
  subjectId?: string;
  now: Date;
};

/** Whose link this is, without using it up. Null when it would not work. */
export function findAccountToken(
  db: Db["prisma"] | Tx,
  { now, ...link }: ShownToken,
): Promise<{ subjectId: string } | null> {
  const where = { ...link, usedAt: null, expiresAt: { gt: now } };
  return db.accountToken.findFirst({ where, select: { subjectId: true } });
}

/** Uses a link up. Null when it is unknown, of another kind or place, used or expired; of several rivals one wins. */
export async function useAccountToken(tx: Tx, input: ShownToken): Promise<UsedToken | null> {
  const { now, ...link } = input;
  const used = await tx.accountToken.updateManyAndReturn({
    where: { ...link, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { kind: true, subjectId: true, tenantId: true },
  });
  return used[0] ?? null;
}

/** Ends every other open link of an account for this purpose. */
export async function endAccountTokens(
  tx: Tx,
  input: { subjectId: string; purpose?: AccountTokenPurpose; now: Date },
): Promise<void> {
  const { subjectId, purpose, now } = input;
  await tx.accountToken.updateMany({ where: { subjectId, purpose, usedAt: null }, data: { usedAt: now } });
}
