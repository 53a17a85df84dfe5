import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { GiftCardPurchase, Prisma } from "@/lib/platform/db/generated/client";
import { type SweepScope, whereInSweep } from "@/lib/platform/db/sweep-scope";
import type { GiftCardRow } from "./gift-card-issue-store";

type PurchaseKey = { tenantId: TenantId; pendingId: string };

export async function insertPurchase(
  tx: Tx,
  data: Prisma.GiftCardPurchaseUncheckedCreateInput,
): Promise<void> {
  await tx.giftCardPurchase.create({ data });
}

export function findPurchase(db: Db, { tenantId, pendingId }: PurchaseKey): Promise<GiftCardPurchase | null> {
  return db.prisma.giftCardPurchase.findUnique({ where: { tenantId_id: { tenantId, id: pendingId } } });
}

/** The newest purchases that wait for their payment. */
export function listPendingPurchases(db: Db, { tenantId, limit }: { tenantId: TenantId; limit: number }) {
  return db.prisma.giftCardPurchase.findMany({
    where: { tenantId, confirmedAt: null, canceledAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    include: {
      payment: { select: { state: true, capturedMinor: true, refundedMinor: true, currency: true } },
    },
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
    data: { confirmedAt: now, canceledAt: null },
  });
}

/** Gives a purchase up. False when it was confirmed meanwhile, or given up before. */
export async function markPurchaseCanceled(
  tx: Tx,
  { tenantId, pendingId, now }: PurchaseKey & { now: Date },
): Promise<boolean> {
  const { count } = await tx.giftCardPurchase.updateMany({
    where: { tenantId, id: pendingId, confirmedAt: null, canceledAt: null },
    data: { canceledAt: now },
  });
  return count === 1;
}

/** An online payment that arrived in another amount or currency and went back: the money can only be brought by hand. */
const WRONGLY_PAID = { state: "failed", capturedMinor: { gt: 0 } } as const;

/**
 * Purchases that nobody has paid since: with an intent that can be paid begun before `onlineBefore`, others before
 * `byHandBefore`.
 */
export async function listStalePurchases(
  db: Db,
  input: { scope: SweepScope; onlineBefore: Date; byHandBefore: Date; limit: number },
): Promise<PurchaseKey[]> {
  const { scope, onlineBefore, byHandBefore, limit } = input;
  const rows = await db.prisma.giftCardPurchase.findMany({
    where: {
      ...whereInSweep(scope),
      confirmedAt: null,
      canceledAt: null,
      OR: [
        { payment: { is: { NOT: WRONGLY_PAID } }, createdAt: { lt: onlineBefore } },
        { payment: { is: WRONGLY_PAID }, createdAt: { lt: byHandBefore } },
        { payment: { is: null }, createdAt: { lt: byHandBefore } },
      ],
    },
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { tenantId: true, id: true },
  });
  return rows.map((row) => ({
    tenantId: mintTenantId(row.tenantId),
    pendingId: row.id,
  }));
}

/** The language that a card was bought in; the restaurant's own for one issued by hand. */
export async function findPurchaseLocale(
  tx: Tx,
  { tenantId, purchaseId }: { tenantId: TenantId; purchaseId: string | null },
): Promise<string> {
  const purchase =
    purchaseId === null
      ? null
      : await tx.giftCardPurchase.findUnique({
          where: { tenantId_id: { tenantId, id: purchaseId } },
          select: { locale: true },
        });
  if (purchase) return purchase.locale;
  const { locales } = await tx.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: { locales: true },
  });
  return locales[0] ?? "en";
}
