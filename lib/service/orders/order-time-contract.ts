import { z } from "zod";

export const OrderTimesQuery = z.object({ type: z.enum(["pickup", "delivery"]) });

export const OrderTimes = z
  .object({
    type: z.enum(["pickup", "delivery"]),
    timeZone: z.string(),
    soonestMinutes: z
      .int()
      .nullable()
      .describe("How long an order without a chosen time takes; null while the restaurant is closed"),
    times: z
      .array(z.iso.datetime())
      .describe("Each can be sent as scheduledFor; quarter hours in which an order is ready or at the door"),
  })
  .meta({ id: "OrderTimes" });
