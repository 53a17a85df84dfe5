import { isTwin, type TenantId, TWIN_MARK } from "@/lib/core/ids/tenant-id";
import { withoutTwins } from "./each-tenant-sql";

/**
 * Whose rows a task works on that looks for what is due: those of one test twin, or, as null, everybody's but twins'. Twins
 * have clocks of their own and no live money (docs/decisions/127).
 */
export type SweepScope = TenantId | null;

const TWIN_ID = /^[0-9a-z]+$/;

/**
 * The condition in SQL, with the column that holds the restaurant. The id is part of the statement, so that the planner takes
 * an index that begins with it.
 */
export function inSweep(scope: SweepScope, column: string): string {
  if (scope === null) return withoutTwins(column);
  if (!isTwin(scope) || !TWIN_ID.test(scope))
    throw new Error("Only a test twin is looked through by itself.");
  return `${column} = '${scope}'`;
}

/** The condition for Prisma. */
export function whereInSweep(scope: SweepScope) {
  return { tenantId: scope ?? { not: { startsWith: TWIN_MARK } } } as const;
}
