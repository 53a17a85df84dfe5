import { z } from "zod";
import { BookingFacts } from "./reservation-contract";

export const HistoryBooking = z
  .object({
    ...BookingFacts.shape,
    specialRequests: z.string().nullable(),
    createdAt: z.iso.datetime(),
    restaurant: z.object({ slug: z.string(), name: z.string() }),
  })
  .meta({ id: "HistoryBooking" });

export const OwnBooking = HistoryBooking.extend({
  cancelToken: z
    .string()
    .nullable()
    .describe("Opens the page that cancels the booking; null once it has begun or ended"),
}).meta({ id: "OwnBooking" });

export const OwnBookings = z
  .object({ reservations: z.array(OwnBooking).describe("Latest first, 500 at most") })
  .meta({ id: "OwnBookings" });
