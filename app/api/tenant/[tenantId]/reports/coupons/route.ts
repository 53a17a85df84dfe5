import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getCouponReport } from "@/lib/oversight/reports/get-coupon-report";
import { ReportQuery } from "@/lib/oversight/reports/report-contract";
import { reportTable } from "@/lib/oversight/reports/report-csv";
import { CouponReport } from "@/lib/oversight/reports/report-lists-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";

const COLUMNS = ["couponId", "code", "orders", "discounts", "sales", "refunds"] as const;

export const GET = endpoint({
  operationId: "getCouponReport",
  summary: "What each coupon cost and brought in a range of days",
  description: "As CSV with `Accept: text/csv` or `?format=csv`.",
  tag: "Reports",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: ReportQuery,
  response: CouponReport,
  errors: [],
  atOnce: 2,
  handle: async ({ app, tenant, request, query }) => {
    const report = await getCouponReport(app, { tenant, query });
    return wantsCsv(request, query) ? reportTable("coupons", query, COLUMNS, report.coupons) : report;
  },
});
