import { z } from "zod";
import { pageLimit } from "./page-contract";
import { readPageCursor } from "./page-cursor";

const PAGE_SIZE = 100;

/** The query of a list sorted by instant and id. */
export const PageQuery = z.object({
  cursor: z
    .string()
    .max(150)
    .refine((text) => readPageCursor(text) !== null, "Use the nextCursor of an earlier answer")
    .optional(),
  limit: pageLimit(PAGE_SIZE),
});
export type PageQuery = z.output<typeof PageQuery>;

/** Where the next page begins. */
export const nextCursor = z.string().nullable().describe("Null on the last page");
