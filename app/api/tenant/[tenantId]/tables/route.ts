import { tenantAccess, tenantStaffAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { createTable } from "@/lib/reservations/create-table";
import { listTables } from "@/lib/reservations/list-tables";
import { CreateTableRequest, DiningTableList, DiningTableWire } from "@/lib/reservations/table-contract";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "listTables",
  summary: "The tables of a restaurant",
  tag: "Reservations",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: DiningTableList,
  errors: [],
  handle: ({ app, tenant }) => listTables(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "createTable",
  summary: "Add a table",
  tag: "Reservations",
  guard: tenantAccess,
  params: TenantParams,
  body: CreateTableRequest,
  response: DiningTableWire,
  errors: ["TABLE_NAME_TAKEN", "TABLE_NOT_FOUND", "TABLE_COMBINATION_LIMIT", "QUOTA_EXCEEDED"],
  idempotent: true,
  audited: true,
  handle: ({ app, tenant, body }) => createTable(app, { tenantId: tenant.id, request: body }),
});
