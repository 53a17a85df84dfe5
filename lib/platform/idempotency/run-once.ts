import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { fail, isAppError } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/platform/app";
import { fingerprintOf } from "./fingerprint";
import { claimKey, type IdempotencyClaim, type KeyRef, releaseClaim } from "./idempotency-store";

/** Specification, Limits: the idempotency window. */
const WINDOW_MS = 24 * 3600 * 1000;
/** A process without a heartbeat that died holding a claim blocks its key for this long; the others: ADR 080. */
const CLAIM_MS = 60_000;
const WAIT_MS = 5_000;
const POLL_MS = 40;

/** Whether the work itself refused and was undone; after a fault that is not known. */
function isRefusal(error: unknown): boolean {
  return isAppError(error) && error.code !== "INTERNAL";
}

export type RunOnceResult = { text: string; replayed: boolean };

/**
 * Does `work` once per tenant and key, however often and however parallel it is asked for. `work` stores its answer
 * with its effect through the claim and returns the same text; without a key it simply runs. A repeat waits for the
 * first and gets its answer byte for byte. Refusals are not kept. Throws IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS and
 * ANSWER_LOST.
 */
export async function runOnce(
  app: App,
  input: { tenantId: KeyRef["tenantId"]; key: string | null; body: unknown },
  work: (claim: IdempotencyClaim | null, resumeId: string | null) => Promise<string>,
): Promise<RunOnceResult> {
  const { tenantId, key } = input;
  if (key === null) return { text: await work(null, null), replayed: false };
  const claim: IdempotencyClaim = { tenantId, key, claimId: randomUUID() };
  const fingerprint = fingerprintOf(input.body);
  const deadline = performance.now() + WAIT_MS;

  for (;;) {
    const now = app.clock.now();
    const outcome = await claimKey(app.db, {
      ...claim,
      fingerprint,
      processId: app.process.id(),
      now,
      claimedUntil: new Date(now.getTime() + CLAIM_MS),
      expiredBefore: new Date(now.getTime() - WINDOW_MS),
    });
    switch (outcome.state) {
      case "answered":
        return { text: outcome.response, replayed: true };
      case "other-body":
        return fail(
          "IDEMPOTENCY_KEY_REUSED",
          "This Idempotency-Key was already used for a different request. Use a new key.",
        );
      case "answer-lost":
        return fail(
          "ANSWER_LOST",
          "The first request with this Idempotency-Key was carried out, but its answer was lost. Check what it did before you send a new key.",
        );
      case "claimed":
        try {
          return { text: await work(claim, outcome.madeId), replayed: false };
        } catch (error) {
          await releaseClaim(app.db, claim, { isRefusal: isRefusal(error) }).catch(() => undefined);
          throw error;
        }
      case "running":
        if (performance.now() > deadline) {
          fail(
            "REQUEST_IN_PROGRESS",
            "The first request with this Idempotency-Key is still running. Try again shortly.",
            {
              headers: { "retry-after": "1" },
            },
          );
        }
        await wait(POLL_MS);
    }
  }
}
