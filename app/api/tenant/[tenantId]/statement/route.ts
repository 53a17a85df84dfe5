import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getTaxReport } from "@/lib/oversight/reports/get-tax-report";
import { getStatement } from "@/lib/payments/statement/get-statement";
import { Statement, StatementQuery } from "@/lib/payments/statement/period-statement-contract";
import { statementTable } from "@/lib/payments/statement/statement-csv";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";

export const GET = endpoint({
  operationId: "getStatement",
  summary: "Get the balance before and after a range of days, and what changed it",
  description:
    "Read from the same books as the balance transactions, which it sums by type. As CSV with `Accept: text/csv` or `?format=csv`, with the tax of the receipts and corrections of these days, one row for each rate.",
  tag: "Payments",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: StatementQuery,
  response: Statement,
  errors: [],
  atOnce: 4,
  handle: async ({ app, tenant, request, query }) => {
    const statement = await getStatement(app, { tenant, days: query });
    if (!wantsCsv(request, query)) return statement;
    return statementTable(statement, await getTaxReport(app, { tenant, query }));
  },
});
