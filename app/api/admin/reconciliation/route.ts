import { endpoint } from "@/lib/app/endpoint";
import { listReconciliationReports } from "@/lib/oversight/books/list-reconciliation-reports";
import { ReconciliationReports } from "@/lib/oversight/books/reconciliation-contract";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listReconciliationReports",
  summary: "List the daily reconciliation reports, newest first",
  description: "Each report lists where the ledger and the payment processor differ.",
  tag: "Admin money",
  guard: superAdmin,
  response: ReconciliationReports,
  errors: [],
  handle: ({ app }) => listReconciliationReports(app),
});
