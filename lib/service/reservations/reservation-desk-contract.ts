import { z } from "zod";
import { MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from "@/lib/core/contact/contact";
import { ComparableEmail, PersonName } from "@/lib/core/contact/contact-contract";
import { LOCALES } from "@/lib/core/i18n/locales";
import { IdParam } from "@/lib/core/ids/param-contract";
import { wholeIn } from "@/lib/core/numbers/whole-range-contract";
import { pageCursor, pageLimit } from "@/lib/core/paging/page-contract";
import { MAX_SEARCH_LENGTH } from "@/lib/core/paging/search-length";
import { inOrder } from "@/lib/core/time/day-range-contract";
import { UpdatedSince, updatedThrough } from "@/lib/core/time/updated-since-contract";
import { EmailQuery, PhoneQuery } from "@/lib/people/customers/contact-query-contract";
import { DeskDeposit, deskDeposit } from "@/lib/service/reservations/deposits/deposit-contract";
import { lengthMinutes, localStart, type Reservation } from "./reservation";
import { BookingFacts, DateText, optionalText, TimeText } from "./reservation-contract";
import {
  MAX_CHOSEN_TABLES,
  MAX_NOTE_LENGTH,
  MAX_REQUESTS_LENGTH,
  STAFF_PARTY,
  STAY_MINUTES,
} from "./reservation-policy";
import { nextReservationStatuses, RESERVATION_STATUSES } from "./reservation-status";

const StatusWire = z.enum(RESERVATION_STATUSES);
const instant = z.iso.datetime();

export const DeskReservation = z
  .object({
    ...BookingFacts.shape,
    nextStatuses: z.array(StatusWire).describe("What it can be moved to"),
    source: z.enum(["online", "phone", "walk_in"]),
    startsAt: instant,
    endsAt: instant,
    lengthMinutes: z.int(),
    customerEmail: z.string().nullable(),
    customerPhone: z.string().nullable(),
    specialRequests: z.string().nullable(),
    note: z.string().nullable().describe("For staff only"),
    tables: z.array(z.object({ id: z.string(), name: z.string() })),
    createdAt: instant,
    seatedAt: instant.nullable(),
    finishedAt: instant.nullable(),
    noShowAt: instant.nullable(),
    canceledAt: instant.nullable(),
    heldUntil: instant
      .nullable()
      .describe("Held for a party of the waitlist, or for the deposit, until then; null for a booking"),
    remindedAt: instant.nullable().describe("When the guest was reminded by email"),
    canceledBy: z.enum(["customer", "restaurant", "platform", "system"]).nullable(),
    deposit: DeskDeposit.nullable(),
  })
  .meta({ id: "DeskReservation" });

export const DeskReservationList = z.object({
  reservations: z.array(DeskReservation),
  nextCursor: z.string().nullable(),
  updatedThrough,
});

export const DeskReservationQuery = inOrder(
  z.object({
    from: DateText.optional().describe("First day; today if omitted, any with `updatedSince`"),
    to: DateText.optional().describe("Last day, inclusive; open-ended if omitted"),
    status: StatusWire.optional(),
    email: EmailQuery,
    phone: PhoneQuery,
    search: z.string().trim().max(MAX_SEARCH_LENGTH).optional().describe("Part of the name, phone or email"),
    updatedSince: UpdatedSince,
    cursor: pageCursor("rsv"),
    limit: pageLimit(100),
  }),
);
export type DeskReservationQuery = z.output<typeof DeskReservationQuery>;

const Party = wholeIn(STAFF_PARTY);
const StayMinutes = wholeIn(STAY_MINUTES).describe(
  "How long the tables are held; the policy's value if omitted",
);
const TableIds = z
  .array(IdParam)
  .min(1)
  .max(MAX_CHOSEN_TABLES)
  .transform((ids) => [...new Set(ids)])
  .describe("Chosen for the party if omitted");

const guestFields = {
  customerEmail: ComparableEmail.nullish().describe("Receives the confirmation"),
  customerPhone: optionalText(MAX_PHONE_LENGTH),
  specialRequests: optionalText(MAX_REQUESTS_LENGTH),
  note: optionalText(MAX_NOTE_LENGTH),
};

export const CreateReservationRequest = z
  .object({
    source: z.enum(["phone", "walk_in"]).default("phone").describe("A walk-in is seated now"),
    customerName: z.string().trim().max(MAX_NAME_LENGTH).default(""),
    ...guestFields,
    guestCount: Party,
    date: DateText.optional(),
    timeSlot: TimeText.optional(),
    lengthMinutes: StayMinutes.optional(),
    tableIds: TableIds.optional(),
    locale: z
      .enum(LOCALES)
      .optional()
      .describe("Language of the guest's emails; the restaurant's first if omitted"),
    deposit: z
      .enum(["ask", "waive"])
      .default("waive")
      .describe(
        "`ask`: where the booking rules want a deposit, the table is held for a day and the guest gets a link to pay it; needs customerEmail. `waive`: the booking is made without",
      ),
  })
  .superRefine((body, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const isWalkIn = body.source === "walk_in";
    if (!isWalkIn && body.customerName === "") refuse("customerName", "a booking needs a name");
    if (body.deposit === "ask" && (isWalkIn || !body.customerEmail)) {
      refuse("deposit", "needs a booking with customerEmail");
    }
    for (const field of ["date", "timeSlot"] as const) {
      if (isWalkIn && body[field] !== undefined) refuse(field, "must be left out: a walk-in is seated now");
      if (!isWalkIn && body[field] === undefined) refuse(field, "a booking needs a date and a time");
    }
  })
  .meta({ id: "CreateReservationRequest" });
export type CreateReservationRequest = z.output<typeof CreateReservationRequest>;

const MOVES = ["date", "timeSlot", "guestCount", "lengthMinutes", "tableIds"] as const;

/** Null or blank clears a text; omitted fields stay. */
const clearableText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .nullable()
    .transform((text) => text || null)
    .optional();

export const UpdateReservationRequest = z
  .object({
    status: StatusWire.optional(),
    date: DateText.optional(),
    timeSlot: TimeText.optional(),
    guestCount: Party.optional(),
    lengthMinutes: StayMinutes.optional(),
    tableIds: TableIds.optional().describe("Kept if they still fit, otherwise chosen for the party"),
    customerName: PersonName.optional(),
    customerEmail: ComparableEmail.nullable().optional().describe("A new address gets its own confirmation"),
    customerPhone: clearableText(MAX_PHONE_LENGTH),
    specialRequests: clearableText(MAX_REQUESTS_LENGTH),
    note: clearableText(MAX_NOTE_LENGTH),
    deposit: z
      .enum(["waive", "keep"])
      .optional()
      .describe(
        "`waive`: a deposit that is not paid is no longer asked for, and the booking is made. `keep`: with the status `canceled`, when the guests cancel after refundableUntil; without it a cancellation by staff returns the deposit",
      ),
  })
  .superRefine((body, context) => {
    const moved = MOVES.find((field) => body[field] !== undefined);
    if (body.status !== undefined && moved !== undefined) {
      context.addIssue({
        code: "custom",
        path: ["status"],
        message: `cannot be changed together with ${moved}`,
      });
    }
    if (body.deposit === "keep" && body.status !== "canceled") {
      context.addIssue({
        code: "custom",
        path: ["deposit"],
        message: "can be kept only with the status canceled",
      });
    }
    if (body.deposit === "waive" && body.status !== undefined) {
      context.addIssue({
        code: "custom",
        path: ["deposit"],
        message: "cannot be waived together with a status",
      });
    }
  })
  .meta({ id: "UpdateReservationRequest" });
export type UpdateReservationRequest = z.output<typeof UpdateReservationRequest>;

/** A booking as staff sees it, by the restaurant's clocks. */
export function deskReservation(reservation: Reservation, timeZone: string): z.input<typeof DeskReservation> {
  const { locale: _locale, cancelTokenHash: _hash, ...shown } = reservation;
  const text = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...shown,
    ...localStart(reservation.startsAt, timeZone),
    nextStatuses: [...nextReservationStatuses(reservation.status)],
    lengthMinutes: lengthMinutes(reservation),
    startsAt: reservation.startsAt.toISOString(),
    endsAt: reservation.endsAt.toISOString(),
    createdAt: reservation.createdAt.toISOString(),
    seatedAt: text(reservation.seatedAt),
    finishedAt: text(reservation.finishedAt),
    noShowAt: text(reservation.noShowAt),
    canceledAt: text(reservation.canceledAt),
    remindedAt: text(reservation.remindedAt),
    heldUntil: text(reservation.heldUntil),
    deposit: deskDeposit(reservation.deposit),
  };
}
