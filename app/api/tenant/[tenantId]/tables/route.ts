import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { createTable } from "@/lib/service/tables/create-table";
import { listTables } from "@/lib/service/tables/list-tables";
import {
  CreateTableRequest,
  DiningTableList,
  DiningTableWire,
  TableListQuery,
} from "@/lib/service/tables/table-contract";

export const GET = endpoint({
  operationId: "listTables",
  summary: "List the tables of a restaurant",
  description: "In the order of the room. `linkToken` is the end of the address in a table's QR code.",
  tag: "Reservation management",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: TableListQuery,
  response: DiningTableList,
  errors: [],
  handle: ({ app, tenant, query }) => listTables(app, { tenantId: tenant.id, ...query }),
});

export const POST = endpoint({
  operationId: "createTable",
  summary: "Create a table",
  description: "It can be booked and have a bill from then on.",
  tag: "Reservation management",
  guard: tenantAccess,
  params: TenantParams,
  body: CreateTableRequest,
  response: DiningTableWire,
  errors: [
    "TABLE_NAME_TAKEN",
    "EXTERNAL_ID_TAKEN",
    "TABLE_NOT_FOUND",
    "TABLE_COMBINATION_LIMIT",
    "QUOTA_EXCEEDED",
  ],
  idempotent: true,
  audited: true,
  handle: ({ app, tenant, body }) => createTable(app, { tenantId: tenant.id, request: body }),
});
