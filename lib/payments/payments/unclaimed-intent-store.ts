import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import { type SweepScope, whereInSweep } from "@/lib/platform/db/sweep-scope";

type IntentRequest = { tenantId: TenantId; paymentId: string };

/**
 * Writes down that an intent was asked for which nothing here uses: no more, with the instant from which on that is
 * certain, or not yet, with null.
 */
export async function insertUnclaimedIntent(
  db: Db["prisma"] | Tx,
  data: IntentRequest & { askedAt: Date; givenUpAt: Date | null },
): Promise<void> {
  await db.unclaimedIntent.createMany({ data: [data], skipDuplicates: true });
}

/** Takes an intent into use, in the transaction that writes what it is for. False when it was given up meanwhile. */
export async function claimIntent(tx: Tx, { tenantId, paymentId }: IntentRequest): Promise<boolean> {
  const { count } = await tx.unclaimedIntent.deleteMany({ where: { tenantId, paymentId, givenUpAt: null } });
  return count === 1;
}

/** Gives up what was asked for before the instant: its request can no longer use it. */
export async function giveUpIntents(
  db: Db,
  { scope, before, now }: { scope: SweepScope; before: Date; now: Date },
): Promise<void> {
  await db.prisma.unclaimedIntent.updateMany({
    where: { ...whereInSweep(scope), givenUpAt: null, askedAt: { lt: before } },
    data: { givenUpAt: now },
  });
}

/** Given-up intents, the oldest first. */
export async function listGivenUpIntents(
  db: Db,
  { scope, limit }: { scope: SweepScope; limit: number },
): Promise<(IntentRequest & { askedAt: Date })[]> {
  const rows = await db.prisma.unclaimedIntent.findMany({
    where: { ...whereInSweep(scope), givenUpAt: { not: null } },
    orderBy: { askedAt: "asc" },
    take: limit,
    select: { tenantId: true, paymentId: true, askedAt: true },
  });
  return rows.map((row) => ({ ...row, tenantId: mintTenantId(row.tenantId) }));
}

export async function deleteUnclaimedIntents(db: Db, paymentIds: string[]): Promise<void> {
  await db.prisma.unclaimedIntent.deleteMany({ where: { paymentId: { in: paymentIds } } });
}
