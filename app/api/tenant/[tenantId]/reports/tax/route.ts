import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getTaxReport } from "@/lib/oversight/reports/get-tax-report";
import { ReportQuery } from "@/lib/oversight/reports/report-contract";
import { reportTable } from "@/lib/oversight/reports/report-csv";
import { TaxReport } from "@/lib/oversight/reports/tax-report-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";

const COLUMNS = [
  "rate",
  "net",
  "tax",
  "gross",
  "soldGross",
  "soldTax",
  "correctedGross",
  "correctedTax",
] as const;

export const GET = endpoint({
  operationId: "getTaxReport",
  summary: "The tax in the receipts and corrections of a range of days, by rate",
  description:
    "Each document counts on the day on which it was issued, so a refund of last month's order is this month's correction. As CSV with `Accept: text/csv` or `?format=csv`.",
  tag: "Reports",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: ReportQuery,
  response: TaxReport,
  errors: [],
  atOnce: 2,
  handle: async ({ app, tenant, request, query }) => {
    const report = await getTaxReport(app, { tenant, query });
    if (!wantsCsv(request, query)) return report;
    const rows = report.rates.map(({ sold, corrected, ...rate }) => ({
      ...rate,
      soldGross: sold.gross,
      soldTax: sold.tax,
      correctedGross: corrected.gross,
      correctedTax: corrected.tax,
    }));
    return reportTable("tax", query, COLUMNS, rows);
  },
});
