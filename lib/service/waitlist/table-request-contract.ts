import { z } from "zod";
import { pageCursor, pageLimit } from "@/lib/core/paging/page-contract";
import { DateText, TimeText } from "@/lib/service/reservations/reservation-contract";
import { type TableRequest, WAITLIST_STATUSES, wireStatus } from "./waitlist-entry";

const instant = z.iso.datetime();

export const TableRequestQuery = z.object({
  from: DateText.optional().describe("First day; today if omitted"),
  cursor: pageCursor("wtl"),
  limit: pageLimit(100),
});
export type TableRequestQuery = z.output<typeof TableRequestQuery>;

export const TableRequestWire = z
  .object({
    id: z.string(),
    status: z
      .enum(WAITLIST_STATUSES)
      .describe(
        "`booked` once the offered table was taken, `left` when the guest or staff ended it, `expired` when an offer was not answered or the evening is over",
      ),
    date: DateText,
    earliest: TimeText,
    latest: TimeText,
    guestCount: z.int(),
    customerName: z.string(),
    customerEmail: z.string().nullable(),
    customerPhone: z.string().nullable(),
    reservationId: z.string().nullable().describe("The hold of the offer, then the booking"),
    offerUntil: instant.nullable().describe("The table is held until then"),
    createdAt: instant,
    closedAt: instant.nullable(),
  })
  .meta({ id: "TableRequest" });
export type TableRequestWire = z.output<typeof TableRequestWire>;

export const TableRequests = z
  .object({
    requests: z.array(TableRequestWire).describe("By evening, oldest request first"),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: "TableRequests" });

/** A request as staff sees it. */
export function tableRequest(entry: TableRequest): TableRequestWire {
  const { id, guestCount, customerName, customerEmail, customerPhone, reservationId } = entry;
  const { date, earliest, latest } = entry.wanted;
  return {
    id,
    status: wireStatus(entry),
    date,
    earliest,
    latest,
    guestCount,
    customerName,
    customerEmail,
    customerPhone,
    reservationId,
    offerUntil: entry.offerUntil?.toISOString() ?? null,
    createdAt: entry.createdAt.toISOString(),
    closedAt: entry.closedAt?.toISOString() ?? null,
  };
}
