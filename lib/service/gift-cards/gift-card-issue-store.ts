import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { GiftCard, GiftCardPurchase } from "@/lib/platform/db/generated/client";
import { hasGiftCardCode } from "./gift-card-store";
import type { GiftCardCodeMatch, SealedGiftCardCode } from "./sealed-gift-card-code";

const WITH_ENTRIES = { entries: { orderBy: [{ createdAt: "asc" as const }, { id: "asc" as const }] } };

const MOST_OF_ONE_EMAIL = 1_000;

/** The cards that were bought from, or sent to, this address, however it was written. */
async function listIdsOfEmail(db: Db, tenantId: TenantId, email: string): Promise<string[]> {
  const rows = await db.sql.query<{ id: string }>(
    `SELECT id FROM gift_card WHERE tenant_id = $1 AND purchaser_email IS NOT NULL AND lower(purchaser_email) = $2
      UNION
     SELECT id FROM gift_card WHERE tenant_id = $1 AND recipient_email IS NOT NULL AND lower(recipient_email) = $2
      ORDER BY id DESC LIMIT ${MOST_OF_ONE_EMAIL}`,
    [tenantId, email],
  );
  return rows.map(({ id }) => id);
}

/** A restaurant's cards with their entries, newest first, after the one with the id `after`. */
export async function listGiftCardRows(
  db: Db,
  input: {
    tenantId: TenantId;
    email?: string | undefined;
    updatedSince: Date | null;
    after: string | null;
    limit: number;
  },
) {
  const { tenantId, email, updatedSince, after, limit } = input;
  return db.prisma.giftCard.findMany({
    where: {
      tenantId,
      ...(updatedSince === null ? {} : { updatedAt: { gte: updatedSince } }),
      ...(after === null ? {} : { id: { lt: after } }),
      ...(email === undefined ? {} : { AND: { id: { in: await listIdsOfEmail(db, tenantId, email) } } }),
    },
    orderBy: { id: "desc" },
    take: limit,
    include: WITH_ENTRIES,
  });
}

export type GiftCardRow = Awaited<ReturnType<typeof listGiftCardRows>>[number];

/** A card by its code, also when it cannot be spent. */
export function findGiftCardByCode(
  db: Db,
  { tenantId, match }: { tenantId: TenantId; match: GiftCardCodeMatch },
): Promise<GiftCard | null> {
  return db.prisma.giftCard.findFirst({ where: { tenantId, ...hasGiftCardCode(match), active: true } });
}

export type NewGiftCard = {
  tenantId: TenantId;
  id: string;
  sealedCode: SealedGiftCardCode;
  currency: string;
  amountMinor: number;
  expiresAt: Date | null;
  /** What it was bought as; null when staff issued it by hand. */
  purchase: Pick<
    GiftCardPurchase,
    "id" | "purchaserEmail" | "recipientEmail" | "recipientName" | "message"
  > | null;
  now: Date;
};

/** Makes a card that holds its amount. Throws a unique violation when the purchase has a card already. */
export function insertGiftCard(tx: Tx, card: NewGiftCard): Promise<GiftCardRow> {
  const { tenantId, id, sealedCode, currency, amountMinor, expiresAt, purchase, now } = card;
  return tx.giftCard.create({
    data: {
      tenantId,
      id,
      ...sealedCode,
      currency,
      initialMinor: amountMinor,
      balanceMinor: amountMinor,
      expiresAt,
      purchaseId: purchase?.id ?? null,
      purchaserEmail: purchase?.purchaserEmail ?? null,
      recipientEmail: purchase?.recipientEmail ?? null,
      recipientName: purchase?.recipientName ?? null,
      message: purchase?.message ?? null,
      createdAt: now,
      entries: { create: { id: newId("gfe"), kind: "issue", amountMinor, createdAt: now } },
    },
    include: WITH_ENTRIES,
  });
}
