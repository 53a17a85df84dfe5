import { AsyncLocalStorage } from "node:async_hooks";
import type { App } from "@/lib/platform/app";
import { type CommitHook, withCommitHook } from "@/lib/platform/db/commit-hook";
import { answerAfterEffect, type IdempotencyClaim, type MadeAnswer, noteEffect } from "./idempotency-store";
import { type RunOnceResult, runOnce } from "./run-once";
import { refuseTakenOver } from "./write-once";

type OpenAnswer = {
  claim: IdempotencyClaim;
  write(data: unknown): MadeAnswer;
  kept: MadeAnswer | null;
  isStored: boolean;
};

const openAnswers = new AsyncLocalStorage<OpenAnswer>();

/**
 * Sets the response of the running request before its transaction ends. The response to an Idempotency-Key is then
 * stored with its effect, so that not even a crash separates them. Does nothing without a key.
 */
export function keepAnswer(data: unknown): void {
  const open = openAnswers.getStore();
  if (open) open.kept = open.write(data);
}

/** An answer with the claim that it belongs to, for a statement that stores it with its effect. */
export type ClaimedAnswer = IdempotencyClaim & MadeAnswer;

export type AnswerKeeper = {
  claimed(data: unknown): ClaimedAnswer;
  /** To be called as soon as the statement has stored it. */
  stored(answer: ClaimedAnswer): void;
};

/**
 * In place of `keepAnswer`, for a statement that writes for several requests: each stores the answer of its own. Null
 * without a key.
 */
export function answerKeeper(): AnswerKeeper | null {
  const open = openAnswers.getStore();
  if (!open) return null;
  return {
    claimed: (data) => ({ ...open.claim, ...open.write(data) }),
    stored(answer) {
      open.kept = answer;
      open.isStored = true;
    },
  };
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
    const open: OpenAnswer = { claim, write, kept: null, isStored: false };
    const data = await openAnswers.run(open, () => withCommitHook(storeWithEffect(app, open), work));
    if (open.kept && open.isStored) return open.kept.text;
    const answer = write(data);
    if (!(await answerAfterEffect(app.db, claim, answer)))
      app.log.error({ madeId: answer.madeId }, "the answer to an Idempotency-Key could not be stored");
    return answer.text;
  });
}

function storeWithEffect(app: App, open: OpenAnswer): CommitHook {
  let isOfThisTransaction = false;
  return {
    async beforeCommit(tx) {
      isOfThisTransaction = !open.isStored;
      if (open.isStored) return;
      const effect = { answer: open.kept, now: app.clock.now() };
      if (!(await noteEffect(tx, open.claim, effect))) refuseTakenOver();
      open.isStored = open.kept !== null;
    },
    afterRollback() {
      if (isOfThisTransaction) open.isStored = false;
      if (!open.isStored) open.kept = null;
    },
  };
}
