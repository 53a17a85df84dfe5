import { newId } from "@/lib/core/ids/ids";
import type { SweepScope } from "@/lib/platform/db/sweep-scope";
import type { App } from "@/lib/restaurant/app";
import { attemptDelivery } from "./attempt-delivery";
import { DELIVER_JOB } from "./nudge-webhooks";
import { claimTwinDeliveries } from "./twin-delivery-store";
import { claimDueDeliveries, findNextDue } from "./webhook-delivery-store";

/** How many deliveries one process has in flight at once. */
const MOST_IN_FLIGHT = 64;
/** Half of it is reserved for receivers that accept what they are sent. */
const MOST_TO_FAILING = MOST_IN_FLIGHT / 2;
/** Longer than any attempt takes; after it, deliveries of a process that died are due again. */
const LEASE_MS = 30_000;
/** So few at once that they arrive about in order. */
const MOST_OF_TWIN = 4;

type Pump = { wake(): void };
/** Of each database, those of all restaurants together and of each test twin. */
const pumps = new WeakMap<App["db"], Map<SweepScope, Pump>>();

function pumpsOf({ db }: App): Map<SweepScope, Pump> {
  const known = pumps.get(db) ?? new Map<SweepScope, Pump>();
  pumps.set(db, known);
  return known;
}

/**
 * Sends every webhook that is due and returns when nothing is left in flight; then schedules itself for the next
 * retry, where nobody else watches for it. One pump works per process: a second call only wakes it, so slow receivers hold up one job and not all. Begins
 * nothing more once the signal is given.
 */
export async function deliverWebhooks(app: App, signal?: AbortSignal): Promise<void> {
  const ofDatabase = pumpsOf(app);
  const working = ofDatabase.get(app.twin);
  if (working) return working.wake();
  const inFlight = new Set<Promise<void>>();
  let toFailing = 0;
  let mayHaveMore = true;
  let resume = () => {};
  const pump: Pump = {
    wake() {
      mayHaveMore = true;
      resume();
    },
  };
  ofDatabase.set(app.twin, pump);
  try {
    while (mayHaveMore || inFlight.size > 0) {
      if (mayHaveMore) {
        mayHaveMore = false;
        if (signal?.aborted) continue;
        const room = { limit: MOST_IN_FLIGHT - inFlight.size, failingLimit: MOST_TO_FAILING - toFailing };
        for (const delivery of await claim(app, room)) {
          if (delivery.isFailing) toFailing += 1;
          const attempt: Promise<void> = attemptDelivery(app, delivery)
            .catch((error) => app.log.error({ err: error, part: "webhooks" }, "could not record an attempt"))
            .finally(() => {
              inFlight.delete(attempt);
              if (delivery.isFailing) toFailing -= 1;
              pump.wake();
            });
          inFlight.add(attempt);
        }
      } else {
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
      }
    }
  } finally {
    ofDatabase.delete(app.twin);
  }
  if (app.twin === null) await scheduleNext(app);
}

async function claim(app: App, room: { limit: number; failingLimit: number }) {
  if (room.limit <= 0) return [];
  const now = app.clock.now();
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const claim = { now, leaseId: newId("req"), leasedUntil };
  return app.twin === null
    ? claimDueDeliveries(app.db, { ...claim, ...room })
    : claimTwinDeliveries(app.db, {
        ...claim,
        tenantId: app.twin,
        limit: Math.min(room.limit, MOST_OF_TWIN),
      });
}

/** The schedule comes by every minute; the first retry is due sooner. */
async function scheduleNext(app: App): Promise<void> {
  const next = await findNextDue(app.db);
  if (next === null) return;
  const waitMs = Math.max(next.getTime() - app.clock.now().getTime(), 1_000);
  await app.jobs.add(
    app.db.prisma,
    "deliver-webhooks",
    {},
    { ...DELIVER_JOB, key: `${DELIVER_JOB.key}:retry`, runAt: new Date(Date.now() + waitMs) },
  );
}
