import type { TenantId } from "@/lib/core/ids/tenant-id";

/** Which rows of a menu are asked for; all of them without more than the restaurant. */
export type MenuRowsQuery = {
  tenantId: TenantId;
  externalId?: string | undefined;
  /** ISO 8601. */
  updatedSince?: string | undefined;
};

/** The condition that a query stands for. */
export function rowsAsked({ tenantId, externalId, updatedSince }: MenuRowsQuery) {
  return {
    tenantId,
    ...(externalId === undefined ? {} : { externalId }),
    ...(updatedSince === undefined ? {} : { updatedAt: { gte: new Date(updatedSince) } }),
  };
}
