import { z } from "zod";
import { HistoryOrder } from "@/lib/orders/order-search-contract";
import { HistoryBooking } from "@/lib/reservations/booking-history-contract";
import { AccountProfile } from "./account-contract";

export const DinerExport = z
  .object({
    exportedAt: z.iso.datetime(),
    profile: AccountProfile.extend({ emailProvenAt: z.iso.datetime().nullable() }).meta({
      id: "ExportedProfile",
    }),
    orders: z.array(HistoryOrder),
    reservations: z.array(HistoryBooking),
  })
  .meta({ id: "DinerExport" });
