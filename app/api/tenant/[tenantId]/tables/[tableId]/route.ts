import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { getTable } from "@/lib/service/tables/get-table";
import { removeTable } from "@/lib/service/tables/remove-table";
import { DiningTableWire, TableParams, UpdateTableRequest } from "@/lib/service/tables/table-contract";
import { updateTable } from "@/lib/service/tables/update-table";

const version = versionOf(DiningTableWire);

export const GET = endpoint({
  operationId: "getTable",
  summary: "Get a table",
  description:
    "With the tables that it can be combined with, and `linkToken`, the end of the address in its QR code.",
  tag: "Reservation management",
  guard: tenantStaffAccess,
  params: TableParams,
  response: DiningTableWire,
  version,
  errors: ["TABLE_NOT_FOUND"],
  handle: ({ app, tenant, params }) => getTable(app, { tenantId: tenant.id, tableId: params.tableId }),
});

export const PATCH = endpoint({
  operationId: "updateTable",
  summary: "Update a table",
  description: "Its bookings keep it.",
  tag: "Reservation management",
  guard: tenantAccess,
  params: TableParams,
  body: UpdateTableRequest,
  response: DiningTableWire,
  version,
  errors: ["TABLE_NOT_FOUND", "TABLE_NAME_TAKEN", "EXTERNAL_ID_TAKEN", "TABLE_COMBINATION_LIMIT"],
  audited: true,
  handle: ({ app, tenant, params, body, precondition }) =>
    updateTable(app, { tenantId: tenant.id, tableId: params.tableId, request: body, precondition }),
});

export const DELETE = endpoint({
  operationId: "removeTable",
  summary: "Remove a table",
  description: "Repeating it is harmless. Past bookings keep the table.",
  tag: "Reservation management",
  guard: tenantAccess,
  params: TableParams,
  response: null,
  version,
  errors: ["TABLE_HAS_BOOKINGS", "TABLE_HAS_OPEN_BILL"],
  audited: true,
  handle: ({ app, tenant, params, precondition }) =>
    removeTable(app, { tenantId: tenant.id, tableId: params.tableId, precondition }),
});
