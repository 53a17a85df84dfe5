import { inject } from "vitest";

/** What cannot hold on a cluster (CITUS_URL) by nature. A test that is left out there names its reason. */
const REASONS = {
  plans: "reads the plans of one PostgreSQL; a cluster's are those of its shards",
  policies: "makes a query slow by a policy with a condition, which Citus cannot hand on to the nodes",
  columns:
    "is refused by a right on columns; Citus grants none, and the table's trigger says which of them change",
  passwords: "needs passwords; the nodes of `npm run citus` let everybody in who is on this machine",
  defaults: "sets a column to its random default in an UPDATE, which Citus refuses and no code does",
  fills:
    "fills tables with the triggers off for the session, which Citus does not hand on; bench:large has no cluster",
} as const;

/** Whether the test database is divided among several hosts. */
export const isCluster = inject("nodeUrls").length > 1;

/** For `skipIf`. */
export const leftOutOnCluster = (_reason: keyof typeof REASONS): boolean => isCluster;
