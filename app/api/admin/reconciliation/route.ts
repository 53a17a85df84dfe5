import { endpoint } from "@/lib/app/endpoint";
import { listReconciliationReports } from "@/lib/payments/payments/list-reconciliation-reports";
import { ReconciliationReports } from "@/lib/payments/payments/reconciliation-contract";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listReconciliationReports",
  summary: "Where our books and the payment processor's differ",
  description: "One report a day, the newest first.",
  tag: "Platform",
  guard: superAdmin,
  response: ReconciliationReports,
  errors: [],
  handle: ({ app }) => listReconciliationReports(app),
});
