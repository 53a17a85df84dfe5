import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getHours } from "@/lib/oversight/reports/get-hours";
import { HourReport, ReportQuery } from "@/lib/oversight/reports/report-contract";
import { reportTable } from "@/lib/oversight/reports/report-csv";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";

const COLUMNS = ["weekday", "hour", "orders", "net"] as const;

export const GET = endpoint({
  operationId: "getHourReport",
  summary: "Sales of a range of days, by weekday and hour",
  description: "By the restaurant's clocks. As CSV with `Accept: text/csv` or `?format=csv`.",
  tag: "Reports",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: ReportQuery,
  response: HourReport,
  errors: [],
  atOnce: 2,
  handle: async ({ app, tenant, request, query }) => {
    const report = await getHours(app, { tenant, query });
    return wantsCsv(request, query) ? reportTable("hours", query, COLUMNS, report.hours) : report;
  },
});
