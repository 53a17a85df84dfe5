import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";

/** As many as a board can show. */
const MOST_SEEN_AT_ONCE = 500;

export const SeenOrdersBody = z.object({
  orderIds: z.array(IdParam).min(1).max(MOST_SEEN_AT_ONCE),
});

export const SeenOrders = z.object({
  newlySeen: z.int().describe("How many of them nobody had seen before"),
});
