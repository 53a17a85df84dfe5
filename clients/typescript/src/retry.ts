const SAFE_METHODS = new Set(["GET", "HEAD", "PUT", "DELETE"]);
const PASSING_STATUSES = new Set([429, 502, 503, 504]);
const FIRST_PAUSE_MS = 250;
const TOO_EARLY = 409;

/** A call that is about to be sent again. */
export interface Retry {
  method: string;
  url: string;
  /** How often it was sent: 1 before it is sent for the second time. */
  attempt: number;
  /** What it was answered, such as 429; null where no answer came. */
  status: number | null;
  /** How long it waits before it is sent again. */
  pauseMs: number;
}

interface Limits {
  retries: number;
  timeoutMs: number;
  longestPauseMs: number;
  onRetry: (retry: Retry) => void;
}

/**
 * A `fetch` that sends a request again when it failed on the way or was told to come back later, if it cannot happen
 * twice. It waits as long as `Retry-After` says, otherwise longer each time.
 */
export function retrying(
  send: typeof fetch,
  { retries, timeoutMs, longestPauseMs, onRetry }: Limits,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const mayRepeat = SAFE_METHODS.has(request.method) || request.headers.has("idempotency-key");
    for (let attempt = 1; ; attempt += 1) {
      const isLast = !mayRepeat || attempt > retries;
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await send(isLast ? request : request.clone(), { signal }).catch((failure: unknown) => {
        if (isLast || request.signal.aborted) throw failure;
        return null;
      });
      if (answer && (isLast || !isPassing(answer))) return answer;
      const pauseMs = toldPause(answer) ?? Math.min(longestPauseMs, ownPause(attempt));
      if (answer && pauseMs > longestPauseMs) return answer;
      const { method, url } = request;
      onRetry({ method, url, attempt, status: answer?.status ?? null, pauseMs });
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
}

/** 409 with `Retry-After`: the first request with this Idempotency-Key is still running. */
function isPassing({ status, headers }: Response): boolean {
  return PASSING_STATUSES.has(status) || (status === TOO_EARLY && headers.has("retry-after"));
}

/** By `Retry-After`; null where nothing is said. */
function toldPause(answer: Response | null): number | null {
  const told = Number(answer?.headers.get("retry-after") ?? Number.NaN) * 1_000;
  return Number.isFinite(told) ? Math.max(told, FIRST_PAUSE_MS) : null;
}

function ownPause(attempt: number): number {
  return FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random());
}
