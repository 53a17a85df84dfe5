import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { nextCursor, PageQuery } from "@/lib/core/paging/page-query-contract";
import { MAX_SEARCH_LENGTH } from "@/lib/core/paging/search-length";
import { EmailQuery, PhoneQuery } from "@/lib/people/customers/contact-query-contract";
import { OrderStatusWire } from "@/lib/service/orders/order-contract";
import { HistoryOrder } from "@/lib/service/orders/views/order-search-contract";
import { HistoryBooking } from "@/lib/service/reservations/booking-history-contract";
import { RESERVATION_STATUSES } from "@/lib/service/reservations/reservation-status";
import { OwnWaiting } from "@/lib/service/waitlist/own-waiting-contract";
import { MAX_NOTE_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from "./guest-note";

export const GuestParams = z.object({
  tenantId: TenantParam,
  guestId: IdParam.describe("Any order or booking of the guest's, such as the id in the list"),
});

export const GuestQuery = PageQuery.extend({
  email: EmailQuery,
  phone: PhoneQuery,
  search: z
    .string()
    .trim()
    .max(MAX_SEARCH_LENGTH)
    .optional()
    .describe("Part of a name, email address or phone number"),
  tag: z.string().trim().max(MAX_TAG_LENGTH).optional(),
});
export type GuestQuery = z.output<typeof GuestQuery>;

const noteFields = {
  notes: z.string().trim().max(MAX_NOTE_LENGTH),
  allergies: z.string().trim().max(MAX_NOTE_LENGTH).describe("What the guest must not be served"),
  tags: z
    .array(z.string().trim().min(1).max(MAX_TAG_LENGTH))
    .max(MAX_TAGS)
    .transform((tags) => [...new Set(tags)]),
};

export const NoteGuestBody = z.object(noteFields).partial().meta({ id: "GuestNoteRequest" });
export type NoteGuestBody = z.output<typeof NoteGuestBody>;

/** Somebody who has ordered or booked at a restaurant, by email address. */
export const GuestWire = z
  .object({
    id: z.string().describe("The guest's latest order or booking"),
    email: z.string(),
    name: z.string().describe("As given the last time"),
    phone: z.string(),
    hasAccount: z.boolean().describe("Whether the guest has an account at this restaurant's storefront"),
    consentAt: z.iso.datetime().nullable().describe("When the account's holder agreed to the privacy notice"),
    orderCount: z.int().describe("Orders that were not canceled, rejected or left unpaid online"),
    totalSpent: z.number().describe("For these orders, including gift cards, less refunds"),
    bookingCount: z.int().describe("Bookings that were not canceled"),
    noShowCount: z.int(),
    firstSeenAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().describe("When the guest last ordered or booked"),
    ...noteFields,
    tags: z.array(z.string()),
  })
  .meta({ id: "Guest" });
export type GuestWire = z.output<typeof GuestWire>;

export const GuestList = z
  .object({ guests: z.array(GuestWire).describe("Most recent visit first"), nextCursor })
  .meta({ id: "GuestList" });
export type GuestList = z.output<typeof GuestList>;

const GuestBill = z
  .object({
    id: z.string(),
    tableName: z.string(),
    status: z.enum(["open", "closed"]),
    total: z.number(),
    paid: z.number().describe("By the whole party, less refunds"),
    openedAt: z.iso.datetime(),
  })
  .meta({ id: "GuestBill" });

const GuestGiftCard = z
  .object({
    id: z.string(),
    codeEnding: z.string().describe("The last four characters of its code"),
    amount: z.number(),
    balance: z.number(),
    bought: z.boolean(),
    received: z.boolean(),
    used: z.number().describe("What the guest's orders took from it, less what they gave back"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "GuestGiftCard" });

const BILLS_WORDS =
  "Bills that were opened at a table while the guest sat there by a booking; other bills name nobody.";
const CARDS_WORDS = "Gift cards that the guest bought, was given or has paid with.";

export const GuestProfile = z
  .object({
    guest: GuestWire,
    orders: z
      .array(
        z.object({
          id: z.string(),
          orderNumber: z.string(),
          // Rejected is last in the API document, which clients have read so.
          status: z.enum([...OrderStatusWire.exclude(["rejected"]).options, "rejected"]),
          total: z.number(),
          isTest: z.boolean().describe("Placed by the restaurant to try things out"),
          createdAt: z.iso.datetime(),
        }),
      )
      .describe("Newest first, 20 at most"),
    bookings: z
      .array(
        z.object({
          id: z.string(),
          status: z.enum(RESERVATION_STATUSES),
          startsAt: z.iso.datetime(),
          guestCount: z.int(),
        }),
      )
      .describe("Latest first, 20 at most"),
    bills: z.array(GuestBill).describe(`${BILLS_WORDS} Newest first, 20 at most`),
    giftCards: z.array(GuestGiftCard).describe(`${CARDS_WORDS} Newest first, 20 at most`),
  })
  .meta({ id: "GuestProfile" });
export type GuestProfile = z.output<typeof GuestProfile>;

export const GuestExport = z
  .object({
    exportedAt: z.iso.datetime(),
    guest: GuestWire,
    orders: z.array(HistoryOrder),
    reservations: z.array(HistoryBooking),
    waitlist: z.array(OwnWaiting).describe("Where the guest is on the waitlist, or was in the last few days"),
    bills: z.array(GuestBill).describe(BILLS_WORDS),
    giftCards: z.array(GuestGiftCard).describe(CARDS_WORDS),
  })
  .meta({ id: "GuestExport" });
export type GuestExport = z.output<typeof GuestExport>;
