import { tenantStaffAccess } from "@/lib/auth/staff-guards";
import { BillWire, billView } from "@/lib/bills/bill-contract";
import { getTableBill } from "@/lib/bills/get-table-bill";
import { endpoint } from "@/lib/http/endpoint";
import { TableParams } from "@/lib/reservations/table-contract";

export const GET = endpoint({
  operationId: "getTableBill",
  summary: "The open bill of a table",
  tag: "Bills",
  guard: tenantStaffAccess,
  params: TableParams,
  response: BillWire,
  errors: ["BILL_NOT_FOUND"],
  async handle({ app, tenant, params }) {
    return billView(await getTableBill(app, { tenantId: tenant.id, tableId: params.tableId }));
  },
});
