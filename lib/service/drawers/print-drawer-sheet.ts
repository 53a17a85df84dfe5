import { fail } from "@/lib/core/errors/app-error";
import { staffLocale } from "@/lib/core/i18n/locales";
import { ticketPen } from "@/lib/core/ticket/ticket-pen";
import type { App } from "@/lib/payments/app";
import { drawStatement } from "@/lib/payments/statement/statement-sheet";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { pictureOfText } from "@/lib/platform/media/text-picture-gateway";
import type { PrintingTenant } from "@/lib/service/printers/staff-pen";
import type { DrawerDayRef } from "./drawer";
import { getDrawerDay } from "./get-drawer-day";
import { reportSections } from "./report-sections";

/**
 * The report of a day as a PDF in A4, in the restaurant's first language: a Z report as it was printed, or an X report at
 * this moment. Throws DRAWER_DAY_NOT_FOUND and COUNT_IS_BLIND.
 */
export async function printDrawerSheet(
  app: App,
  input: DrawerDayRef & {
    tenant: PrintingTenant & { name: string };
    actor: Pick<StaffActor, "role">;
  },
): Promise<Buffer<ArrayBuffer>> {
  const { tenantId, dayId, tenant, actor } = input;
  const { day, report } = await getDrawerDay(app, { tenantId, dayId, actor });
  if (!report)
    return fail("COUNT_IS_BLIND", "Count the drawer first. A manager sees what is in it before that.");
  const pen = ticketPen({ ...tenant, locale: staffLocale(tenant.locales) });
  const { t, write } = pen;
  const money = (minor: number) => write.money(minor, day.currency);
  const until = day.closedAt ?? app.clock.now();
  const sheet = {
    title: day.closedAt === null ? t("xReport") : t("zReport", { number: String(day.zNumber) }),
    restaurant: tenant.name,
    about: [
      t("drawer", { name: day.drawerName }),
      t("report.businessDay", { day: write.day(`${day.businessDate}T12:00:00Z`) }),
      named(t("from", { moment: write.moment(day.openedAt) }), day.openedByName),
      named(t("until", { moment: write.moment(until) }), day.closedAt === null ? null : day.closedByName),
      ...(day.closedAt !== null && day.note !== null ? [t("note", { note: day.note })] : []),
    ],
    tables: reportSections(pen, day, report).map(({ title, lines }) => ({
      heading: title,
      columns: [t("report.number"), t("report.amount")],
      rows: lines.map(({ label, count, amountMinor }) => ({
        label,
        cells: [count === undefined ? "" : String(count), money(amountMinor)],
        isStrong: false,
      })),
    })),
    pageOf: (page: number, pages: number) => t("report.page", { page: String(page), pages: String(pages) }),
  };
  return Buffer.from(await drawStatement(sheet, pictureOfText));
}

const named = (line: string, name: string | null) => (name === null ? line : `${line}, ${name}`);
