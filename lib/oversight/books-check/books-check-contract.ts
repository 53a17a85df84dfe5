import { z } from "zod";
import { BOOKS_CHECK_NAMES } from "./books-check";

const Check = z.enum(BOOKS_CHECK_NAMES);
const instant = z.iso.datetime();

const BooksFinding = z.object({
  check: Check,
  restaurant: z.object({ slug: z.string(), name: z.string() }),
  objectId: z.string().describe("What differs: its id, its number, or the account of the ledger"),
  currency: z.string().nullable().describe("Null where no money is compared"),
  expected: z
    .number()
    .describe("Minor units; without a currency a count, of ingredients in thousandths of their unit"),
  found: z.number(),
});
export type BooksFindingWire = z.input<typeof BooksFinding>;

export const BooksCheckRun = z.object({
  id: z.string(),
  startedAt: instant,
  finishedAt: instant,
  restaurants: z.int().describe("How many were checked"),
  compared: z.int(),
  differences: z.int().describe("Of all; the first of each check and restaurant are among the findings"),
  findings: z.array(BooksFinding),
  unchecked: z.array(z.string()).describe("Restaurants whose books could not be checked, by slug"),
});
export type BooksCheckRunWire = z.input<typeof BooksCheckRun>;
