import type { TicketPen } from "@/lib/core/ticket/ticket-pen";
import { isKnownExternalMethod } from "@/lib/restaurant/tenancy/external-method";
import type { DrawerDay } from "./drawer";
import type { DrawerReport } from "./drawer-report";

/** A line of a printed report; `count` is how many payments it is of. */
export type ReportLine = { label: string; count?: number; amountMinor: number };
export type ReportSection = { title: string; lines: ReportLine[] };

/** What is printed of a day's report, as a ticket and as a PDF, in the reader's words; without empty sections. */
export function reportSections(
  { t, write }: TicketPen,
  day: DrawerDay,
  report: DrawerReport,
): ReportSection[] {
  const { takings, receipts, bridge, cash } = report;
  const sections: ReportSection[] = [
    {
      title: t("report.ways"),
      lines: report.ways.map(({ method, type, count, amountMinor }) => ({
        ...{ label: type === null ? t(`report.way.${method}`) : wayOf(t, type), count, amountMinor },
      })),
    },
    {
      title: t("report.channels"),
      lines: report.channels.map(({ channel, ...sum }) => ({
        label: t(`report.channel.${channel}`),
        ...sum,
      })),
    },
    {
      title: t("report.members"),
      lines: report.members.map(({ name, count, amountMinor }) => ({
        ...{ label: name ?? t("report.nobody"), count, amountMinor },
      })),
    },
    {
      title: t("report.taxes"),
      lines: report.taxes.flatMap(({ name, bps, netMinor, taxMinor }) => {
        const rate = `${name} ${write.percent(bps)}`;
        return [
          { label: t("report.net", { rate }), amountMinor: netMinor },
          { label: t("report.tax", { rate }), amountMinor: taxMinor },
        ];
      }),
    },
    {
      title: t("report.receipts"),
      lines: [
        {
          label: t("report.issued"),
          count: receipts.count + receipts.corrections,
          amountMinor: receipts.grossMinor + receipts.tipMinor,
        },
        ...spoken([
          { label: t("report.otherwise"), amountMinor: 0 - bridge.otherwiseMinor },
          { label: t("report.ahead"), amountMinor: bridge.aheadMinor },
          { label: t("report.elsewhere"), amountMinor: 0 - bridge.elsewhereMinor },
          { label: t("report.channel.deposit"), amountMinor: bridge.depositsMinor },
          { label: t("report.channel.gift_card"), amountMinor: bridge.giftCardsMinor },
        ]),
        { label: t("report.takings"), count: takings.count, amountMinor: takings.amountMinor },
        ...spoken([
          { label: t("report.tips"), amountMinor: takings.tipMinor },
          { label: t("report.back"), amountMinor: takings.backMinor },
        ]),
      ],
    },
    {
      title: t("report.movements"),
      lines: report.movements.map(({ direction, amountMinor, reason }) => ({
        label: reason,
        amountMinor: direction === "in" ? amountMinor : 0 - amountMinor,
      })),
    },
    {
      title: t("report.cash"),
      lines: [
        { label: t("report.float"), amountMinor: cash.floatMinor },
        { label: t("report.taken"), amountMinor: cash.takenMinor },
        ...spoken([
          { label: t("payIn"), amountMinor: cash.inMinor },
          { label: t("payOut"), amountMinor: 0 - cash.outMinor },
        ]),
        { label: t("report.expected"), amountMinor: cash.expectedMinor },
        ...(day.closedAt === null
          ? []
          : [
              { label: t("report.counted"), amountMinor: day.countedMinor },
              { label: t("report.difference"), amountMinor: day.countedMinor - day.expectedMinor },
            ]),
      ],
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function wayOf(t: TicketPen["t"], type: string): string {
  return isKnownExternalMethod(type) ? t(`report.external.${type}`) : type;
}

const spoken = (lines: ReportLine[]) => lines.filter(({ amountMinor }) => amountMinor !== 0);
