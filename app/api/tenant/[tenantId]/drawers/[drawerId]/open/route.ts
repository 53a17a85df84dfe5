import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { DrawerParams } from "@/lib/service/drawers/drawer-contract";
import { DrawerDayWire, drawerDayToWire, OpenDayRequest } from "@/lib/service/drawers/drawer-day-contract";
import { openDrawerDay } from "@/lib/service/drawers/open-drawer-day";

export const POST = endpoint({
  operationId: "openDrawer",
  summary: "Open a cash drawer with its float",
  description:
    "What is taken from then on belongs to this day. `main` in place of an id is the main drawer, which its first opening makes.",
  tag: "Drawers",
  guard: tenantStaffAccess,
  params: DrawerParams,
  body: OpenDayRequest,
  response: DrawerDayWire,
  errors: ["DRAWER_NOT_FOUND", "DRAWER_IS_OPEN", "IDEMPOTENCY_KEY_REUSED", "REQUEST_IN_PROGRESS"],
  audited: true,
  idempotent: "in-use-case",
  async handle({ app, tenant, actor, params, request, body }) {
    const { day, replayed } = await openDrawerDay(app, {
      ...{ tenant, drawerId: params.drawerId, request: body, actor },
      idempotencyKey: readIdempotencyKey(request),
    });
    return reply(drawerDayToWire(day), replayed ? { "idempotent-replayed": "true" } : {});
  },
});
