import { z } from "zod";
import { MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from "@/lib/core/contact/contact";
import { ComparableEmail, PersonName } from "@/lib/core/contact/contact-contract";
import { LOCALES } from "@/lib/core/i18n/locales";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { wholeIn } from "@/lib/core/numbers/whole-range-contract";
import type { Reservation } from "@/lib/service/reservations/reservation";
import { localStart } from "@/lib/service/reservations/reservation";
import {
  DateText,
  OnlineParty,
  optionalText,
  TimeText,
} from "@/lib/service/reservations/reservation-contract";
import {
  MAX_CHOSEN_TABLES,
  MAX_NOTE_LENGTH,
  STAFF_PARTY,
} from "@/lib/service/reservations/reservation-policy";
import { QUOTE_REASONS, WAITLIST_STATUSES, type WaitlistEntry, wireStatus } from "./waitlist-entry";

const instant = z.iso.datetime();

export const WaitlistEntryWire = z
  .object({
    id: z.string(),
    status: z.enum(WAITLIST_STATUSES),
    guestCount: z.int(),
    customerName: z.string(),
    customerEmail: z.string().nullable(),
    customerPhone: z.string().nullable(),
    note: z.string().nullable(),
    quotedMinutes: z
      .int()
      .nullable()
      .describe("The wait that the party was quoted; null when none could be worked out"),
    quoteReason: z
      .enum(QUOTE_REASONS)
      .nullable()
      .describe("Why none could be worked out: no table seats this many, or none is free within three hours"),
    reservationId: z.string().nullable().describe("The hold of the offer, then the booking"),
    offerUntil: instant.nullable().describe("The table is held until then"),
    createdAt: instant,
    closedAt: instant.nullable(),
  })
  .meta({ id: "WaitlistEntry" });
export type WaitlistEntryWire = z.output<typeof WaitlistEntryWire>;

export const Waitlist = z
  .object({ entries: z.array(WaitlistEntryWire).describe("Oldest first") })
  .meta({ id: "Waitlist" });

export const JoinWaitlistRequest = z
  .object({
    customerName: z.string().trim().min(1).max(MAX_NAME_LENGTH),
    guestCount: wholeIn(STAFF_PARTY),
    customerEmail: ComparableEmail.nullish().describe("Receives the offer of a table"),
    customerPhone: optionalText(MAX_PHONE_LENGTH),
    note: optionalText(MAX_NOTE_LENGTH),
    quotedMinutes: z.int().min(0).max(600).optional().describe("Worked out from the bookings if omitted"),
    locale: z.enum(LOCALES).optional(),
  })
  .meta({ id: "JoinWaitlistRequest" });
export type JoinWaitlistRequest = z.output<typeof JoinWaitlistRequest>;

export const AskForTableRequest = z
  .object({
    customerName: PersonName,
    customerEmail: ComparableEmail.describe("Receives the link of the request, and the offer of a table"),
    customerPhone: optionalText(MAX_PHONE_LENGTH),
    guestCount: OnlineParty,
    date: DateText,
    earliest: TimeText.describe("The first time that suits, one of the day's"),
    latest: TimeText.describe("The last time that suits; not before `earliest`"),
  })
  .meta({ id: "AskForTableRequest" });
export type AskForTableRequest = z.output<typeof AskForTableRequest>;

const wantedFields = { date: DateText, earliest: TimeText, latest: TimeText };

/** That the request was taken; what became of it, only the link in the email says. */
export const AskedForTable = z.object({ ...wantedFields, guestCount: z.int() }).meta({ id: "AskedForTable" });

export const ChangeTableRequest = z
  .object({ token: z.string().min(1).max(200), earliest: TimeText, latest: TimeText })
  .meta({ id: "ChangeTableRequest" });

export const OfferTableRequest = z
  .object({
    tableIds: z
      .array(IdParam)
      .min(1)
      .max(MAX_CHOSEN_TABLES)
      .transform((ids) => [...new Set(ids)])
      .optional()
      .describe("Chosen for the party if omitted, and always for one that asked online"),
  })
  .meta({ id: "OfferTableRequest" });

export const WaitlistParams = z.object({ tenantId: TenantParam, entryId: IdParam });

export const WaitlistTokenRequest = z.object({
  token: z.string().min(1).max(200).describe("From the email with the offer"),
});

export const WaitlistOffer = z
  .object({
    id: z.string(),
    status: z.enum(WAITLIST_STATUSES),
    guestCount: z.int(),
    customerName: z.string(),
    offerUntil: instant.nullable(),
    startsAt: instant.nullable(),
    wanted: z
      .object(wantedFields)
      .nullable()
      .describe("What the party asked for online, by the restaurant's clocks; null at the door"),
    table: z
      .object({ date: DateText, timeSlot: TimeText })
      .nullable()
      .describe("The time of the table that is held or booked for a party that asked online"),
    booking: z
      .object({ id: z.string(), token: z.string(), depositDue: z.boolean() })
      .nullable()
      .describe(
        "The booking of a party that asked online, with a token that changes, cancels and pays it; with `depositDue` the table is only held until payDeposit is paid. Null once it has ended",
      ),
  })
  .meta({ id: "WaitlistOffer" });
export type WaitlistOffer = z.output<typeof WaitlistOffer>;

/** A party as staff sees it. */
export function waitlistEntry(party: WaitlistEntry): WaitlistEntryWire {
  const { locale: _l, tokenHash: _t, wanted: _w, ...entry } = party;
  return {
    ...entry,
    status: wireStatus(party),
    offerUntil: entry.offerUntil?.toISOString() ?? null,
    createdAt: entry.createdAt.toISOString(),
    closedAt: entry.closedAt?.toISOString() ?? null,
  };
}

type HeldTable = Pick<Reservation, "id" | "startsAt" | "status" | "heldUntil">;

/** An offer as its party sees it; `booking` where the party's own link may open the booking. */
export function waitlistOffer(
  entry: WaitlistEntry,
  held: HeldTable | null,
  { timeZone, token }: { timeZone: string; token: string } | { timeZone: null; token: null } = AT_DOOR,
): WaitlistOffer {
  const { id, guestCount, customerName, offerUntil, wanted } = entry;
  const isOurs = held?.status === "booked" && token !== null;
  return {
    id,
    status: wireStatus(entry),
    guestCount,
    customerName,
    offerUntil: offerUntil?.toISOString() ?? null,
    startsAt: held?.startsAt.toISOString() ?? null,
    wanted: wanted && { date: wanted.date, earliest: wanted.earliest, latest: wanted.latest },
    table: isOurs ? localStart(held.startsAt, timeZone) : null,
    booking:
      isOurs && entry.status === "booked"
        ? { id: held.id, token, depositDue: held.heldUntil !== null }
        : null,
  };
}

const AT_DOOR = { timeZone: null, token: null } as const;
