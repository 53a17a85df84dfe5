import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { onReplica } from "@/lib/platform/db/replica";
import type { CouponReportWire } from "./report-lists-contract";
import { headOf, inputOf, type ReportRequest } from "./report-subject";
import { salesMinor } from "./report-sums";
import { readCoupons } from "./sales-store";

/** What each coupon cost and what its orders brought. */
export async function getCouponReport(app: App, request: ReportRequest): Promise<CouponReportWire> {
  const rows = await onReplica(app.db, (db) => readCoupons(db, inputOf(request)));
  const major = (minor: number) => toMajor(minor, request.tenant.currency);
  const coupons = rows.map((row) => ({
    couponId: row.couponId,
    code: row.code,
    orders: row.orders,
    discounts: major(row.discounts),
    sales: major(salesMinor(row)),
    refunds: major(row.refunds),
  }));
  return { ...headOf(request), coupons };
}
