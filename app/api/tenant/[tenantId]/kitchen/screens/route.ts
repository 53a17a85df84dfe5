import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { screenCodeLimit } from "@/lib/platform/rate-limit/screen-limits";
import {
  KitchenScreenList,
  KitchenScreenWire,
  PairScreenBody,
} from "@/lib/service/kitchen/kitchen-screen-contract";
import { listKitchenScreens } from "@/lib/service/kitchen/list-kitchen-screens";
import { pairScreen } from "@/lib/service/kitchen/pair-screen";

export const GET = endpoint({
  operationId: "listKitchenScreens",
  summary: "List the paired kitchen screens",
  description: "With what each shows and when it was last seen.",
  tag: "Kitchen",
  guard: tenantAccess,
  params: TenantParams,
  response: KitchenScreenList,
  errors: [],
  handle: ({ app, tenant }) => listKitchenScreens(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "pairKitchenScreen",
  summary: "Pair the device that shows a code",
  description: "From then on the device shows what was chosen for it, and opens nothing else.",
  tag: "Kitchen",
  guard: tenantAccess,
  params: TenantParams,
  body: PairScreenBody,
  response: KitchenScreenWire,
  errors: ["KITCHEN_CODE_NOT_FOUND", "KITCHEN_SCREEN_NAME_TAKEN", "STATION_NOT_FOUND", "RATE_LIMITED"],
  limit: screenCodeLimit,
  idempotent: true,
  audited: true,
  handle: ({ app, tenant, actor, body }) =>
    pairScreen(app, { tenantId: tenant.id, userId: actor.userId, request: body }),
});
