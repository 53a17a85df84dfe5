import { trustedProxies } from "@/lib/core/network/client-address";
import { VITAL_SIGNS } from "@/lib/oversight/vital-signs/vital-signs";
import { createNoProcessor } from "@/lib/payments/processor/no-processor-gateway";
import { watchedCalls } from "@/lib/payments/processor/processor-calls-gateway";
import { createProcessorMethods } from "@/lib/payments/processor/processor-methods";
import { createStripeGateway } from "@/lib/payments/processor/stripe-gateway";
import { createStripeEmulator } from "@/lib/payments/stripe-emulator/stripe-emulator";
import { emulatorWebhookSecret } from "@/lib/payments/stripe-emulator/webhook-secret";
import { endPasswordPool } from "@/lib/people/auth/password";
import type { Jobs } from "@/lib/platform/app";
import { type Clock, systemClock } from "@/lib/platform/clock";
import { createDb, type Db } from "@/lib/platform/db/db";
import { JOB_LIMITS } from "@/lib/platform/db/time-limits";
import type { Env } from "@/lib/platform/env/env";
import { readRelease } from "@/lib/platform/env/release";
import { tally } from "@/lib/platform/http/tally";
import { createJobs } from "@/lib/platform/jobs/jobs";
import { jobConnections } from "@/lib/platform/jobs/queues";
import { type AfterAnswer, hostAfterAnswer } from "@/lib/platform/live/after-answer";
import { createLiveUpdates } from "@/lib/platform/live/live-updates";
import { createStreamPlaces } from "@/lib/platform/live/stream-places";
import { createLog, type Log } from "@/lib/platform/log/log";
import { createMailer } from "@/lib/platform/mail/mail-gateway";
import type { RenderEmail } from "@/lib/platform/mail/rendered-email";
import { createMediaStore } from "@/lib/platform/media/media-gateway";
import { registerCache } from "@/lib/platform/metrics/caches";
import { createMetrics, type Metrics } from "@/lib/platform/metrics/metrics";
import { createServerProcess, instanceAt } from "@/lib/platform/processes/server-process";
import { countNetworks } from "@/lib/platform/rate-limit/count-networks";
import type { Limiter } from "@/lib/platform/rate-limit/limiter";
import { createDatabaseLimiter } from "@/lib/platform/rate-limit/rate-limit-store";
import { createUpstashLimiter } from "@/lib/platform/rate-limit/upstash-gateway";
import { createAddressLookup } from "@/lib/restaurant/delivery/address-lookup-gateway";
import { createDnsLookup } from "@/lib/restaurant/domains/dns-gateway";
import { createHostCache } from "@/lib/restaurant/domains/host-cache";
import { createVercelHosting } from "@/lib/restaurant/domains/vercel-gateway";
import { createShopCache } from "@/lib/restaurant/menu/shop-cache";
import { nudgingWebhooks } from "@/lib/restaurant/webhooks/nudge-webhooks";
import type { App } from "./app";
import { enterTwin } from "./enter-twin";
import { PAYMENT_SUBJECTS } from "./payment-subjects";
import { TASKS } from "./tasks";

