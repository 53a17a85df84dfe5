import { newId } from "@/lib/core/ids/ids";
import type { Tx } from "@/lib/platform/db/db";
import type { Refund } from "@/lib/platform/db/generated/client";
import { followCardDisputes, type GiftCardKey } from "./gift-card-life-store";
import { returnGraceEnd } from "./gift-card-store";

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

/** The refund of a card that is under way or done, or null. */
export function findRefundOfCard(tx: Tx, { tenantId, giftCardId }: GiftCardKey): Promise<Refund | null> {
  return tx.refund.findFirst({ where: { tenantId, giftCardId, status: { not: "failed" } } });
}
