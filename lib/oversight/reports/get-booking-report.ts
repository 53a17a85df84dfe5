import type { App } from "@/lib/payments/app";
import { onReplica } from "@/lib/platform/db/replica";
import { readBookings } from "./booking-report-store";
import type { BookingReportWire } from "./report-lists-contract";
import { daysOf } from "./report-range";
import { headOf, inputOf, type ReportRequest } from "./report-subject";
import { addParties } from "./report-sums";

/** The parties of a range of days, by the day on which their booking begins. */
export async function getBookingReport(app: App, request: ReportRequest): Promise<BookingReportWire> {
  const rows = await onReplica(app.db, (db) => readBookings(db, inputOf(request)));
  const known = new Map(rows.map((row) => [row.day, row]));
  const { currency: _, ...head } = headOf(request);
  const days = daysOf(request.query).map((day) => known.get(day) ?? { day, ...addParties([]) });
  return { ...head, totals: addParties(rows), days };
}
