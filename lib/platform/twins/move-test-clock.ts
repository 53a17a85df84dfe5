import type { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/platform/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { requireTwin } from "./require-twin";
import { MOST_DAYS, type MoveTestClockBody, type TestClockWire, testClockView } from "./test-clock-contract";
import type { TwinClock } from "./twin-clock";
import { findTwinClock, sendTwinClock } from "./twin-clock-store";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Sends a test twin's clock forwards; a job brings to pass what is due on its way, in order (docs/decisions/127). Throws
 * NOT_A_TWIN, CLOCK_MOVING while it is on its way, CLOCK_IS_LATER for an instant that has passed there, VALIDATION_FAILED
 * beyond a year.
 */
export async function moveTestClock(
  app: App,
  { tenantId, body }: { tenantId: TenantId; body: z.output<typeof MoveTestClockBody> },
): Promise<TestClockWire> {
  requireTwin(tenantId);
  const clock = await findTwinClock(app.db, { tenantId });
  if (!clock) return fail("NOT_FOUND", "There is no such test twin.");
  const realNow = app.realClock.now();
  const now = clock.stands ? clock.now : realNow;
  const target = body.to ?? new Date(now.getTime() + lengthOf(body.by));
  if (target.getTime() - now.getTime() > MOST_DAYS * DAY_MS)
    fail("VALIDATION_FAILED", `One move goes ${MOST_DAYS} days at most; make several.`);
  const sent = await inTransaction(app.db, async (tx) => {
    const moved = await sendTwinClock(tx, { tenantId, target, realNow });
    if (moved) await app.jobs.add(tx, "run-twin", { tenantId }, { key: `run-twin:${tenantId}` });
    return moved;
  });
  return testClockView(sent ?? (await refuse(app, tenantId)), realNow);
}

const lengthOf = ({ days, hours, minutes } = { days: 0, hours: 0, minutes: 0 }) =>
  (days * 24 * 60 + hours * 60 + minutes) * MINUTE_MS;

async function refuse(app: App, tenantId: TenantId): Promise<TwinClock> {
  const clock = await findTwinClock(app.db, { tenantId });
  if (clock?.target)
    return fail(
      "CLOCK_MOVING",
      `The clock is on its way to ${clock.target.toISOString()}; wait until it stands.`,
    );
  return fail("CLOCK_IS_LATER", "The clock is later than that, and moves forwards only.");
}
