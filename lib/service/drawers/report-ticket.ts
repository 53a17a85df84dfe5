import { drawerReportTicket } from "@/lib/core/ticket/cash-ticket";
import type { Ticket } from "@/lib/core/ticket/ticket";
import type { TicketPen } from "@/lib/core/ticket/ticket-pen";
import type { DrawerDay } from "./drawer";
import type { DrawerReport } from "./drawer-report";
import { reportSections } from "./report-sections";

/** The ticket of an X report at this moment, or of the Z report of a closed day. */
export function reportTicket(
  pen: TicketPen,
  input: { restaurant: string; day: DrawerDay; report: DrawerReport; now: Date },
): Ticket {
  const { restaurant, day, report, now } = input;
  return drawerReportTicket(pen, {
    ...{ restaurant, drawer: day.drawerName, currency: day.currency },
    zNumber: day.closedAt === null ? null : day.zNumber,
    ...{ from: day.openedAt, until: day.closedAt ?? now },
    sections: reportSections(pen, day, report).map(({ title, lines }) => ({
      title,
      lines: lines.map(({ label, count, amountMinor }) => {
        return { label: count === undefined ? label : `${label} (${count})`, amountMinor };
      }),
    })),
    total: { label: pen.t("report.takings"), amountMinor: report.takings.amountMinor },
  });
}
