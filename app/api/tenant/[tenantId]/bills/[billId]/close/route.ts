import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { BillParams, BillWire, billView } from "@/lib/service/bills/bill-contract";
import { closeBill } from "@/lib/service/bills/close-bill";

export const POST = endpoint({
  operationId: "closeBill",
  summary: "Close a bill that is paid in full",
  description: "The table is then free for its next bill.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: BillParams,
  response: BillWire,
  errors: ["BILL_NOT_FOUND", "BILL_CLOSED", "BILL_NOT_PAID"],
  async handle({ app, tenant, actor, params }) {
    const { billId } = params;
    return billView(await closeBill(app, { tenantId: tenant.id, billId, actorId: actor.userId }));
  },
});
