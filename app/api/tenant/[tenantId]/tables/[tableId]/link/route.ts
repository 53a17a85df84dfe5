import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { renewTableLink } from "@/lib/service/tables/renew-table-link";
import { DiningTableWire, TableParams } from "@/lib/service/tables/table-contract";

export const POST = endpoint({
  operationId: "renewTableLink",
  summary: "Replace the link in a table's QR code",
  description:
    "The printed code stops working; print a new one. Bills that are open stay open to their guests.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: TableParams,
  response: DiningTableWire,
  errors: ["TABLE_NOT_FOUND"],
  idempotent: true,
  audited: true,
  handle: ({ app, tenant, params }) => renewTableLink(app, { tenantId: tenant.id, tableId: params.tableId }),
});
