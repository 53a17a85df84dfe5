import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { findNextTwinDue } from "@/lib/oversight/twins/twin-due-store";
import type { App as PaymentsApp } from "@/lib/payments/app";
import type { TaskName } from "@/lib/platform/jobs/job-payloads";
import type { TaskList } from "@/lib/platform/jobs/task-list";
import {
  endTwinMove,
  findTwinClock,
  leaseTwin,
  listTwinsInUse,
  releaseTwin,
  stepTwinClock,
} from "@/lib/platform/twins/twin-clock-store";
import {
  beginTwinJob,
  deleteTwinJob,
  noteTwinJobFailure,
  type TwinJob,
} from "@/lib/platform/twins/twin-job-store";
import { nextDaily } from "./next-daily";

type Tasks = TaskList<PaymentsApp>;

/** What looks for due rows at a restaurant, in the order in which it is asked at each step. */
const SWEEPS = [
  "apply-menu-schedule",
  "end-unfinished",
  "expire-bill-payments",
  "expire-guest-rounds",
  "expire-unpaid-orders",
  "settle-deposits",
  "reconcile-payments",
  "report-unseen-orders",
  "remind-unpaid-orders",
  "remind-guests",
  "run-waitlist",
  "remind-of-disputes",
  "expire-gift-cards",
  "release-escrow",
] as const satisfies TaskName[];

/** When the day's work is done at a twin, as in the schedule (UTC). */
const DAILY = { task: "sweep-expired", hour: 3, minute: 17 } as const satisfies {
  task: TaskName;
  hour: number;
  minute: number;
};

const IN_USE_MS = 60 * 60_000;
/** A worker that has a twin for longer hands it to the next run, so that others come in between. */
const BUDGET_MS = 20_000;
const TRY_AGAIN_MS = 1_000;
/** More in one step is a job that makes itself. */
const MOST_JOBS_IN_STEP = 2_000;
const RETRY_MS = 60_000;

/** Keeps the twins running that follow real time and that somebody has used within the last hour. */
export async function runTwins(app: PaymentsApp): Promise<void> {
  const since = new Date(app.realClock.now().getTime() - IN_USE_MS);
  for (const { tenantId } of await listTwinsInUse(app.db, since)) await again(app, tenantId);
}

/**
 * Brings to pass what is due at a test twin, in order: steps its clock from one instant at which something is due to the next,
 * until it is where it is sent to, or at real time where it follows that. One worker at a time; what is left when time is up
 * goes on in the next run. A step that fails ends the move and says why.
 */
export async function runTwin(
  app: PaymentsApp,
  { tenantId, tasks, signal }: { tenantId: TenantId; tasks: Tasks; signal: AbortSignal },
): Promise<void> {
  const leaseId = newId("req");
  const lease = { tenantId, leaseId };
  if (!(await leaseTwin(app.db, lease))) {
    if (await findTwinClock(app.db, { tenantId })) await again(app, tenantId, TRY_AGAIN_MS);
    return;
  }
  const endsAt = performance.now() + BUDGET_MS;
  try {
    for (;;) {
      const clock = await findTwinClock(app.db, { tenantId });
      if (!clock) return;
      const target = clock.stands ? (clock.target ?? clock.now) : later(app.realClock.now(), clock.now);
      const next = nextOf(
        clock.now,
        target,
        await findNextTwinDue(app.db, { tenantId, after: clock.now, until: target }),
      );
      const isDay = next.getTime() === nextDaily(clock.now, DAILY).getTime();
      if (!(await stepTwinClock(app.db, { ...lease, to: next }))) return;
      await passStep(app, { tenantId, tasks, signal, at: next, isDay });
      if (next >= target) {
        if (clock.target) await endTwinMove(app.db, { ...lease, failure: null });
        return;
      }
      if (signal.aborted || performance.now() >= endsAt) return await again(app, tenantId);
    }
  } catch (error) {
    app.log.error({ err: error, tenantId, part: "twins" }, "a test twin stopped");
    await endTwinMove(app.db, { ...lease, failure: error instanceof Error ? error.message : "It stopped." });
  } finally {
    await releaseTwin(app.db, lease);
  }
}

const later = (a: Date, b: Date) => (a > b ? a : b);

/** The next instant to stop at: what is due first, the day's work, or the end. */
function nextOf(now: Date, target: Date, due: Date | null): Date {
  const daily = nextDaily(now, DAILY);
  return new Date(Math.min(target.getTime(), due?.getTime() ?? Number.POSITIVE_INFINITY, daily.getTime()));
}

type Step = { tenantId: TenantId; tasks: Tasks; signal: AbortSignal; at: Date; isDay: boolean };

/** What happens at one instant: what is due by itself, then the jobs that this makes. */
async function passStep(app: PaymentsApp, { tenantId, tasks, signal, at, isDay }: Step): Promise<void> {
  const twin = await app.enterTwin(tenantId, at);
  const none = {} as Record<string, never>;
  await passJobs(twin, { tenantId, tasks, signal });
  for (const sweep of SWEEPS) await tasks[sweep].work(twin, none, signal);
  if (isDay) await tasks[DAILY.task].work(twin, none, signal);
  await passJobs(twin, { tenantId, tasks, signal });
  await tasks["deliver-webhooks"].work(twin, none, signal);
}

async function passJobs(
  twin: PaymentsApp,
  { tenantId, tasks, signal }: Pick<Step, "tenantId" | "tasks" | "signal">,
): Promise<void> {
  const now = twin.clock.now();
  for (let done = 0; done < MOST_JOBS_IN_STEP; done += 1) {
    const job = await beginTwinJob(twin.db, { tenantId, now });
    if (!job) return;
    await passJob(twin, { tenantId, job, tasks, signal });
  }
  throw new Error("Its jobs make each other without end.");
}

/** One that fails is tried again later, by the twin's clock. */
async function passJob(
  twin: PaymentsApp,
  { tenantId, job, tasks, signal }: Pick<Step, "tenantId" | "tasks" | "signal"> & { job: TwinJob },
): Promise<void> {
  const { id } = job;
  try {
    const work = tasks[job.task].work as (
      app: PaymentsApp,
      payload: unknown,
      signal: AbortSignal,
    ) => Promise<unknown>;
    await work(twin, job.payload, signal);
    await deleteTwinJob(twin.db, { tenantId, id });
  } catch (err) {
    twin.log.warn({ err, task: job.task, tenantId, part: "twins" }, "a job of a test twin failed");
    const error = err instanceof Error ? err.message : "It failed.";
    const dueAt = new Date(twin.clock.now().getTime() + RETRY_MS * 2 ** Math.min(job.attempts, 10));
    await noteTwinJobFailure(twin.db, { tenantId, id, error, dueAt });
  }
}

function again(app: PaymentsApp, tenantId: TenantId, afterMs = 0): Promise<void> {
  const runAt = new Date(Date.now() + afterMs);
  return app.jobs.add(app.db.prisma, "run-twin", { tenantId }, { key: `run-twin:${tenantId}`, runAt });
}
