import { urlOf } from "@/lib/core/network/url-of";
import type { Log } from "@/lib/platform/log/log";
import type { CallOutcome, Metrics } from "@/lib/platform/metrics/metrics";

type Fetch = typeof fetch;

const ID = /^[a-z]+_[A-Za-z0-9]+$/;
/** Too many requests, and a key or an object that another one holds: they are asked again. */
const ASKED_AGAIN = [409, 429];

/**
 * The calls of the processor's SDK, each counted and logged with the trace that it belongs to: what was called, without
 * ids or amounts, how it ended, and the name under which the processor knows it.
 */
export function watchedCalls(call: Fetch, { log, metrics }: { log: Log; metrics: Metrics }): Fetch {
  return async (input, init) => {
    const startedMs = performance.now();
    let response: Response | undefined;
    try {
      response = await call(input, init);
      return response;
    } finally {
      const tookMs = performance.now() - startedMs;
      const outcome = outcomeOf(response?.status);
      metrics.countProcessorCall(outcome, tookMs / 1_000);
      const line = {
        part: "payments",
        call: nameOfCall(init?.method ?? "GET", input instanceof Request ? input.url : String(input)),
        outcome,
        status: response?.status ?? null,
        processorRequestId: response?.headers.get("request-id") ?? null,
        durationMs: Math.round(tookMs * 10) / 10,
      };
      if (outcome === "unanswered") log.warn(line, "processor call");
      else log.debug(line, "processor call");
    }
  };
}

function outcomeOf(status: number | undefined): CallOutcome {
  if (status === undefined || status >= 500 || ASKED_AGAIN.includes(status)) return "unanswered";
  return status >= 400 ? "refused" : "answered";
}

/** Such as `POST /v1/payment_intents/{id}/cancel`. */
function nameOfCall(method: string, url: string): string {
  const path = urlOf(url)?.pathname ?? "";
  return `${method} ${path
    .split("/")
    .map((part) => (ID.test(part) && /\d/.test(part) ? "{id}" : part))
    .join("/")}`;
}
