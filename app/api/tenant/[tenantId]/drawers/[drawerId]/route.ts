import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { DrawerParams, DrawerWire, UpdateDrawerRequest } from "@/lib/service/drawers/drawer-contract";
import { removeDrawer } from "@/lib/service/drawers/remove-drawer";
import { updateDrawer } from "@/lib/service/drawers/update-drawer";

export const PATCH = endpoint({
  operationId: "updateDrawer",
  summary: "Update a cash drawer",
  description: "What its members take from then on goes into it; what they took before stays where it is.",
  tag: "Drawers",
  guard: tenantAccess,
  params: DrawerParams,
  body: UpdateDrawerRequest,
  response: DrawerWire,
  errors: [
    "DRAWER_NOT_FOUND",
    "DRAWER_NAME_TAKEN",
    "MAIN_DRAWER_STAYS",
    "PRINTER_NOT_FOUND",
    "MEMBER_NOT_FOUND",
  ],
  audited: true,
  handle: ({ app, tenant, params, body }) =>
    updateDrawer(app, { tenantId: tenant.id, drawerId: params.drawerId, request: body }),
});

export const DELETE = endpoint({
  operationId: "removeDrawer",
  summary: "Remove a cash drawer",
  description: "Its Z reports stay. Repeating it is harmless.",
  tag: "Drawers",
  guard: tenantAccess,
  params: DrawerParams,
  response: null,
  errors: ["DRAWER_IS_OPEN", "MAIN_DRAWER_STAYS"],
  audited: true,
  handle: ({ app, tenant, params }) => removeDrawer(app, { tenantId: tenant.id, drawerId: params.drawerId }),
});
