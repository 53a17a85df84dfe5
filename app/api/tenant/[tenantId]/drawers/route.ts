import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { createDrawer } from "@/lib/service/drawers/create-drawer";
import { CreateDrawerRequest, DrawerList, DrawerWire } from "@/lib/service/drawers/drawer-contract";
import { listDrawers } from "@/lib/service/drawers/list-drawers";

export const GET = endpoint({
  operationId: "listDrawers",
  summary: "List the cash drawers of a restaurant",
  description:
    "With the day that is open in each, when business days end, and the coins and notes to count by.",
  tag: "Drawers",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: DrawerList,
  errors: [],
  handle: ({ app, tenant }) => listDrawers(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "createDrawer",
  summary: "Add a cash drawer",
  description:
    "A waiter's purse, or a second till. The first is the main drawer, which is also made by its first opening.",
  tag: "Drawers",
  guard: tenantAccess,
  params: TenantParams,
  body: CreateDrawerRequest,
  response: DrawerWire,
  errors: [
    "DRAWER_NAME_TAKEN",
    "QUOTA_EXCEEDED",
    "MAIN_DRAWER_STAYS",
    "PRINTER_NOT_FOUND",
    "MEMBER_NOT_FOUND",
  ],
  audited: true,
  idempotent: true,
  handle: ({ app, tenant, body }) => createDrawer(app, { tenantId: tenant.id, request: body }),
});
