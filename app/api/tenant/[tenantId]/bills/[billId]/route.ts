import { tenantStaffAccess } from "@/lib/auth/staff-guards";
import { BillParams, BillWire, billView } from "@/lib/bills/bill-contract";
import { getBill } from "@/lib/bills/get-bill";
import { endpoint } from "@/lib/http/endpoint";

export const GET = endpoint({
  operationId: "getBill",
  summary: "One table bill",
  tag: "Bills",
  guard: tenantStaffAccess,
  params: BillParams,
  response: BillWire,
  errors: ["BILL_NOT_FOUND"],
  async handle({ app, tenant, params }) {
    return billView(await getBill(app, { tenantId: tenant.id, billId: params.billId }));
  },
});
