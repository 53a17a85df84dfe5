import fc from "fast-check";
import { TASKS } from "@/lib/app/tasks";
import { endpointsOf, type LocatedEndpoint } from "@/lib/platform/http/openapi";
import { SCHEDULED_TASKS } from "@/lib/platform/jobs/schedule";
import { type Api, apiRoutes } from "@/lib/testing/call";
import type { FuzzWorld } from "@/lib/testing/fuzz/fuzz-world";
import { inWorld, validRequestsTo } from "@/lib/testing/fuzz/requests";
import type { TestApp } from "@/lib/testing/test-app";

const SEED = 20_261_127;
/** Of each operation that reads, so that its filters are seen; of the others one. */
const READS = 3;
/** What ends something comes last, so that the others find it. */
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

type During = (what: string) => void;

/**
 * Calls every operation of the API document by its rights, and returns which ones answered. What fails on made-up rows has
 * sent its statements all the same, as have the jobs.
 */
export async function callEverything(call: Api, worlds: FuzzWorld[], during: During): Promise<Set<string>> {
  const answered = new Set<string>();
  for (const endpoint of endpointsOf(apiRoutes).toSorted(byMethod)) {
    const { operationId } = endpoint.definition;
    during(operationId);
    const numRuns = endpoint.method === "GET" ? READS : 1;
    for (const request of fc.sample(validRequestsTo(endpoint), { seed: SEED, numRuns })) {
      const { path, ...options } = inWorld(worldFor(worlds, request.params), endpoint.path, request);
      const query = withoutPlaceholders(options.query);
      const called = call(endpoint.method, path, { ...options, query });
      const hasAnswered = await called.then(({ status }) => status < 400).catch(() => false);
      if (hasAnswered) answered.add(operationId);
    }
  }
  return answered;
}

function byMethod(a: LocatedEndpoint, b: LocatedEndpoint): number {
  return METHODS.indexOf(a.method) - METHODS.indexOf(b.method);
}

/** The first world that has all that the path names. */
function worldFor(worlds: FuzzWorld[], params: Record<string, string>): FuzzWorld {
  const named = Object.values(params).map((placeholder) => placeholder.slice(1));
  const found = worlds.find(({ ids }) => named.every((name) => ids[name])) ?? worlds[0];
  if (!found) throw new Error("There is no world to call operations in");
  return found;
}

/** A page's cursor is known to nobody before the page was read. */
function withoutPlaceholders(query: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(query).filter(([, values]) => !values.some((value) => value.startsWith("@"))),
  );
}

type Work = (app: TestApp, payload: unknown, signal: AbortSignal) => Promise<unknown>;

/** Longer than each needs for its statements: the nightly check of the books has as many as there are restaurants. */
const MOST_JOB_MS = 1_000;

/** Runs every job of the schedule once. */
export async function runJobs(app: TestApp, during: During): Promise<void> {
  for (const name of SCHEDULED_TASKS) {
    during(name);
    const { work } = TASKS[name as keyof typeof TASKS];
    await (work as Work)(app, {}, AbortSignal.timeout(MOST_JOB_MS)).catch(() => undefined);
  }
}
