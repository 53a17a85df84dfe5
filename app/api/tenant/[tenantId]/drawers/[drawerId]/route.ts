import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { DrawerParams, DrawerWire, UpdateDrawerRequest } from "@/lib/service/drawers/drawer-contract";
import { getDrawer } from "@/lib/service/drawers/get-drawer";
import { removeDrawer } from "@/lib/service/drawers/remove-drawer";
import { updateDrawer } from "@/lib/service/drawers/update-drawer";

const version = versionOf(DrawerWire, ({ name, printerId, memberIds }) => ({ name, printerId, memberIds }));

export const GET = endpoint({
  operationId: "getDrawer",
  summary: "Get a cash drawer",
  description: "With the day that is open in it.",
  tag: "Drawers",
  guard: tenantStaffAccess,
  params: DrawerParams,
  response: DrawerWire,
  version,
  errors: ["DRAWER_NOT_FOUND"],
  handle: ({ app, tenant, params }) => getDrawer(app, { tenantId: tenant.id, drawerId: params.drawerId }),
});

export const PATCH = endpoint({
  operationId: "updateDrawer",
  summary: "Update a cash drawer",
  description: "What its members take from then on goes into it; what they took before stays where it is.",
  tag: "Drawers",
  guard: tenantAccess,
  params: DrawerParams,
  body: UpdateDrawerRequest,
  response: DrawerWire,
  version,
  errors: [
    "DRAWER_NOT_FOUND",
    "DRAWER_NAME_TAKEN",
    "MAIN_DRAWER_STAYS",
    "PRINTER_NOT_FOUND",
    "MEMBER_NOT_FOUND",
  ],
  audited: true,
  handle: ({ app, tenant, params, body, precondition }) =>
    updateDrawer(app, { tenantId: tenant.id, drawerId: params.drawerId, request: body, precondition }),
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
