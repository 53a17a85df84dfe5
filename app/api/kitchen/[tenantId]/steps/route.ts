import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { kitchenScreenLimit } from "@/lib/platform/rate-limit/screen-limits";
import { KitchenStepAnswer, KitchenStepBody } from "@/lib/service/kitchen/kitchen-contract";
import { screenAccess } from "@/lib/service/kitchen/kitchen-guards";
import { takeScreenStep } from "@/lib/service/kitchen/take-screen-step";

export const POST = endpoint({
  operationId: "takeScreenStep",
  summary: "Start, bump, recall or strike on this screen",
  description: "As `takeKitchenStep`. A station's screen takes steps for its station alone.",
  tag: "Kitchen",
  guard: screenAccess("station", "expediter"),
  params: TenantParams,
  body: KitchenStepBody,
  response: KitchenStepAnswer,
  errors: ["FORBIDDEN", "KITCHEN_TICKET_NOT_FOUND", "KITCHEN_TICKET_CHANGED", "RATE_LIMITED"],
  limit: kitchenScreenLimit,
  idempotent: true,
  handle: async ({ app, tenant, screen, body }) => ({
    ticket: await takeScreenStep(app, { tenantId: tenant.id, screen, step: body }),
  }),
});
