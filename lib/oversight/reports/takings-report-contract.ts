import { z } from "zod";
import { head } from "./report-contract";

export const TakingsReport = z
  .object({
    ...head,
    ways: z
      .array(
        z.object({
          method: z.enum(["cash", "external"]),
          type: z.string().nullable().describe("One of the restaurant's `externalMethods`; null for cash"),
          count: z.int(),
          taken: z.number().describe("With tips"),
          back: z.number().describe("What went back, negative"),
          net: z.number().describe("taken + back"),
          tips: z.number().describe("Of the net"),
          outside: z.number().describe("Of the net: while no drawer was open, or there was none"),
        }),
      )
      .describe("Cash first, then by their sums"),
  })
  .meta({ id: "TakingsReport" });
export type TakingsReportWire = z.input<typeof TakingsReport>;
