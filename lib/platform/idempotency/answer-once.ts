import { AsyncLocalStorage } from "node:async_hooks";
import type { App } from "@/lib/platform/app";
import { type CommitHook, withCommitHook } from "@/lib/platform/db/commit-hook";
import { answerAfterEffect, type IdempotencyClaim, type MadeAnswer, noteEffect } from "./idempotency-store";
import { type RunOnceResult, runOnce } from "./run-once";
import { refuseTakenOver } from "./write-once";

type OpenAnswer = { write(data: unknown): MadeAnswer; kept: MadeAnswer | null };

const openAnswers = new AsyncLocalStorage<OpenAnswer>();

/**
 * Sets the response of the running request before its transaction ends. The response to an Idempotency-Key is then
 * stored with its effect, so that not even a crash separates them. Does nothing without a key.
 */
export function keepAnswer(data: unknown): void {
  const open = openAnswers.getStore();
  if (open) open.kept = open.write(data);
}

/**
 * Answers a request once per Idempotency-Key (docs/decisions/036). The first transaction of `work` that changes
 * something notes it on the claim, so that nobody ever does it again; the answer is stored with it where the use-case
 * calls `keepAnswer`, else right after. Throws IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS, ANSWER_LOST, and what `work`
 * throws.
 */
export async function answerOnce(
  app: App,
  request: Parameters<typeof runOnce>[1],
  write: (data: unknown) => MadeAnswer,
  work: () => Promise<unknown>,
): Promise<RunOnceResult> {
  return runOnce(app, request, async (claim) => {
    if (!claim) return write(await work()).text;
    const open: OpenAnswer = { write, kept: null };
    const storing = storeWithEffect(app, claim, open);
    const data = await openAnswers.run(open, () => withCommitHook(storing.hook, work));
    if (open.kept && storing.isDone()) return open.kept.text;
    const answer = write(data);
    if (!(await answerAfterEffect(app.db, claim, answer)))
      app.log.error({ madeId: answer.madeId }, "the answer to an Idempotency-Key could not be stored");
    return answer.text;
  });
}

function storeWithEffect(app: App, claim: IdempotencyClaim, open: OpenAnswer) {
  let isStored = false;
  let isOfThisTransaction = false;
  const hook: CommitHook = {
    async beforeCommit(tx) {
      isOfThisTransaction = !isStored;
      if (isStored) return;
      if (!(await noteEffect(tx, claim, { answer: open.kept, now: app.clock.now() }))) refuseTakenOver();
      isStored = open.kept !== null;
    },
    afterRollback() {
      if (isOfThisTransaction) isStored = false;
      if (!isStored) open.kept = null;
    },
  };
  return { hook, isDone: () => isStored };
}
