import { superAdmin } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { listReconciliationReports } from "@/lib/payments/list-reconciliation-reports";
import { ReconciliationReports } from "@/lib/payments/reconciliation-contract";

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
