import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { BillParams, BillWire, billView } from "@/lib/service/bills/bill-contract";
import { billVersion } from "@/lib/service/bills/bill-version";
import { getBill } from "@/lib/service/bills/get-bill";

export const GET = endpoint({
  operationId: "getBill",
  summary: "Get a table bill",
  description: "With its rounds, what was voided, the payments and what is still open.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: BillParams,
  response: BillWire,
  version: billVersion,
  errors: ["BILL_NOT_FOUND"],
  async handle({ app, tenant, params }) {
    return billView(await getBill(app, { tenantId: tenant.id, billId: params.billId }));
  },
});
