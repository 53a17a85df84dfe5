import { newId } from "@/lib/core/ids/ids";
import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import { type SweepScope, whereInSweep } from "@/lib/platform/db/sweep-scope";
import type { GiftCardRow } from "./gift-card-issue-store";

export type GiftCardKey = { tenantId: TenantId; giftCardId: string };

const WITH_ENTRIES = { entries: { orderBy: [{ createdAt: "asc" as const }, { id: "asc" as const }] } };

/** A card with its entries, or null. */
export function findGiftCard(
  db: Db["prisma"] | Tx,
  { tenantId, giftCardId }: GiftCardKey,
): Promise<GiftCardRow | null> {
  return db.giftCard.findUnique({
    where: { tenantId_id: { tenantId, id: giftCardId } },
    include: WITH_ENTRIES,
  });
}

/** The card as it is once every rival's transaction has ended, held until this one ends; null when unknown. */
export async function lockGiftCard(tx: Tx, key: GiftCardKey): Promise<GiftCardRow | null> {
  await tx.$queryRaw`
    SELECT 1 FROM gift_card WHERE tenant_id = ${key.tenantId} AND id = ${key.giftCardId} FOR UPDATE`;
  return findGiftCard(tx, key);
}

/** Makes a card worthless for whoever has its code. Repeats change nothing. */
export async function disableCard(tx: Tx, { tenantId, giftCardId }: GiftCardKey): Promise<void> {
  await tx.giftCard.updateMany({
    where: { tenantId, id: giftCardId, OR: [{ active: true }, { disputed: true }] },
    data: { active: false, disputed: false },
  });
}

/**
 * Disables a valid card while its payment is disputed or lost, and makes it valid again when every dispute is won. A card
 * that was disabled or refunded otherwise stays so. The caller has locked the card.
 */
export async function followCardDisputes(tx: Tx, { tenantId, giftCardId }: GiftCardKey): Promise<void> {
  await tx.$executeRaw`
    UPDATE gift_card SET active = NOT found.disputed, disputed = found.disputed
      FROM (SELECT EXISTS (
              SELECT FROM gift_card c
                JOIN payment p ON p.tenant_id = c.tenant_id AND p.gift_card_purchase_id = c.purchase_id
                JOIN dispute d ON d.tenant_id = p.tenant_id AND d.payment_id = p.id AND d.status <> 'won'
               WHERE c.tenant_id = ${tenantId} AND c.id = ${giftCardId}) AS disputed) found
     WHERE gift_card.tenant_id = ${tenantId} AND gift_card.id = ${giftCardId}
       AND (gift_card.active OR gift_card.disputed)`;
}

/** Cards that hold money beyond their expiry, the longest expired first. */
export async function listExpiredCards(
  db: Db,
  { scope, now, limit }: { scope: SweepScope; now: Date; limit: number },
): Promise<GiftCardKey[]> {
  const rows = await db.prisma.giftCard.findMany({
    where: { ...whereInSweep(scope), expiresAt: { lte: now }, balanceMinor: { gt: 0 } },
    orderBy: [{ expiresAt: "asc" }, { id: "asc" }],
    take: limit,
    select: { tenantId: true, id: true },
  });
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenantId), giftCardId: row.id }));
}

/** Takes what is left off an expired card. Null when it holds nothing or does not expire yet, whoever saw to that. */
export async function emptyExpiredCard(
  tx: Tx,
  { tenantId, giftCardId, now }: GiftCardKey & { now: Date },
): Promise<{ entryId: string; amountMinor: number; currency: string } | null> {
  const [held] = await tx.$queryRaw<{ amountMinor: number; currency: string }[]>`
    SELECT balance_minor AS "amountMinor", currency FROM gift_card
     WHERE tenant_id = ${tenantId} AND id = ${giftCardId} AND balance_minor > 0 AND expires_at <= ${now}
       FOR UPDATE`;
  if (!held) return null;
  const entryId = newId("gfe");
  await tx.giftCard.update({
    where: { tenantId_id: { tenantId, id: giftCardId } },
    data: {
      balanceMinor: { decrement: held.amountMinor },
      entries: { create: { id: entryId, kind: "expire", amountMinor: 0 - held.amountMinor, createdAt: now } },
    },
  });
  return { ...held, entryId };
}
