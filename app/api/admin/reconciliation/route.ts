import { endpoint } from "@/lib/app/endpoint";
import { listReconciliationReports } from "@/lib/oversight/books/list-reconciliation-reports";
import { ReconciliationReports } from "@/lib/oversight/books/reconciliation-contract";
import { listBooksChecks } from "@/lib/oversight/books-check/list-books-checks";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listReconciliationReports",
  summary: "List the daily reconciliation reports and checks of the books, newest first",
  description:
    "Each report lists where the ledger and the payment processor differ, each check where the books differ from what they are about: orders, bills, gift cards, payouts, receipts, stock and commissions.",
  tag: "Admin books",
  guard: superAdmin,
  response: ReconciliationReports,
  errors: [],
  handle: async ({ app }) => ({
    ...(await listReconciliationReports(app)),
    booksChecks: await listBooksChecks(app, 30),
  }),
});
