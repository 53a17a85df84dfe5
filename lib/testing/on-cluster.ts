import { inject } from "vitest";

/** What cannot hold on a cluster (CITUS_URL) by nature. A test that is left out there names its reason. */
const REASONS = {
  plans: "reads the plans of one PostgreSQL; a cluster's are those of its shards",
  policies: "makes a query slow by a policy with a condition, which Citus cannot hand on to the nodes",
} as const;

/** Whether the test database is divided among several hosts. */
export const isCluster = inject("nodeUrls").length > 1;

/** For `skipIf`. */
export const leftOutOnCluster = (_reason: keyof typeof REASONS): boolean => isCluster;
