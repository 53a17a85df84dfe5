import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/platform/app";
import { requireTwin } from "./require-twin";
import { type TestClockWire, testClockView } from "./test-clock-contract";
import { findTwinClock } from "./twin-clock-store";

/** What time it is at a test twin. Throws NOT_A_TWIN at a restaurant, whose clock is the world's. */
export async function getTestClock(app: App, { tenantId }: { tenantId: TenantId }): Promise<TestClockWire> {
  requireTwin(tenantId);
  const clock = await findTwinClock(app.db, { tenantId });
  if (!clock) return fail("NOT_FOUND", "There is no such test twin.");
  return testClockView(clock, app.realClock.now());
}
