import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { BillWire, billView } from "@/lib/service/bills/bill-contract";
import { getTableBill } from "@/lib/service/bills/get-table-bill";
import { TableParams } from "@/lib/service/tables/table-contract";

export const GET = endpoint({
  operationId: "getTableBill",
  summary: "Get the open bill of a table",
  description: "A table has at most one; without an open bill the answer is 404.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: TableParams,
  response: BillWire,
  errors: ["BILL_NOT_FOUND"],
  async handle({ app, tenant, params }) {
    return billView(await getTableBill(app, { tenantId: tenant.id, tableId: params.tableId }));
  },
});
