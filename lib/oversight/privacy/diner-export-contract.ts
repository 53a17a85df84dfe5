import { z } from "zod";
import { AccountProfile } from "@/lib/people/accounts/account-contract";
import { DinerDetails } from "@/lib/people/accounts/bazar-account-contract";
import { HistoryOrder } from "@/lib/service/orders/views/order-search-contract";
import { HistoryBooking } from "@/lib/service/reservations/booking-history-contract";
import { OwnWaiting } from "@/lib/service/waitlist/own-waiting-contract";

export const DinerExport = z
  .object({
    exportedAt: z.iso.datetime(),
    profile: AccountProfile.extend({ emailProvenAt: z.iso.datetime().nullable() }).meta({
      id: "ExportedProfile",
    }),
    details: DinerDetails.extend({ favourites: z.array(z.string()).describe("Slugs of restaurants") })
      .nullable()
      .describe("Of marketplace accounts"),
    orders: z.array(HistoryOrder),
    reservations: z.array(HistoryBooking),
    waitlist: z
      .array(OwnWaiting)
      .describe("Where the person is on the waitlist, or was in the last few days"),
  })
  .meta({ id: "DinerExport" });
