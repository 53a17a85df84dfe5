import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { KitchenStepAnswer, KitchenStepBody } from "@/lib/service/kitchen/kitchen-contract";
import { takeKitchenStep } from "@/lib/service/kitchen/take-kitchen-step";
import { orderActorOf } from "@/lib/service/orders/order-actor";

export const POST = endpoint({
  operationId: "takeKitchenStep",
  summary: "Start, bump, recall or strike, mark a rush or fire a course",
  description:
    "The first touch of an accepted order makes it `preparing`, and the last station that bumps it makes it `ready`. Of two who bump the same at once, one is answered KITCHEN_TICKET_CHANGED.",
  tag: "Kitchen",
  guard: tenantStaffAccess,
  params: TenantParams,
  body: KitchenStepBody,
  response: KitchenStepAnswer,
  errors: ["KITCHEN_TICKET_NOT_FOUND", "KITCHEN_TICKET_CHANGED"],
  idempotent: true,
  handle: async ({ app, tenant, actor, body }) => ({
    ticket: await takeKitchenStep(app, {
      tenantId: tenant.id,
      step: body,
      actor: { order: orderActorOf(actor), by: actor.userId, note: null },
    }),
  }),
});
