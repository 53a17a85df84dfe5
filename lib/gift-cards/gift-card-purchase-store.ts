import type { Db, Tx } from "@/lib/db/db";
import type { GiftCardPurchase, Prisma } from "@/lib/db/generated/client";
import { mintTenantId, type TenantId } from "@/lib/tenancy/tenant-id";
import type { GiftCardRow } from "./gift-card-issue-store";

type PurchaseKey = { tenantId: TenantId; pendingId: string };

export async function insertPurchase(
  db: Db,
  data: Prisma.GiftCardPurchaseUncheckedCreateInput,
): Promise<void> {
  await db.prisma.giftCardPurchase.create({ data });
}

export function findPurchase(db: Db, { tenantId, pendingId }: PurchaseKey): Promise<GiftCardPurchase | null> {
  return db.prisma.giftCardPurchase.findUnique({ where: { tenantId_id: { tenantId, id: pendingId } } });
}

/** Which restaurant a purchase belongs to, for messages that name the purchase alone. */
export async function findPurchaseTenant(db: Db, pendingId: string): Promise<TenantId | null> {
  const row = await db.prisma.giftCardPurchase.findFirst({
    where: { id: pendingId },
    select: { tenantId: true },
  });
  return row && mintTenantId(row.tenantId);
}

/** The newest purchases that wait for their payment. */
export function listPendingPurchases(
  db: Db,
  { tenantId, limit }: { tenantId: TenantId; limit: number },
): Promise<GiftCardPurchase[]> {
  return db.prisma.giftCardPurchase.findMany({
    where: { tenantId, confirmedAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
}

/** The purchase with its card; whoever else confirms it waits until the transaction ends. */
export async function lockPurchase(
  tx: Tx,
  { tenantId, pendingId }: PurchaseKey,
): Promise<(GiftCardPurchase & { card: GiftCardRow | null }) | null> {
  await tx.$queryRaw`
    SELECT id FROM gift_card_purchase WHERE tenant_id = ${tenantId} AND id = ${pendingId} FOR UPDATE`;
  return tx.giftCardPurchase.findUnique({
    where: { tenantId_id: { tenantId, id: pendingId } },
    include: { card: { include: { entries: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] } } } },
  });
}

export async function markPurchaseConfirmed(
  tx: Tx,
  { tenantId, pendingId, now }: PurchaseKey & { now: Date },
): Promise<void> {
  await tx.giftCardPurchase.update({
    where: { tenantId_id: { tenantId, id: pendingId } },
    data: { confirmedAt: now },
  });
}
