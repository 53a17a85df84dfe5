import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { getKitchenScreen } from "@/lib/service/kitchen/get-kitchen-screen";
import {
  ChangeScreenBody,
  KitchenScreenWire,
  ScreenParams,
} from "@/lib/service/kitchen/kitchen-screen-contract";
import { removeKitchenScreen } from "@/lib/service/kitchen/remove-kitchen-screen";
import { updateKitchenScreen } from "@/lib/service/kitchen/update-kitchen-screen";

/** When the device was last seen is no edit. */
const version = versionOf(KitchenScreenWire, ({ lastSeenAt: _, ...edited }) => edited);

export const GET = endpoint({
  operationId: "getKitchenScreen",
  summary: "Get a paired kitchen screen",
  description: "With what it shows and when it was last seen.",
  tag: "Kitchen",
  guard: tenantAccess,
  params: ScreenParams,
  response: KitchenScreenWire,
  version,
  errors: ["KITCHEN_SCREEN_NOT_FOUND"],
  handle: ({ app, tenant, params }) =>
    getKitchenScreen(app, { tenantId: tenant.id, screenId: params.screenId }),
});

export const PATCH = endpoint({
  operationId: "updateKitchenScreen",
  summary: "Change what a paired screen shows",
  description: "Omitted fields stay as they are; the device follows by itself.",
  tag: "Kitchen",
  guard: tenantAccess,
  params: ScreenParams,
  body: ChangeScreenBody,
  response: KitchenScreenWire,
  version,
  errors: ["KITCHEN_SCREEN_NOT_FOUND", "KITCHEN_SCREEN_NAME_TAKEN", "STATION_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, params, body, precondition }) =>
    updateKitchenScreen(app, {
      tenantId: tenant.id,
      screenId: params.screenId,
      request: body,
      precondition,
    }),
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
