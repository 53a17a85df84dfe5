import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { MenuBatchParams, MenuUndoResult } from "@/lib/restaurant/menu/upsert/menu-upsert-contract";
import { undoMenuBatch } from "@/lib/restaurant/menu/upsert/undo-menu-batch";

export const POST = endpoint({
  operationId: "undoMenuBatch",
  summary: "Undo an upsert of the menu",
  description:
    "What it changed is what it was before, and what it made is deleted; all of it or nothing. Refused with MENU_CHANGED once something that it wrote was edited again. Availability that staff switch is no edit. Kept as long as the history of the menu.",
  tag: "Menu tools",
  guard: tenantAccess,
  params: MenuBatchParams,
  response: MenuUndoResult,
  errors: ["MENU_CHANGE_NOT_FOUND", "MENU_CHANGED", "QUOTA_EXCEEDED", "EXTERNAL_ID_TAKEN"],
  audited: true,
  handle: ({ app, actor, tenant, params }) =>
    undoMenuBatch(app, { tenantId: tenant.id, actorId: actor.userId, batchId: params.batchId }),
});
