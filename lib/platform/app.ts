import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { TrustCheck } from "@/lib/core/network/client-address";
import type { Clock } from "./clock";
import type { Db } from "./db/db";
import type { Env } from "./env/env";
import type { Release } from "./env/release";
import type { DrainLimits } from "./jobs/drain-limits";
import type { AddJob } from "./jobs/job-payloads";
import type { LiveUpdates } from "./live/live-updates";
import type { StreamPlaces } from "./live/stream-places";
import type { Log } from "./log/log";
import type { Mailer } from "./mail/mail-gateway";
import type { RenderEmail } from "./mail/rendered-email";
import type { MediaStore } from "./media/media-gateway";
import type { Metrics } from "./metrics/metrics";
import type { ServerProcess } from "./processes/server-process";
import type { Limiter } from "./rate-limit/limiter";

/**
 * What every use-case may use, made once and passed in. A family that adds more extends it in its own `app.ts`; the
 * roof has all of it.
 */
export type App = {
  env: Env;
  /**
   * The test twin in which this happens, with its clock and without live money (docs/decisions/127); null everywhere else.
   * What looks for due rows over all restaurants looks at this one's alone, or at everybody's but twins'.
   */
  twin: TenantId | null;
  /** The app inside of a test twin. */
  enterTwin<A extends App>(this: A, tenantId: TenantId, at?: Date): Promise<A>;
  /** What runs, as answers and the log say it. */
  release: Release;
  clock: Clock;
  /** What time it is outside of test twins. */
  realClock: Clock;
  log: Log;
  metrics: Metrics;
  db: Db;
  limiter: Limiter;
  mailer: Mailer;
  renderEmail: RenderEmail;
  media: MediaStore;
  jobs: Jobs;
  process: ServerProcess;
  live: LiveUpdates;
  streams: StreamPlaces;
  trustsProxy: TrustCheck;
};

export type Jobs = {
  /**
   * Adds a job in the transaction of its cause: it exists only if that commits. It replaces an unstarted job with the
   * same key.
   */
  add: AddJob;
  /** Starts to run jobs and the schedule in this process. */
  start(app: App): Promise<void>;
  /** Frees the jobs of dead workers and adds the scheduled tasks that have become due. */
  addScheduled(now: Date): Promise<void>;
  /**
   * Runs the jobs that are due and returns, at the latest when its time is over: for hosts without a long-lived
   * process, and for tests.
   */
  drain(app: App, limits?: DrainLimits): Promise<void>;
  /** Lets running jobs finish for a few seconds, then returns the rest to the queue. */
  stop(budgetMs?: number): Promise<void>;
};
