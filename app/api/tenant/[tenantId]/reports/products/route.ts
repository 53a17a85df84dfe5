import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getProductSales } from "@/lib/oversight/reports/get-product-sales";
import { ReportQuery } from "@/lib/oversight/reports/report-contract";
import { reportTable } from "@/lib/oversight/reports/report-csv";
import { ProductReport } from "@/lib/oversight/reports/report-lists-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";

const COLUMNS = ["productId", "name", "quantity", "orders", "items", "refunded"] as const;

export const GET = endpoint({
  operationId: "getProductReport",
  summary: "What each dish brought in a range of days",
  description: "Table bills included. As CSV with `Accept: text/csv` or `?format=csv`.",
  tag: "Reports",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: ReportQuery,
  response: ProductReport,
  errors: [],
  atOnce: 2,
  handle: async ({ app, tenant, request, query }) => {
    const report = await getProductSales(app, { tenant, query });
    return wantsCsv(request, query) ? reportTable("products", query, COLUMNS, report.products) : report;
  },
});
