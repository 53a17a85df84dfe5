import type { Db } from "@/lib/db/db";

const DAY_MS = 24 * 3600 * 1000;

/**
 * Deletes rows past their retention and returns how many. Idempotency answers are kept for a day longer than promised,
 * settled webhook deliveries with their attempts, and gift-card purchases that nobody paid, for 30 days.
 */
export async function deleteExpiredRows(db: Db, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const removed = await Promise.all([
    db.prisma.idempotencyKey.deleteMany({ where: { createdAt: { lt: before(2) } } }),
    db.prisma.rateLimit.deleteMany({ where: { touchedAt: { lt: before(1) } } }),
    db.prisma.session.deleteMany({ where: { expiresAt: { lt: before(7) } } }),
    db.prisma.accountToken.deleteMany({ where: { expiresAt: { lt: before(7) } } }),
    db.prisma.giftCardPurchase.deleteMany({ where: { canceledAt: { lt: before(30) }, card: null } }),
    db.prisma.webhookDelivery.deleteMany({
      where: { createdAt: { lt: before(30) }, status: { not: "pending" } },
    }),
  ]);
  return removed.reduce((sum, { count }) => sum + count, 0);
}
