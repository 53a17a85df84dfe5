import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getOverview } from "@/lib/oversight/reports/get-overview";
import { OverviewQuery, ReportOverview } from "@/lib/oversight/reports/report-contract";
import { reportTable } from "@/lib/oversight/reports/report-csv";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";

const COLUMNS = [
  "day",
  "orders",
  "items",
  "discounts",
  "deliveryFees",
  "taxAdded",
  "sales",
  "refunds",
  "net",
  "late",
  "refused",
  "canceled",
  "serviceCharges",
  "tips",
] as const;

export const GET = endpoint({
  operationId: "getReportOverview",
  summary: "Sales of a range of days, by day, channel and payment",
  description:
    "An order counts on the day it was placed and a table bill on the day it was opened; a refund counts with its order, whenever it is made. Tips are not sales and are listed separately. Today is up to date to the last order. As CSV with `Accept: text/csv` or `?format=csv`, one row for each day.",
  tag: "Reports",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: OverviewQuery,
  response: ReportOverview,
  errors: [],
  atOnce: 2,
  handle: async ({ app, tenant, request, query }) => {
    const report = await getOverview(app, { tenant, query });
    return wantsCsv(request, query) ? reportTable("sales", query, COLUMNS, report.days) : report;
  },
});
