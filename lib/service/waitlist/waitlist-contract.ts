import { z } from "zod";
import { MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from "@/lib/core/contact/contact";
import { ComparableEmail } from "@/lib/core/contact/contact-contract";
import { LOCALES } from "@/lib/core/i18n/locales";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import type { Reservation } from "@/lib/service/reservations/reservation";
import { optionalText } from "@/lib/service/reservations/reservation-contract";
import { QUOTE_REASONS, WAITLIST_STATUSES, type WaitlistEntry } from "./waitlist-entry";

const instant = z.iso.datetime();

/** A party on the waitlist as staff sees it. */
export const WaitlistEntryWire = z
  .object({
    id: z.string(),
    status: z.enum(WAITLIST_STATUSES),
    guestCount: z.int(),
    customerName: z.string(),
    customerEmail: z.string().nullable(),
    customerPhone: z.string().nullable(),
    note: z.string().nullable(),
    quotedMinutes: z.int().nullable().describe("What the party was told; null when nobody could tell"),
    quoteReason: z
      .enum(QUOTE_REASONS)
      .nullable()
      .describe("Why nobody could tell: no table seats so many, or none is free within three hours"),
    reservationId: z.string().nullable().describe("The hold of the offer, then the booking"),
    offerUntil: instant.nullable().describe("The table is held until then"),
    createdAt: instant,
    closedAt: instant.nullable(),
  })
  .meta({ id: "WaitlistEntry" });
export type WaitlistEntryWire = z.output<typeof WaitlistEntryWire>;

export const Waitlist = z
  .object({ entries: z.array(WaitlistEntryWire).describe("Those who came first first") })
  .meta({ id: "Waitlist" });

export const JoinWaitlistRequest = z
  .object({
    customerName: z.string().trim().min(1).max(MAX_NAME_LENGTH),
    guestCount: z.int().min(1).max(100),
    customerEmail: ComparableEmail.nullish().describe("Receives the offer of a table"),
    customerPhone: optionalText(MAX_PHONE_LENGTH),
    note: optionalText(1000),
    quotedMinutes: z.int().min(0).max(600).optional().describe("Worked out from the bookings if omitted"),
    locale: z.enum(LOCALES).optional(),
  })
  .meta({ id: "JoinWaitlistRequest" });
export type JoinWaitlistRequest = z.output<typeof JoinWaitlistRequest>;

export const OfferTableRequest = z
  .object({
    tableIds: z
      .array(IdParam)
      .min(1)
      .max(20)
      .transform((ids) => [...new Set(ids)])
      .optional()
      .describe("Chosen for the party if omitted"),
  })
  .meta({ id: "OfferTableRequest" });

export const WaitlistParams = z.object({ tenantId: TenantParam, entryId: IdParam });

export const WaitlistTokenRequest = z.object({
  token: z.string().min(1).max(200).describe("From the email with the offer"),
});

/** What the party sees of its offer. */
export const WaitlistOffer = z
  .object({
    id: z.string(),
    status: z.enum(WAITLIST_STATUSES),
    guestCount: z.int(),
    customerName: z.string(),
    offerUntil: instant.nullable(),
    startsAt: instant.nullable(),
  })
  .meta({ id: "WaitlistOffer" });
export type WaitlistOffer = z.output<typeof WaitlistOffer>;

/** A party as staff sees it. */
export function waitlistEntry({ locale: _l, tokenHash: _t, ...entry }: WaitlistEntry): WaitlistEntryWire {
  return {
    ...entry,
    offerUntil: entry.offerUntil?.toISOString() ?? null,
    createdAt: entry.createdAt.toISOString(),
    closedAt: entry.closedAt?.toISOString() ?? null,
  };
}

/** An offer as its party sees it. */
export function waitlistOffer(
  { id, status, guestCount, customerName, offerUntil }: WaitlistEntry,
  reservation: Pick<Reservation, "startsAt"> | null,
): WaitlistOffer {
  return {
    id,
    status,
    guestCount,
    customerName,
    offerUntil: offerUntil?.toISOString() ?? null,
    startsAt: reservation?.startsAt.toISOString() ?? null,
  };
}
