import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { DrawerParams } from "@/lib/service/drawers/drawer-contract";
import { DrawerDayWire, drawerDayToWire, MoveCashRequest } from "@/lib/service/drawers/drawer-day-contract";
import { moveCash } from "@/lib/service/drawers/move-cash";

export const POST = endpoint({
  operationId: "moveCash",
  summary: "Record cash that was put into a drawer or taken out of it",
  description: "With its reason; a slip to sign is printed where the drawer has a printer.",
  tag: "Drawers",
  guard: tenantStaffAccess,
  params: DrawerParams,
  body: MoveCashRequest,
  response: DrawerDayWire,
  errors: ["DRAWER_NOT_FOUND", "DRAWER_NOT_OPEN", "IDEMPOTENCY_KEY_REUSED", "REQUEST_IN_PROGRESS"],
  audited: true,
  idempotent: "in-use-case",
  async handle({ app, tenant, actor, params, request, body }) {
    const { day, replayed } = await moveCash(app, {
      ...{ tenant, drawerId: params.drawerId, request: body, actor },
      idempotencyKey: readIdempotencyKey(request),
    });
    return reply(drawerDayToWire(day), replayed ? { "idempotent-replayed": "true" } : {});
  },
});
