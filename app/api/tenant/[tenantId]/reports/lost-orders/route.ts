import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getLostOrders } from "@/lib/oversight/reports/get-lost-orders";
import { ReportQuery } from "@/lib/oversight/reports/report-contract";
import { reportTable } from "@/lib/oversight/reports/report-csv";
import { LostOrderReport } from "@/lib/oversight/reports/report-lists-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";

const COLUMNS = ["ending", "by", "reason", "orders", "amount"] as const;

export const GET = endpoint({
  operationId: "getLostOrderReport",
  summary: "Why orders of a range of days were refused or canceled",
  description: "By the day on which they were placed. As CSV with `Accept: text/csv` or `?format=csv`.",
  tag: "Reports",
  guard: tenantAccess,
  params: TenantParams,
  query: ReportQuery,
  response: LostOrderReport,
  errors: [],
  atOnce: 2,
  handle: async ({ app, tenant, request, query }) => {
    const report = await getLostOrders(app, { tenant, query });
    return wantsCsv(request, query) ? reportTable("lost-orders", query, COLUMNS, report.reasons) : report;
  },
});
