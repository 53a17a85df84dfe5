import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/platform/app";
import { settleAct } from "@/lib/platform/audit/act-in-progress";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { answerClaim, type IdempotencyClaim } from "./idempotency-store";
import { type RunOnceResult, runOnce } from "./run-once";

/** Ends a request whose Idempotency-Key went to another process meanwhile. Throws REQUEST_IN_PROGRESS. */
export function refuseTakenOver(): never {
  return fail(
    "REQUEST_IN_PROGRESS",
    "Another request with this Idempotency-Key took over. Try again shortly.",
  );
}

/** Stores the answer to a key in the transaction of its effect; nothing without a key. Throws REQUEST_IN_PROGRESS. */
export async function keepClaim(
  db: Parameters<typeof answerClaim>[0],
  claim: IdempotencyClaim | null,
  answer: Parameters<typeof answerClaim>[2],
): Promise<void> {
  if (claim && !(await answerClaim(db, claim, answer))) refuseTakenOver();
}

/**
 * Does the work of one transaction once per Idempotency-Key: a repeat gets the text that the first call of `write`
 * returned, and is no second act in the audit log. Throws what `write` throws, IDEMPOTENCY_KEY_REUSED and
 * REQUEST_IN_PROGRESS.
 */
export async function writeOnce(
  app: App,
  { madeId, ...request }: Parameters<typeof runOnce>[1] & { madeId: string },
  write: (tx: Tx) => Promise<string>,
): Promise<RunOnceResult> {
  const written = await runOnce(app, request, (claim) =>
    inTransaction(app.db, async (tx) => {
      const response = await write(tx);
      await keepClaim(tx, claim, { response, madeId });
      return response;
    }),
  );
  if (written.replayed) settleAct();
  return written;
}
