import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getBookingReport } from "@/lib/oversight/reports/get-booking-report";
import { ReportQuery } from "@/lib/oversight/reports/report-contract";
import { reportTable } from "@/lib/oversight/reports/report-csv";
import { BookingReport } from "@/lib/oversight/reports/report-lists-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";

const COLUMNS = [
  "day",
  "bookings",
  "guests",
  "online",
  "phone",
  "walkIn",
  "noShows",
  "noShowGuests",
  "canceled",
] as const;

export const GET = endpoint({
  operationId: "getBookingReport",
  summary: "Bookings, guests and no-shows of a range of days",
  description:
    "By the day on which the booking begins. As CSV with `Accept: text/csv` or `?format=csv`, one row for each day.",
  tag: "Reports",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: ReportQuery,
  response: BookingReport,
  errors: [],
  atOnce: 2,
  handle: async ({ app, tenant, request, query }) => {
    const report = await getBookingReport(app, { tenant, query });
    return wantsCsv(request, query) ? reportTable("bookings", query, COLUMNS, report.days) : report;
  },
});
