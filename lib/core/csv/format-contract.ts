import { z } from "zod";

/** The query of a list that is also there as CSV. */
export const FormatQuery = z.object({
  format: z
    .enum(["json", "csv"])
    .optional()
    .describe("Instead of the Accept header. CSV is UTF-8 with a byte order mark, which Excel needs"),
});
export type FormatQuery = z.output<typeof FormatQuery>;

/** The same for a list that is read page by page, and as a file also as a whole. */
export const WholeFileQuery = FormatQuery.extend({
  all: z
    .literal("true")
    .optional()
    .describe("With CSV: every page in one file, from the first on, instead of one page"),
});
export type WholeFileQuery = z.output<typeof WholeFileQuery>;
