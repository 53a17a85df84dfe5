import { AsyncLocalStorage } from "node:async_hooks";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type ActData = Readonly<Record<string, Json>>;

/** The privileged request that is being answered, and whether the audit log has an entry for it. */
export type ActInProgress = { recorded: boolean; subjectId: string | null; data: ActData };

const acts = new AsyncLocalStorage<ActInProgress>();

export function withAct<T>(act: ActInProgress, work: () => Promise<T>): Promise<T> {
  return acts.run(act, work);
}

/** Adds details to the audit entry of the running request, before its transaction ends. Ids and figures only. */
export function describeAct({ subjectId, data }: { subjectId?: string; data?: ActData }): void {
  const act = acts.getStore();
  if (!act) return;
  act.subjectId = subjectId ?? act.subjectId;
  act.data = { ...act.data, ...data };
}

/** The running request needs no further entry: it has its own, or repeats an act that has one. */
export function settleAct(): void {
  const act = acts.getStore();
  if (act) act.recorded = true;
}
