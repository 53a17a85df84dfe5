import { z } from "zod";

/** Where the processor's part of an order's money is. held = captured - refunded - released. */
export const EscrowState = z
  .object({
    orderId: z.string(),
    escrowStatus: z.enum(["held", "released", "refunded", "partial_refund", "void"]),
    captured: z.number(),
    refunded: z.number(),
    released: z.number(),
    held: z.number(),
    releaseAt: z.iso.datetime().nullable().describe("When the rest is due; null before delivery"),
    flagged: z.boolean().describe("Prepared implausibly fast: waits for the platform"),
  })
  .meta({ id: "EscrowState" });

export const ReleasedEscrow = z
  .object({ released: z.int().describe("How many orders were released by this call") })
  .meta({ id: "ReleasedEscrow" });
