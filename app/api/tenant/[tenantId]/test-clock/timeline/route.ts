import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { listTestTimeline } from "@/lib/platform/twins/list-test-timeline";
import { TestTimeline, TestTimelineQuery } from "@/lib/platform/twins/test-clock-contract";

export const GET = endpoint({
  operationId: "listTestTimeline",
  summary: "What happened at a test twin, and when",
  description:
    "Events and emails by the twin's clock. The emails are kept for you to read; nobody receives them.",
  tag: "Test twins",
  guard: tenantAccess,
  params: TenantParams,
  query: TestTimelineQuery,
  response: TestTimeline,
  errors: ["NOT_A_TWIN"],
  handle: ({ app, tenant, query }) => listTestTimeline(app, { tenantId: tenant.id, query }),
});
