import { TWIN_MARK } from "@/lib/core/ids/tenant-id";

/**
 * Where a statement begins that reads something of each restaurant by its index: one row per restaurant, which lies beside
 * all that belongs to it. `tenant` is on every node of a cluster, and nothing can be looked up there for each of its rows
 * (decision 098).
 */
export const EACH_TENANT = "tenant_version AS each";

/**
 * Leaves test twins out of a statement over all restaurants: nothing that happens there is real (decision 126). `tenantId`
 * is the column.
 */
export const withoutTwins = (tenantId: string): string => `${tenantId} NOT LIKE '${TWIN_MARK}%'`;
