import { AsyncLocalStorage } from "node:async_hooks";
import type { SqlTx } from "./sql";

/** What somebody further out adds to the transactions of the work inside. */
export type CommitHook = {
  /** The last step of every transaction. What it throws rolls the transaction back. */
  beforeCommit(tx: SqlTx): Promise<void>;
  afterRollback(): void;
};

const hooks = new AsyncLocalStorage<CommitHook | undefined>();

/** Runs `work`, with the hook in every transaction that it makes, before the hooks of whoever is further out. */
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

/** The hook that the running work stands under, if any. */
export function commitHook(): CommitHook | undefined {
  return hooks.getStore();
}
