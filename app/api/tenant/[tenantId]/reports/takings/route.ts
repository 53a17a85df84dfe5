import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getTakingsReport } from "@/lib/oversight/reports/get-takings-report";
import { ReportQuery } from "@/lib/oversight/reports/report-contract";
import { reportTable } from "@/lib/oversight/reports/report-csv";
import { TakingsReport } from "@/lib/oversight/reports/takings-report-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";

const COLUMNS = ["method", "type", "count", "taken", "back", "net", "tips", "outside"] as const;

export const GET = endpoint({
  operationId: "getTakingsReport",
  summary: "What the restaurant took itself in a range of days, by way of payment",
  description:
    "In cash and by its external methods, for orders, bills, deposits and gift cards; what went back counts on the day on which it did. As CSV with `Accept: text/csv` or `?format=csv`.",
  tag: "Reports",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: ReportQuery,
  response: TakingsReport,
  errors: [],
  atOnce: 2,
  handle: async ({ app, tenant, request, query }) => {
    const report = await getTakingsReport(app, { tenant, query });
    return wantsCsv(request, query) ? reportTable("takings", query, COLUMNS, report.ways) : report;
  },
});
