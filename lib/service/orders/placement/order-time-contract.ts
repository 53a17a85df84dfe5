import { z } from "zod";
import type { ReasonOf } from "@/lib/core/errors/refusal-reasons";

const MAX_ID_LIST_LENGTH = 6_000;

/** Why a list of times is empty. */
const NO_TIMES_REASONS = [
  "TYPE_NOT_OFFERED",
  "NOT_SCHEDULABLE",
  "CLOSED",
  "NOT_SERVED",
  "FULL",
] as const satisfies readonly ReasonOf<"ORDER_TIME_UNAVAILABLE">[];
export type NoTimesReason = (typeof NO_TIMES_REASONS)[number];

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
    reason: z.enum(NO_TIMES_REASONS).nullable().describe("Why there are none; null when there are times"),
    message: z.string().nullable().describe("The reason for people"),
  })
  .meta({ id: "OrderTimes" });
