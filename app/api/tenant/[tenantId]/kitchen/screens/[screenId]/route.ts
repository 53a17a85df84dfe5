import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import {
  ChangeScreenBody,
  KitchenScreenWire,
  ScreenParams,
} from "@/lib/service/kitchen/kitchen-screen-contract";
import { removeKitchenScreen } from "@/lib/service/kitchen/remove-kitchen-screen";
import { updateKitchenScreen } from "@/lib/service/kitchen/update-kitchen-screen";

export const PATCH = endpoint({
  operationId: "updateKitchenScreen",
  summary: "Change what a paired screen shows",
  description: "Omitted fields stay as they are; the device follows by itself.",
  tag: "Kitchen",
  guard: tenantAccess,
  params: ScreenParams,
  body: ChangeScreenBody,
  response: KitchenScreenWire,
  errors: ["KITCHEN_SCREEN_NOT_FOUND", "KITCHEN_SCREEN_NAME_TAKEN", "STATION_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, params, body }) =>
    updateKitchenScreen(app, { tenantId: tenant.id, screenId: params.screenId, request: body }),
});

export const DELETE = endpoint({
  operationId: "removeKitchenScreen",
  summary: "Remove a paired screen",
  description: "Its device opens nothing from then on, and shows a code again.",
  tag: "Kitchen",
  guard: tenantAccess,
  params: ScreenParams,
  response: null,
  errors: [],
  audited: true,
  handle: ({ app, tenant, params }) =>
    removeKitchenScreen(app, { tenantId: tenant.id, screenId: params.screenId }),
});
