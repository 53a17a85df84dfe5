import type { Pool } from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { readCaches } from "./caches";

/** From a quick read to what a card payment may wait. Each costs a series per operation and status class. */
const REQUEST_BUCKETS = [0.005, 0.02, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Jobs wait for other services and work on many rows. */
const JOB_BUCKETS = [0.05, 0.25, 1, 5, 15, 45];

/** How a request ended, as far as a metric tells. */
export type StatusClass = "1xx" | "2xx" | "3xx" | "4xx" | "5xx";
export type JobOutcome = "done" | "failed";
/** `refused`: the processor said no. `unanswered`: it failed or said nothing, and may have done it. */
export type CallOutcome = "answered" | "refused" | "unanswered";

/** A value that somebody else reads, under the name of its metric: a number, or one for each value of its label. */
export type ReadValues = Record<string, number | Record<string, number>>;

/** What this process counts, and its way into the text that Prometheus reads. Nothing in it names a tenant or a person. */
export type Metrics = {
  /** Counts a request to the API by its operation, never by its path. */
  countRequest(operation: string, status: number, seconds: number): void;
  /** Counts a page or a file by the part of the platform that it belongs to. */
  countPage(surface: string, status: number, seconds: number): void;
  countJob(task: string, outcome: JobOutcome, seconds: number): void;
  countProcessorCall(outcome: CallOutcome, seconds: number): void;
  /** Everything as text (Prometheus, version 0.0.4), with the values that were read for it. */
  text(values: ReadValues): Promise<string>;
  contentType: string;
};

type WatchedPool = { pool: Pool; health: { isAway: boolean } };

/** What the process itself tells when it is asked. */
type Sources = {
  pools: Record<"requests" | "jobs", WatchedPool>;
  streams: { open(): number; most: number };
  release: { version: string; commit: string | null };
  /** What it could not do, and what was wrong in the books. */
  tally: Readonly<{ faults: number; outages: number; bookDifferences: number }>;
};

/** A metric whose values are read for the text, by its name. */
export type ReadMetric = { name: string; help: string; label?: string };

/** The status class of an HTTP status. */
export function statusClass(status: number): StatusClass {
  return `${Math.min(Math.max(Math.floor(status / 100), 1), 5)}xx` as StatusClass;
}

/**
 * The metrics of one process. The process's own (event loop, memory, processor time) are watched from the first text
 * on: who is never asked pays nothing for them. `read` are those that `text` is handed.
 */
export function createMetrics(
  { pools, streams, release, tally }: Sources,
  read: readonly ReadMetric[],
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ["operation", "status"];
  const requests = new Histogram({
    name: "bazar_http_request_duration_seconds",
    help: "Requests to the API by operation and status class, until the response is ready to be sent",
    labelNames,
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const pages = new Histogram({
    name: "bazar_page_duration_seconds",
    help: "Pages and files by part of the platform and status class, until they were sent",
    labelNames: ["surface", "status"],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const jobs = new Histogram({
    name: "bazar_job_duration_seconds",
    help: "Jobs that this process ran, by task and outcome",
    labelNames: ["task", "outcome"],
    buckets: JOB_BUCKETS,
    registers,
  });
  const calls = new Histogram({
    name: "bazar_processor_call_duration_seconds",
    help: "Calls to the payment processor by outcome",
    labelNames: ["outcome"],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  gaugeOf(registry, "bazar_build_info", "1, with the release in its labels", ["version", "commit"], (gauge) =>
    gauge.set({ version: release.version, commit: release.commit ?? "unknown" }, 1),
  );
  counterOf(registry, "bazar_faults_total", "What failed by an error of ours", () => tally.faults);
  counterOf(
    registry,
    "bazar_outages_total",
    "Requests that an unavailable dependency failed",
    () => tally.outages,
  );
  counterOf(
    registry,
    "bazar_book_differences_found_total",
    "Differences that the checks of the books in this process found",
    () => tally.bookDifferences,
  );
  watchPools(registry, pools);
  gaugeOf(registry, "bazar_live_streams_open", "Open live updates", [], (gauge) => gauge.set(streams.open()));
  gaugeOf(registry, "bazar_live_streams_max", "Live updates that a process keeps at most", [], (gauge) =>
    gauge.set(streams.most),
  );
  watchCaches(registry);
  let watchesProcess = false;

  return {
    countRequest: (operation, status, seconds) =>
      requests.observe({ operation, status: statusClass(status) }, seconds),
    countPage: (surface, status, seconds) => pages.observe({ surface, status: statusClass(status) }, seconds),
    countJob: (task, outcome, seconds) => jobs.observe({ task, outcome }, seconds),
    countProcessorCall: (outcome, seconds) => calls.observe({ outcome }, seconds),
    async text(values) {
      if (!watchesProcess) collectDefaultMetrics({ register: registry });
      watchesProcess = true;
      return (await registry.metrics()) + (await textOf(read, values));
    },
    contentType: registry.contentType,
  };
}

/** What was not read this time is left out: an old value would be taken for today's. */
function textOf(read: readonly ReadMetric[], values: ReadValues): Promise<string> {
  const registry = new Registry();
  for (const { name, help, label } of read) {
    const value = values[name];
    if (value === undefined) continue;
    const labelNames = label === undefined ? [] : [label];
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    if (typeof value === "number") gauge.set(value);
    else for (const [of, each] of Object.entries(value)) gauge.set({ [label ?? ""]: of }, each);
  }
  return registry.metrics();
}

function gaugeOf(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  read: (gauge: Gauge) => void,
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      read(this);
    },
  });
}

/** A counter that is kept elsewhere. */
function counterOf(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

function watchPools(registry: Registry, pools: Sources["pools"]): void {
  const each = (name: string, help: string, read: (watched: WatchedPool) => number) =>
    gaugeOf(registry, name, help, ["pool"], (gauge) => {
      for (const [pool, watched] of Object.entries(pools)) gauge.set({ pool }, read(watched));
    });
  each("bazar_db_pool_max", "Connections that a pool has at most", ({ pool }) => pool.options.max);
  each("bazar_db_pool_open", "Connections that a pool has open", ({ pool }) => pool.totalCount);
  each("bazar_db_pool_idle", "Open connections that nobody uses", ({ pool }) => pool.idleCount);
  each("bazar_db_pool_waiting", "Who waits for a connection of a pool", ({ pool }) => pool.waitingCount);
  each("bazar_db_away", "1 while the database does not answer a pool", ({ health }) => Number(health.isAway));
}

function watchCaches(registry: Registry): void {
  for (const [key, name, help] of [
    ["entries", "bazar_cache_entries", "What a cache holds"],
    ["bytes", "bazar_cache_bytes", "How large a cache is, about"],
  ] as const) {
    gaugeOf(registry, name, help, ["cache"], (gauge) => {
      for (const [cache, state] of readCaches())
        if (state[key] !== undefined) gauge.set({ cache }, state[key]);
    });
  }
  for (const [key, name, help] of [
    ["hits", "bazar_cache_hits_total", "Questions that a cache answered"],
    ["misses", "bazar_cache_misses_total", "Questions that a cache could not answer"],
  ] as const) {
    new Counter({
      name,
      help,
      labelNames: ["cache"],
      registers: [registry],
      collect() {
        this.reset();
        for (const [cache, state] of readCaches())
          if (state[key] !== undefined) this.inc({ cache }, state[key]);
      },
    });
  }
}
