/**
 * Where a statement begins that reads something of each restaurant by its index: one row per restaurant, which lies beside
 * all that belongs to it. `tenant` is on every node of a cluster, and nothing can be looked up there for each of its rows
 * (decision 098).
 */
export const EACH_TENANT = "tenant_version AS each";
