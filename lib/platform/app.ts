import type { Clock } from "./clock";
import type { Db } from "./db/db";
import type { Env } from "./env/env";
import type { TrustCheck } from "./http/client-address";
import type { DrainLimits } from "./jobs/drain-limits";
import type { AddJob } from "./jobs/job-payloads";
import type { LiveUpdates } from "./live/live-updates";
import type { StreamPlaces } from "./live/stream-places";
import type { Log } from "./log/log";
import type { Mailer } from "./mail/mail-gateway";
import type { RenderEmail } from "./mail/rendered-email";
import type { MediaStore } from "./media/media-gateway";
import type { Limiter } from "./rate-limit/limiter";

/**
 * What every use-case may touch, made once and passed in. A family that brings more extends it in its own `app.ts`; the
 * roof has them all.
 */
export type App = {
  env: Env;
  clock: Clock;
  log: Log;
  db: Db;
  limiter: Limiter;
  mailer: Mailer;
  renderEmail: RenderEmail;
  media: MediaStore;
  jobs: Jobs;
  live: LiveUpdates;
  streams: StreamPlaces;
  trustsProxy: TrustCheck;
};

export type Jobs = {
  /** Adds a job with its cause: it exists when the transaction commits, and not otherwise. A key replaces an unstarted twin. */
  add: AddJob;
  /** Begins to work in this process, on what is added and on what the schedule has. */
  start(app: App): Promise<void>;
  /** Frees what dead workers hold and adds what the schedule has had since its tasks were last begun. */
  addScheduled(now: Date): Promise<void>;
  /** Works on what is due and returns, at the latest when its time is over: for hosts without a long-lived process, and for tests. */
  drain(app: App, limits?: DrainLimits): Promise<void>;
  /** Lets running jobs finish for a few seconds, and gives back what has not. */
  stop(budgetMs?: number): Promise<void>;
};
