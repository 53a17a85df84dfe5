const SAFE_METHODS = new Set(["GET", "HEAD", "PUT", "DELETE"]);
const PASSING_STATUSES = new Set([429, 502, 503, 504]);
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 60_000;
const TOO_EARLY = 409;

/**
 * A `fetch` that sends a request again when it failed on the way or was told to come back later, if it cannot happen twice.
 * It waits as long as `Retry-After` says, otherwise longer each time.
 */
export function retrying(
  send: typeof fetch,
  { retries, timeoutMs }: { retries: number; timeoutMs: number },
): (request: Request) => Promise<Response> {
  return async (request) => {
    const mayRepeat = SAFE_METHODS.has(request.method) || request.headers.has("idempotency-key");
    for (let attempt = 0; ; attempt += 1) {
      const isLast = !mayRepeat || attempt >= retries;
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await send(isLast ? request : request.clone(), { signal }).catch((failure: unknown) => {
        if (isLast || request.signal.aborted) throw failure;
        return null;
      });
      if (answer && (isLast || !isPassing(answer))) return answer;
      await pause(answer, attempt);
    }
  };
}

/** 409 with `Retry-After`: the first request with this Idempotency-Key is still running. */
function isPassing({ status, headers }: Response): boolean {
  return PASSING_STATUSES.has(status) || (status === TOO_EARLY && headers.has("retry-after"));
}

function pause(answer: Response | null, attempt: number): Promise<void> {
  const told = Number(answer?.headers.get("retry-after") ?? Number.NaN) * 1_000;
  const own = FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random());
  const ms = Math.min(LONGEST_PAUSE_MS, Number.isFinite(told) ? Math.max(told, FIRST_PAUSE_MS) : own);
  return new Promise((resolve) => setTimeout(resolve, ms));
}
