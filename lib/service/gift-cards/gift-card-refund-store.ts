import { newId } from "@/lib/core/ids/ids";
import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { GiftCardRefund, Prisma } from "@/lib/platform/db/generated/client";
import { followCardDisputes, type GiftCardKey } from "./gift-card-life-store";
import { returnGraceEnd } from "./gift-card-store";

export type GiftCardRefundRef = { tenantId: TenantId; refundId: string };

/**
 * Takes a card that nobody has used out of use, with all that it holds. False when it was used, has expired or is
 * disabled, whoever was faster.
 */
export async function takeUnusedCard(
  tx: Tx,
  { tenantId, giftCardId, now }: GiftCardKey & { now: Date },
): Promise<boolean> {
  const taken = await tx.$executeRaw`
    WITH card AS (
      UPDATE gift_card SET active = false, balance_minor = 0
       WHERE tenant_id = ${tenantId} AND id = ${giftCardId} AND active AND balance_minor = initial_minor
         AND (expires_at IS NULL OR expires_at > ${now})
      RETURNING id, initial_minor)
    INSERT INTO gift_card_entry (tenant_id, id, gift_card_id, kind, amount_minor, created_at)
    SELECT ${tenantId}, ${newId("gfe")}, card.id, 'refund', 0 - card.initial_minor, ${now} FROM card`;
  return taken === 1;
}

/** Makes a card valid again with the money of a refund that failed, unless its payment is disputed. */
export async function restoreCard(
  tx: Tx,
  { tenantId, giftCardId, amountMinor, now }: GiftCardKey & { amountMinor: number; now: Date },
): Promise<void> {
  const spendableUntil = returnGraceEnd(now);
  await tx.$executeRaw`
    UPDATE gift_card SET active = true, disputed = false, balance_minor = balance_minor + ${amountMinor},
           expires_at = CASE WHEN expires_at IS NOT NULL THEN GREATEST(expires_at, ${spendableUntil}) END
     WHERE tenant_id = ${tenantId} AND id = ${giftCardId}`;
  await followCardDisputes(tx, { tenantId, giftCardId });
  await tx.giftCardEntry.create({
    data: { tenantId, id: newId("gfe"), giftCardId, kind: "return", amountMinor, createdAt: now },
  });
}

export async function insertGiftCardRefund(
  tx: Tx,
  data: Prisma.GiftCardRefundUncheckedCreateInput,
): Promise<GiftCardRefund> {
  return tx.giftCardRefund.create({ data });
}

/** The refund of a card that is under way or done, or null. */
export function findRefundOfCard(
  tx: Tx,
  { tenantId, giftCardId }: GiftCardKey,
): Promise<GiftCardRefund | null> {
  return tx.giftCardRefund.findFirst({ where: { tenantId, giftCardId, status: { not: "failed" } } });
}

export function findGiftCardRefund(
  db: Db["prisma"],
  { tenantId, refundId }: GiftCardRefundRef,
): Promise<GiftCardRefund | null> {
  return db.giftCardRefund.findUnique({ where: { tenantId_id: { tenantId, id: refundId } } });
}

/** A refund as it is once every rival's transaction has ended, held until this one ends. */
export async function lockGiftCardRefund(
  tx: Tx,
  { tenantId, refundId }: GiftCardRefundRef,
): Promise<GiftCardRefund | null> {
  await tx.$queryRaw`
    SELECT 1 FROM gift_card_refund WHERE tenant_id = ${tenantId} AND id = ${refundId} FOR UPDATE`;
  return tx.giftCardRefund.findUnique({ where: { tenantId_id: { tenantId, id: refundId } } });
}

/** Our refund behind one of the processor's, by either id, or null. */
export async function findGiftCardRefundOwner(
  db: Db["prisma"],
  { processorRefundId, refundId }: { processorRefundId: string; refundId: string | null },
): Promise<GiftCardRefundRef | null> {
  const found = await db.giftCardRefund.findFirst({
    where: { OR: [{ processorRefundId }, ...(refundId === null ? [] : [{ id: refundId }])] },
    select: { tenantId: true, id: true },
  });
  return found && { tenantId: mintTenantId(found.tenantId), refundId: found.id };
}

export async function changeLockedRefund(
  tx: Tx,
  { tenantId, refundId }: GiftCardRefundRef,
  data: Pick<
    Prisma.GiftCardRefundUncheckedUpdateInput,
    "status" | "processorRefundId" | "failureReason" | "settledAt"
  >,
): Promise<void> {
  await tx.giftCardRefund.update({ where: { tenantId_id: { tenantId, id: refundId } }, data });
}

/** Refunds that wait for the processor since before the instant, the oldest first. */
export async function listPendingGiftCardRefunds(
  db: Db["prisma"],
  { before, limit }: { before: Date; limit: number },
): Promise<GiftCardRefundRef[]> {
  const rows = await db.giftCardRefund.findMany({
    where: { status: "pending", createdAt: { lt: before } },
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { tenantId: true, id: true },
  });
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenantId), refundId: row.id }));
}
