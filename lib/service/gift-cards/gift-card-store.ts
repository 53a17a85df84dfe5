import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { GiftCardCodeMatch } from "./sealed-gift-card-code";

export type GiftCardBalance = { id: string; balanceMinor: number };

/** The cards with a code, one at most: sealed under any key of the ring, or not sealed yet. */
export function hasGiftCardCode({ digests, code }: GiftCardCodeMatch): Prisma.GiftCardWhereInput {
  return { OR: [{ codeDigest: { in: [...digests] } }, { code }] };
}

/** A card that can be spent now, by its code. */
export async function findSpendableGiftCard(
  db: Db,
  { tenantId, match, now }: { tenantId: TenantId; match: GiftCardCodeMatch; now: Date },
): Promise<GiftCardBalance | null> {
  return db.prisma.giftCard.findFirst({
    where: {
      tenantId,
      AND: [hasGiftCardCode(match), { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] }],
      active: true,
      balanceMinor: { gt: 0 },
    },
    select: { id: true, balanceMinor: true },
  });
}

/** Takes an amount from a card for an order, in the order's transaction. False when the card no longer holds it. */
export async function redeemGiftCard(
  client: SqlTx,
  input: { tenantId: TenantId; giftCardId: string; orderId: string; amountMinor: number; now: Date },
): Promise<boolean> {
  const rowCount = await client.execute(
    `WITH card AS (
       UPDATE gift_card SET balance_minor = balance_minor - $3
        WHERE tenant_id = $1 AND id = $2 AND active AND balance_minor >= $3
          AND (expires_at IS NULL OR expires_at > $6)
        RETURNING id)
     INSERT INTO gift_card_entry (tenant_id, id, gift_card_id, kind, amount_minor, order_id, created_at)
     SELECT $1, $4, card.id, 'redeem', -$3, $5, $6 FROM card`,
    [input.tenantId, input.giftCardId, input.amountMinor, newId("gfe"), input.orderId, input.now],
  );
  return rowCount === 1;
}

/** What comes back to a card can be spent for this long at least, also when the card has expired meanwhile. */
const RETURN_GRACE_MS = 30 * 24 * 3_600_000;

/** Until when money that comes back to a card now can be spent at least. */
export function returnGraceEnd(now: Date): Date {
  return new Date(now.getTime() + RETURN_GRACE_MS);
}

/** What of an order's gift-card money is not back on the card, by the card's entries; a fragment of SQL. */
const unreturned = (tenantId: TenantId, orderId: string) => Prisma.sql`
  SELECT r.tenant_id, r.gift_card_id, 0 - r.amount_minor - (
           SELECT coalesce(sum(back.amount_minor), 0)::int FROM gift_card_entry back
            WHERE back.tenant_id = ${tenantId} AND back.kind = 'return'
              AND (back.order_id = ${orderId} OR back.refund_id IN (
                     SELECT id FROM refund WHERE tenant_id = ${tenantId} AND order_id = ${orderId}))) AS left_minor
    FROM gift_card_entry r
   WHERE r.tenant_id = ${tenantId} AND r.order_id = ${orderId} AND r.kind = 'redeem'`;

/**
 * Puts what an order took and what is not back yet on its card, once, and gives its holder time to spend it. The caller
 * has locked the order, or nobody sees it yet.
 */
export async function returnGiftCardAmount(
  tx: Tx,
  { tenantId, orderId, now }: { tenantId: TenantId; orderId: string; now: Date },
): Promise<void> {
  const spendableUntil = returnGraceEnd(now);
  await tx.$executeRaw`
    WITH taken AS (${unreturned(tenantId, orderId)}),
    back AS (
      INSERT INTO gift_card_entry (tenant_id, id, gift_card_id, kind, amount_minor, order_id, created_at)
      SELECT tenant_id, ${newId("gfe")}, gift_card_id, 'return', left_minor, ${orderId}, ${now}
        FROM taken WHERE left_minor > 0
      ON CONFLICT (tenant_id, order_id, kind) DO NOTHING
      RETURNING gift_card_id, amount_minor)
    UPDATE gift_card SET balance_minor = balance_minor + back.amount_minor,
           expires_at = CASE WHEN expires_at IS NOT NULL THEN GREATEST(expires_at, ${spendableUntil}) END
      FROM back WHERE gift_card.tenant_id = ${tenantId} AND gift_card.id = back.gift_card_id`;
}

/**
 * Puts a part of what an order took back on its card, once for a refund, as returnGiftCardAmount. False when less than
 * that is left. The caller has locked the order, and writes the refund in the same transaction.
 */
export async function returnGiftCardPart(
  tx: Tx,
  input: { tenantId: TenantId; orderId: string; refundId: string; amountMinor: number; now: Date },
): Promise<boolean> {
  const { tenantId, orderId, refundId, amountMinor, now } = input;
  const spendableUntil = returnGraceEnd(now);
  const returned = await tx.$executeRaw`
    WITH taken AS (${unreturned(tenantId, orderId)}),
    back AS (
      INSERT INTO gift_card_entry (tenant_id, id, gift_card_id, kind, amount_minor, refund_id, created_at)
      SELECT tenant_id, ${newId("gfe")}, gift_card_id, 'return', ${amountMinor}, ${refundId}, ${now}
        FROM taken WHERE left_minor >= ${amountMinor}
      RETURNING gift_card_id, amount_minor)
    UPDATE gift_card SET balance_minor = balance_minor + back.amount_minor,
           expires_at = CASE WHEN expires_at IS NOT NULL THEN GREATEST(expires_at, ${spendableUntil}) END
      FROM back WHERE gift_card.tenant_id = ${tenantId} AND gift_card.id = back.gift_card_id`;
  return returned === 1;
}
