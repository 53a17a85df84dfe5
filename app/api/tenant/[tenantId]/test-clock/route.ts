import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { getTestClock } from "@/lib/platform/twins/get-test-clock";
import { moveTestClock } from "@/lib/platform/twins/move-test-clock";
import { MoveTestClockBody, TestClock } from "@/lib/platform/twins/test-clock-contract";

export const GET = endpoint({
  operationId: "getTestClock",
  summary: "What time it is at a test twin",
  description: "Poll it after a move until `status` is no longer `moving`.",
  tag: "Test twins",
  guard: tenantAccess,
  params: TenantParams,
  response: TestClock,
  errors: ["NOT_A_TWIN"],
  handle: ({ app, tenant }) => getTestClock(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "moveTestClock",
  summary: "Move a test twin's clock forwards",
  description:
    "What is due on the way happens at its own time and in order, with its events and emails: payments expire, guests are reminded, money is released and paid out, webhooks are sent again. The answer comes at once with `status` `moving`. From the first move on the clock stands wherever it was sent to.",
  tag: "Test twins",
  guard: tenantAccess,
  params: TenantParams,
  body: MoveTestClockBody,
  response: TestClock,
  errors: ["NOT_A_TWIN", "CLOCK_MOVING", "CLOCK_IS_LATER"],
  handle: ({ app, tenant, body }) => moveTestClock(app, { tenantId: tenant.id, body }),
});
