import type { Db } from "./db";
import type { Statement } from "./sql";
import { inSqlTransaction } from "./transaction";

/**
 * PostgreSQL takes an array of ids that a statement collects by itself for one of ten, and so would sort all that is found
 * where it has to add up. Collecting ids in several processes costs more than it saves, and takes the processors of those
 * who order meanwhile.
 */
const PLAN = "SET LOCAL enable_sort = off; SET LOCAL max_parallel_workers_per_gather = 0";

/** Runs a reading statement that finds many rows by ids which it collects first, `= ANY (ARRAY(…))`, and adds them up. */
export function readByIds<Row>(db: Db, statement: Statement, values: readonly unknown[]): Promise<Row[]> {
  return inSqlTransaction(db, async (tx) => {
    await tx.execute(PLAN);
    return tx.query<Row>(statement, values);
  });
}
