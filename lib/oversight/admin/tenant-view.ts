import type { Tenant } from "@/lib/restaurant/tenancy/tenant-store";

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** From when on orders count as those of the last seven days. */
export function lastWeek(now: Date): Date {
  return new Date(now.getTime() - WEEK_MS);
}

/** A restaurant as the platform sees it. */
export function adminTenantView(row: Tenant) {
  const { platformFeeBps, createdAt, ...tenant } = row;
  return { ...tenant, platformFeePercent: platformFeeBps / 100, createdAt: createdAt.toISOString() };
}

/** Whether a restaurant gets orders. */
export function tradeView(trade: { lastOrderAt: Date | null; orders: number } | undefined) {
  return { lastOrderAt: trade?.lastOrderAt?.toISOString() ?? null, ordersLast7Days: trade?.orders ?? 0 };
}
