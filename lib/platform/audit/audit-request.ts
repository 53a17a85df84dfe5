import type { App } from "@/lib/platform/app";
import { type CommitHook, withCommitHook } from "@/lib/platform/db/commit-hook";
import { type ActData, type ActInProgress, withAct } from "./act-in-progress";
import { type AuditedAct, insertActAlone, insertActOfTransaction } from "./audit-store";

/**
 * Answers a privileged request and writes its audit entry in the first transaction that changes something, so that
 * neither exists without the other. A request that has recorded its act itself gets no second entry; one without a
 * transaction gets its entry right after the act, or an error in the log if that fails. Refusals are not recorded.
 */
export async function auditRequest<T>(
  app: App,
  request: AuditedAct & { data: ActData },
  work: () => Promise<T>,
): Promise<T> {
  const act: ActInProgress = {
    recorded: false,
    subjectId: request.subjectId ?? null,
    data: request.data,
  };
  const entry = () => ({ ...request, subjectId: act.subjectId, data: act.data, at: app.clock.now() });
  const hook: CommitHook = {
    async beforeCommit(tx) {
      if (!act.recorded) act.recorded = await insertActOfTransaction(tx, entry());
    },
    afterRollback() {
      act.recorded = false;
    },
  };
  const result = await withAct(act, () => withCommitHook(hook, work));
  if (act.recorded) return result;
  await insertActAlone(app.db, entry()).catch((err: unknown) => {
    const { actor, action, tenantId } = request;
    const what = { actorId: actor.userId, action, tenantId, subjectId: act.subjectId };
    app.log.error({ err, ...what }, "a privileged act could not be written to the audit log");
  });
  return result;
}
