import { z } from "zod";
import { RESERVATION_STATUSES } from "./reservation-status";

/** A booking in a guest's own history. */
export const HistoryBooking = z
  .object({
    id: z.string(),
    status: z.enum(RESERVATION_STATUSES),
    date: z.iso.date().describe("In the restaurant's time zone"),
    timeSlot: z.string(),
    guestCount: z.int(),
    customerName: z.string(),
    specialRequests: z.string().nullable(),
    createdAt: z.iso.datetime(),
    restaurant: z.object({ slug: z.string(), name: z.string() }),
  })
  .meta({ id: "HistoryBooking" });

/** A booking as its guest sees it in the account. */
export const OwnBooking = HistoryBooking.extend({
  cancelToken: z
    .string()
    .nullable()
    .describe("Opens the page that cancels the booking; null once it has begun or ended"),
}).meta({ id: "OwnBooking" });

export const OwnBookings = z
  .object({ reservations: z.array(OwnBooking).describe("Latest first, 500 at most") })
  .meta({ id: "OwnBookings" });
