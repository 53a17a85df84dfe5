import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getGiftCardReport } from "@/lib/oversight/reports/get-gift-card-report";
import { ReportQuery } from "@/lib/oversight/reports/report-contract";
import { reportTable } from "@/lib/oversight/reports/report-csv";
import { GiftCardReport } from "@/lib/oversight/reports/report-lists-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";

const COLUMNS = ["move", "count", "amount"] as const;

export const GET = endpoint({
  operationId: "getGiftCardReport",
  summary: "Gift cards sold, spent and expired in a range of days",
  description: "As CSV with `Accept: text/csv` or `?format=csv`.",
  tag: "Reports",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: ReportQuery,
  response: GiftCardReport,
  errors: [],
  atOnce: 2,
  handle: async ({ app, tenant, request, query }) => {
    const report = await getGiftCardReport(app, { tenant, query });
    return wantsCsv(request, query) ? reportTable("gift-cards", query, COLUMNS, report.moves) : report;
  },
});
