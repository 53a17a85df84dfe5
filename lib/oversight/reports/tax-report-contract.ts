import { z } from "zod";
import { head } from "./report-contract";

const sums = {
  net: z.number(),
  tax: z.number(),
  gross: z.number().describe("net + tax"),
};

export const TaxReport = z
  .object({
    ...head,
    receipts: z.int().describe("How many were issued in this time"),
    corrections: z.int(),
    rates: z
      .array(
        z.object({
          rate: z.number().nullable().describe("In percent; null where no tax was shown"),
          sold: z.object(sums).describe("In receipts"),
          corrected: z.object(sums).describe("In corrections, negative where money went back"),
          ...sums,
        }),
      )
      .describe("Lowest rate first: receipts and corrections together"),
  })
  .meta({ id: "TaxReport" });
export type TaxReportWire = z.input<typeof TaxReport>;
