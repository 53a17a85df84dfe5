import { endPasswordPool } from "@/lib/auth/password";
import { createDb, type Db } from "@/lib/db/db";
import { JOB_LIMITS } from "@/lib/db/time-limits";
import { type Env, readEnv } from "@/lib/env/env";
import { type TrustCheck, trustedProxies } from "@/lib/http/client-address";
import { createJobs, type Jobs } from "@/lib/jobs/jobs";
import { jobConnections } from "@/lib/jobs/queues";
import { createLiveUpdates, type LiveUpdates } from "@/lib/live/live-updates";
import { createStreamPlaces, type StreamPlaces } from "@/lib/live/stream-places";
import { createLog, type Log } from "@/lib/log/log";
import { createMailer, type Mailer } from "@/lib/mail/mail-gateway";
import { createMediaStore, type MediaStore } from "@/lib/media/media-gateway";
import { createShopCache, type ShopCache } from "@/lib/menu/shop-cache";
import { createNoProcessor } from "@/lib/payments/no-processor-gateway";
import { createProcessorMethods, type ProcessorMethods } from "@/lib/payments/processor-methods";
import { createStripeGateway, type PaymentGateway } from "@/lib/payments/stripe-gateway";
import type { Limiter } from "@/lib/rate-limit/limiter";
import { createDatabaseLimiter } from "@/lib/rate-limit/rate-limit-store";
import { createUpstashLimiter } from "@/lib/rate-limit/upstash-gateway";
import { createStripeEmulator, type StripeEmulator } from "@/lib/stripe-emulator/stripe-emulator";
import { emulatorWebhookSecret } from "@/lib/stripe-emulator/webhook-secret";
import { nudgingWebhooks } from "@/lib/webhooks/nudge-webhooks";
import { type AfterAnswer, hostAfterAnswer } from "./after-answer";
import { type Clock, systemClock } from "./clock";

/** Everything a use-case may touch, made once and passed in. */
export type App = {
  env: Env;
  clock: Clock;
  log: Log;
  db: Db;
  limiter: Limiter;
  mailer: Mailer;
  media: MediaStore;
  jobs: Jobs;
  payments: PaymentGateway;
  processorMethods: ProcessorMethods;
  /** The embedded payment processor of a demo; null when the real one is configured, and where there is none. */
  stripeEmulator: StripeEmulator | null;
  live: LiveUpdates;
  streams: StreamPlaces;
  shops: ShopCache;
  trustsProxy: TrustCheck;
  /** Begins background work: jobs and live updates. Request handling does not need it. */
  start(): Promise<void>;
  /** Ends background work and closes the database. */
  stop(): Promise<void>;
};

/** Builds an app from an environment. Nothing is opened before it is used. */
export function createApp(
  env: Env,
  parts: { clock?: Clock; log?: Log; afterAnswer?: AfterAnswer } = {},
): App {
  const clock = parts.clock ?? systemClock;
  const log = parts.log ?? createLog(env.LOG_LEVEL);
  const db = createDb(env.DATABASE_URL, env.DATABASE_POOL_SIZE, { directUrl: env.DIRECT_URL });
  // Jobs have connections of their own: they may take longer than a request, and neither waits for the other's.
  const jobDb = createDb(env.DATABASE_URL, jobConnections(env.DATABASE_POOL_SIZE), {
    directUrl: env.DIRECT_URL,
    limits: JOB_LIMITS,
  });
  const jobs = createJobs(jobDb, log);
  const afterAnswer = parts.afterAnswer ?? hostAfterAnswer();
  const live = nudgingWebhooks(createLiveUpdates(db, log, afterAnswer), { db, jobs, log, afterAnswer });
  const { payments, stripeEmulator } = createPayments(env, { db, jobs, clock });
  const app: App = {
    env,
    clock,
    log,
    db,
    limiter: createLimiter(env, db, clock),
    mailer: createMailer(env),
    media: createMediaStore(env),
    jobs,
    payments,
    processorMethods: createProcessorMethods({ payments, clock, log, afterAnswer }),
    stripeEmulator,
    live,
    streams: createStreamPlaces(),
    shops: createShopCache(db),
    trustsProxy: trustedProxies(env.TRUSTED_PROXIES),
    async start() {
      await jobs.start(app);
    },
    async stop() {
      app.streams.endAll();
      await jobs.stop();
      await live.stop();
      await endPasswordPool();
      await Promise.all([jobDb.close(), db.close()]);
    },
  };
  return app;
}

/** Stripe when it is configured; else the embedded processor on a demo, and none anywhere else. */
function createPayments(
  env: Env,
  parts: { db: Db; jobs: Jobs; clock: Clock },
): Pick<App, "payments" | "stripeEmulator"> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey) return { payments: createStripeGateway({ secretKey, webhookSecret }), stripeEmulator: null };
  if (!env.BAZAR_DEMO) return { payments: createNoProcessor(), stripeEmulator: null };
  const secret = emulatorWebhookSecret(env);
  const stripeEmulator = createStripeEmulator({
    ...parts,
    webhookSecret: secret,
    rates: env.STRIPE_EMULATOR_FAULTS,
  });
  const { fetch } = stripeEmulator;
  const payments = createStripeGateway({ secretKey: "sk_test_embedded", webhookSecret: secret, fetch });
  return { payments, stripeEmulator };
}

function createLimiter(env: Env, db: Db, clock: Clock): Limiter {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = env;
  return url && token ? createUpstashLimiter({ url, token }, clock) : createDatabaseLimiter(db, clock);
}

const SINGLETON = Symbol.for("bazar.app");
type Holder = { [SINGLETON]?: App };

/** The process's app. Server and pages are bundled apart and share it through the global object. */
export function getApp(): App {
  const holder = globalThis as Holder;
  holder[SINGLETON] ??= createApp(readEnv());
  return holder[SINGLETON];
}

/** Makes an app the process's own, for a host that asks with getApp. */
export function shareApp(app: App): void {
  (globalThis as Holder)[SINGLETON] = app;
}
