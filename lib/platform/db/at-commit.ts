import type { SqlTx } from "./sql";

type LastStep = () => Promise<void>;

const lastSteps = new WeakMap<SqlTx, LastStep[]>();

/** Opens a transaction for `atCommit`, and returns what runs its last steps. For those who begin transactions. */
export function openAtCommit(tx: SqlTx): () => Promise<void> {
  const steps: LastStep[] = [];
  lastSteps.set(tx, steps);
  return async () => {
    for (let step = steps.shift(); step; step = steps.shift()) await step();
  };
}

/**
 * Runs `step` as one of the last of its transaction, behind all locks that its callers take. What it throws rolls the
 * transaction back.
 */
export function atCommit(tx: SqlTx, step: LastStep): void {
  const steps = lastSteps.get(tx);
  if (!steps) throw new Error("Only inTransaction and inSqlTransaction have last steps");
  steps.push(step);
}
