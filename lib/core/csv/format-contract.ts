import { z } from "zod";

/** The query of a list that is also there as CSV. */
export const FormatQuery = z.object({
  format: z.enum(["json", "csv"]).optional().describe("Instead of the Accept header"),
});
export type FormatQuery = z.output<typeof FormatQuery>;
