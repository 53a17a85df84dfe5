import type { Tenant } from "@/lib/platform/db/generated/client";

/** A restaurant as the platform sees it. */
export function adminTenantView(row: Tenant) {
  const { platformFeeBps, createdAt, ...tenant } = row;
  return { ...tenant, platformFeePercent: platformFeeBps / 100, createdAt: createdAt.toISOString() };
}
