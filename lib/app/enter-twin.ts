import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { createProcessorMethods } from "@/lib/payments/processor/processor-methods";
import { createStripeGateway } from "@/lib/payments/processor/stripe-gateway";
import { createStripeEmulator } from "@/lib/payments/stripe-emulator/stripe-emulator";
import { emulatorWebhookSecret } from "@/lib/payments/stripe-emulator/webhook-secret";
import type { Clock } from "@/lib/platform/clock";
import { LOCAL_MAILER } from "@/lib/platform/mail/mail-gateway";
import { findTwinClock, noteTwinUse } from "@/lib/platform/twins/twin-clock-store";
import { createShopCache } from "@/lib/restaurant/menu/shop-cache";
import type { App } from "./app";
import { twinJobs } from "./twin-jobs";

/**
 * The app inside of a test twin (docs/decisions/127): its own clock, an account of its own at the embedded processor, jobs
 * that are due by its clock, and emails that stay in the local mailbox. Everything else is the process's. Without `at` it is
 * the time that the twin shows, and the twin counts as in use. Throws NOT_FOUND where there is no such twin.
 */
export async function enterTwin(app: App, tenantId: TenantId, at?: Date): Promise<App> {
  return appOfTwin(app, tenantId, at ?? (await readClock(app, tenantId)));
}

async function readClock(app: App, tenantId: TenantId): Promise<Date> {
  const clock = await findTwinClock(app.db, { tenantId });
  if (!clock) return fail("NOT_FOUND", "There is no such test twin.");
  const realNow = app.realClock.now();
  if (await noteTwinUse(app.db, { tenantId, realNow })) await nudge(app, tenantId);
  return clock.stands ? clock.now : realNow;
}

/** Has what came due while nobody was there brought to pass. */
function nudge(app: App, tenantId: TenantId): Promise<void> {
  return app.jobs.add(app.db.prisma, "run-twin", { tenantId }, { key: `run-twin:${tenantId}` });
}

function appOfTwin(app: App, tenantId: TenantId, now: Date): App {
  const clock: Clock = { now: () => new Date(now) };
  const jobs = twinJobs(app, { tenantId, clock });
  const webhookSecret = emulatorWebhookSecret(app.env);
  const stripeEmulator = createStripeEmulator({ db: app.db, jobs, clock, webhookSecret, owner: tenantId });
  const payments = createStripeGateway({
    secretKey: "sk_test_twin",
    webhookSecrets: [webhookSecret],
    fetch: stripeEmulator.fetch,
  });
  const env = { ...app.env, STRIPE_SECRET_KEY: undefined, STRIPE_PUBLISHABLE_KEY: undefined };
  return {
    ...app,
    env,
    twin: tenantId,
    clock,
    jobs,
    mailer: LOCAL_MAILER,
    // What is kept of a menu is what it is at some moment; the process's own is of another one.
    shops: createShopCache(app.db, clock, app.log),
    stripeEmulator,
    payments,
    processorMethods: createProcessorMethods({
      payments,
      env: { STRIPE_ACCOUNT_COUNTRY: undefined, STRIPE_SETTLEMENT_CURRENCIES: undefined },
      clock,
      log: app.log,
      afterAnswer: (work) => void work(),
    }),
    live: {
      ...app.live,
      announce(changed) {
        app.live.announce(changed);
        jobs
          .add(app.db.prisma, "deliver-webhooks", {}, { key: "deliver-webhooks" })
          .catch((err: unknown) =>
            app.log.warn({ err, part: "webhooks" }, "could not start to deliver webhooks"),
          );
      },
    },
    enterTwin: () => fail("NOT_FOUND", "A test twin has no twin."),
  };
}
