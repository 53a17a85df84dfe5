import { AsyncLocalStorage } from "node:async_hooks";
import type { SqlTx } from "./sql";

/** Work that an outer caller adds to every transaction inside. */
export type CommitHook = {
  /** The last step of every transaction. What it throws rolls the transaction back. */
  beforeCommit(tx: SqlTx): Promise<void>;
  afterRollback(): void;
};

const hooks = new AsyncLocalStorage<CommitHook | undefined>();

/** Runs `work` with the hook in each of its transactions, before the hooks of outer callers. */
export function withCommitHook<T>(hook: CommitHook, work: () => Promise<T>): Promise<T> {
  const outer = hooks.getStore();
  if (!outer) return hooks.run(hook, work);
  const both: CommitHook = {
    async beforeCommit(tx) {
      await hook.beforeCommit(tx);
      await outer.beforeCommit(tx);
    },
    afterRollback() {
      hook.afterRollback();
      outer.afterRollback();
    },
  };
  return hooks.run(both, work);
}

/** Runs `work` free of any hook: its transactions are another system's, such as the embedded payment processor's. */
export function withoutCommitHook<T>(work: () => Promise<T>): Promise<T> {
  return hooks.run(undefined, work);
}

/** The hook of the running work, if any. */
export function commitHook(): CommitHook | undefined {
  return hooks.getStore();
}