/** Builds an app from an environment. Nothing is opened before it is used. */
export function createApp(
  env: Env,
  parts: { renderEmail: RenderEmail; clock?: Clock; log?: Log; afterAnswer?: AfterAnswer },
): App {
  const clock = parts.clock ?? systemClock;
  const log = parts.log ?? createLog(env.LOG_LEVEL);
  const db = createDb(env.DATABASE_URL, env.DATABASE_POOL_SIZE, {
    directUrl: env.DIRECT_URL,
    replicaUrl: env.DATABASE_REPLICA_URL,
  });
  // Jobs have connections of their own: they may take longer than a request, and neither waits for the other's.
  const jobDb = createDb(env.DATABASE_URL, jobConnections(env.DATABASE_POOL_SIZE), {
    directUrl: env.DIRECT_URL,
    limits: JOB_LIMITS,
  });
  const release = readRelease();
  const streams = createStreamPlaces();
  const metrics = createMetrics(
    { pools: { requests: db, jobs: jobDb }, streams, release, tally },
    VITAL_SIGNS,
  );
  const jobs = createJobs(jobDb, log, TASKS);
  const serverProcess = createServerProcess(jobDb, log, { instance: instanceAt(env.PORT) });
  const afterAnswer = parts.afterAnswer ?? hostAfterAnswer();
  const live = nudgingWebhooks(createLiveUpdates(db, log, afterAnswer), { db, jobs, log, afterAnswer });
  const shops = createShopCache(db, clock, log);
  const hosts = createHostCache(db);
  const forgetCaches = [registerCache("shops", shops.state), registerCache("hosts", hosts.state)];
  const { payments, stripeEmulator } = createPayments(env, { db, jobs, clock, log, metrics });
  const app: App = {
    env,
    release,
    twin: null,
    // Who calls it has all that the process has, but perhaps other connections to the database.
    enterTwin: function (this, tenantId, at) {
      return enterTwin(this as unknown as App, tenantId, at) as Promise<typeof this & App>;
    },
    clock,
    realClock: clock,
    log,
    metrics,
    db,
    limiter: createLimiter(env, db, clock),
    mailer: createMailer(env),
    renderEmail: parts.renderEmail,
    media: createMediaStore(env),
    jobs,
    process: serverProcess,
    payments,
    processorMethods: createProcessorMethods({ payments, env, clock, log, afterAnswer }),
    subjects: PAYMENT_SUBJECTS,
    stripeEmulator,
    live,
    streams,
    shops,
    addresses: createAddressLookup(env, clock),
    hosts,
    dns: createDnsLookup(env.DNS_SERVERS),
    hosting: createVercelHosting(env),
    trustsProxy: trustedProxies(env.TRUSTED_PROXIES),
    async start() {
      await serverProcess.begin();
      await jobs.start(app);
      lookAtPlatform(app);
    },
    async stop() {
      app.streams.endAll();
      for (const forget of forgetCaches) forget();
      await serverProcess.end();
      await jobs.stop();
      await live.stop();
      await endPasswordPool();
      await Promise.all([jobDb.close(), db.close()]);
    },
  };
  return app;
}

/** Has the platform's account looked at, by a job: a start neither waits for the processor nor fails with it. */
function lookAtPlatform({ payments, jobs, db, log }: App): void {
  if (!payments.platform) return;
  jobs
    .add(db.prisma, "check-platform", {}, { key: "check-platform", maxAttempts: 5 })
    .catch((err: unknown) =>
      log.warn({ err, part: "payments" }, "the platform's account is looked at tonight"),
    );
}

/** Stripe when it is configured; else the embedded processor on a demo, and none anywhere else. */
function createPayments(
  env: Env,
  parts: { db: Db; jobs: Jobs; clock: Clock; log: Log; metrics: Metrics },
): Pick<App, "payments" | "stripeEmulator"> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets = [] } = env;
  if (secretKey) {
    const payments = createStripeGateway({ secretKey, webhookSecrets, fetch: watchedCalls(fetch, parts) });
    return { payments, stripeEmulator: null };
  }
  if (!env.BAZAR_DEMO) return { payments: createNoProcessor(), stripeEmulator: null };
  const secret = emulatorWebhookSecret(env);
  const stripeEmulator = createStripeEmulator({
    ...parts,
    webhookSecret: secret,
    rates: env.STRIPE_EMULATOR_FAULTS,
  });
  const payments = createStripeGateway({
    secretKey: "sk_test_embedded",
    webhookSecrets: [secret],
    fetch: watchedCalls(stripeEmulator.fetch, parts),
  });
  return { payments, stripeEmulator };
}

function createLimiter(env: Env, db: Db, clock: Clock): Limiter {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = env;
  return countNetworks(
    url && token ? createUpstashLimiter({ url, token }, clock) : createDatabaseLimiter(db, clock),
  );
}
