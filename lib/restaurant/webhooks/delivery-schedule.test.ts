import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AttemptOutcome } from "@/lib/platform/outbound/attempt-outcome";
import { FAILING_LIMIT_MS, judgeAttempt, RETRY_DELAYS_MS } from "./delivery-schedule";

const now = new Date("2026-11-20T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);

function outcome(responseStatus: number | null, retryAfterMs: number | null = null): AttemptOutcome {
  const error = responseStatus !== null && responseStatus < 300 ? null : "failed";
  return { responseStatus, error, responseBody: null, durationMs: 5, retryAfterMs };
}

const judge = (changes: Partial<Parameters<typeof judgeAttempt>[0]> = {}) =>
  judgeAttempt({ outcome: outcome(500), tries: 1, failingSince: null, now, random: 0, ...changes });

describe("an attempt", () => {
  it("settles the delivery with a 2xx", () => {
    expect(judge({ outcome: outcome(204) })).toEqual({
      status: "succeeded",
      nextAttemptAt: null,
      disable: null,
    });
  });

  it.each([301, 400, 404, 429, 500, 503, null])("is tried again after %s", (status) => {
    expect(judge({ outcome: outcome(status) })).toMatchObject({ status: "pending", disable: null });
  });

  it("disables the endpoint at once when it is gone", () => {
    expect(judge({ outcome: outcome(410) })).toMatchObject({ status: "failed", disable: "gone" });
  });

  it("is tried over three days, each wait up to a tenth longer than planned", () => {
    const total = RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0);
    expect(total).toBeGreaterThanOrEqual(FAILING_LIMIT_MS);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: RETRY_DELAYS_MS.length }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, random) => {
          const waitMs = (judge({ tries, random }).nextAttemptAt?.getTime() ?? 0) - now.getTime();
          const planned = RETRY_DELAYS_MS[tries - 1] as number;
          expect(waitMs).toBeGreaterThanOrEqual(planned);
          expect(waitMs).toBeLessThanOrEqual(planned * 1.1 + 1);
        },
      ),
    );
  });

  it("is the last when the schedule is at its end", () => {
    const verdict = judge({ tries: RETRY_DELAYS_MS.length + 1, failingSince: ago(1_000) });
    expect(verdict).toEqual({ status: "failed", nextAttemptAt: null, disable: null });
  });

  it("disables an endpoint that has failed for three days, and not a moment before", () => {
    expect(judge({ failingSince: ago(FAILING_LIMIT_MS) }).disable).toBe("failing");
    expect(judge({ failingSince: ago(FAILING_LIMIT_MS - 1) }).disable).toBeNull();
  });

  it("waits for as long as the receiver asks, within a day", () => {
    const wait = (retryAfterMs: number) =>
      (judge({ outcome: outcome(429, retryAfterMs) }).nextAttemptAt?.getTime() ?? 0) - now.getTime();
    expect(wait(60_000)).toBe(60_000);
    expect(wait(1)).toBe(5_000);
    expect(wait(90 * 24 * 3_600_000)).toBe(24 * 3_600_000);
  });
});
