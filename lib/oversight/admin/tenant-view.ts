import type { Tenant } from "@/lib/restaurant/tenancy/tenant-store";

/** A restaurant as the platform sees it. */
export function adminTenantView(row: Tenant) {
  const { platformFeeBps, createdAt, ...tenant } = row;
  return { ...tenant, platformFeePercent: platformFeeBps / 100, createdAt: createdAt.toISOString() };
}
