import { z } from "zod";

const MAX_ID_LIST_LENGTH = 6_000;

export const OrderTimesQuery = z.object({
  type: z.enum(["pickup", "delivery"]),
  products: z
    .string()
    .max(MAX_ID_LIST_LENGTH)
    .default("")
    .describe("Ids of products, separated by commas: only the times at which all of them are served"),
});

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
