import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { BillPaymentParams, BillWire, billView } from "@/lib/service/bills/bill-contract";
import { cancelBillPayment } from "@/lib/service/bills/cancel-bill-payment";

export const POST = endpoint({
  operationId: "cancelBillPayment",
  summary: "Stop waiting for an online payment of a bill",
  description:
    "The amount it held can then be paid another way. A payment that was captured at the last moment stays paid.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: BillPaymentParams,
  response: BillWire,
  errors: ["BILL_NOT_FOUND", "BILL_PAYMENT_NOT_FOUND", "BILL_PAYMENT_SETTLED", "PROCESSOR_UNAVAILABLE"],
  async handle({ app, tenant, actor, params }) {
    const { billId, paymentId } = params;
    const ref = { tenantId: tenant.id, billId, paymentId };
    return billView(await cancelBillPayment(app, { ...ref, actorId: actor.userId }));
  },
});
