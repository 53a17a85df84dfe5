import { z } from "zod";
import { pageCursor, pageLimit } from "./page-contract";

const PAGE_SIZE = 100;

/** The query of a list sorted by instant and id. */
export const PageQuery = z.object({
  cursor: pageCursor(),
  limit: pageLimit(PAGE_SIZE),
});
export type PageQuery = z.output<typeof PageQuery>;

export const nextCursor = z.string().nullable().describe("Null on the last page");
