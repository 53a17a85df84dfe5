import { currentApp } from "@/lib/platform/current-app";
import { outageReason } from "@/lib/platform/db/outage";
import { tally } from "./tally";

const FAILURES = Symbol.for("bazar.page-failures");
/** What failed a request's page: the outage in words, or null for a bug. */
type Failures = WeakMap<object, string | null>;
type Holder = { [FAILURES]?: Failures };

/** Requests by their headers, all of them that Next hands on. Server and pages are bundled apart and share this. */
function failures(): Failures {
  const all = globalThis as Holder;
  all[FAILURES] ??= new WeakMap();
  return all[FAILURES];
}

/**
 * Logs, counts and remembers that a page failed, once per request. Next answers 500 whatever the reason, or leaves a gap
 * in a page that is under way. `page` is the pattern of its path; the path itself may name people.
 */
export function notePageFailure(error: unknown, { headers, page }: { headers: object; page: string }): void {
  if (failures().has(headers)) return;
  const reason = outageReason(error);
  failures().set(headers, reason);
  const { log } = currentApp();
  const where = { part: "pages", page };
  if (reason !== null) {
    tally.outages += 1;
    log.warn({ reason, ...where }, "outage");
  } else {
    tally.faults += 1;
    // Visitors are shown the digest.
    log.error({ err: error, digest: (error as { digest?: unknown }).digest, ...where }, "page failed");
  }
}

/** Counts a page that failed before it could say why. */
export function notePageFault(headers: object): void {
  if (failures().has(headers)) return;
  failures().set(headers, null);
  tally.faults += 1;
  currentApp().log.error({ part: "pages" }, "page failed");
}

/** Whether the page of a request failed because of an outage. */
export function isPageOutage(headers: object): boolean {
  return typeof failures().get(headers) === "string";
}
