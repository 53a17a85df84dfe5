import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { BillParams, BillWire, billView, MoveBillRequest } from "@/lib/service/bills/bill-contract";
import { billVersion } from "@/lib/service/bills/bill-version";
import { moveBill } from "@/lib/service/bills/move-bill";

export const POST = endpoint({
  operationId: "moveBill",
  summary: "Move an open bill to another table",
  description: "The other table must have no open bill.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: BillParams,
  body: MoveBillRequest,
  response: BillWire,
  version: billVersion,
  errors: ["BILL_NOT_FOUND", "BILL_CLOSED", "BILL_MOVED", "TABLE_NOT_FOUND", "TABLE_HAS_OPEN_BILL"],
  async handle({ app, tenant, actor, params, body, precondition }) {
    const { billId } = params;
    return billView(
      await moveBill(app, { tenantId: tenant.id, billId, ...body, actorId: actor.userId, precondition }),
    );
  },
});
