import { z } from "zod";
import { readPageCursor } from "./page-cursor";

/** The cursor of a list that is sorted by an instant and an id, of the kind `prefix` where all rows are of one. */
export const pageCursor = (prefix?: string) =>
  z
    .string()
    .refine((text) => readPageCursor(text, prefix) !== null, "must be the nextCursor of an earlier answer")
    .optional();

/** The cursor of a list by id: the id of the last row shown, which answers hand out as `from`. */
export const idCursor = (prefix: string, from: "nextCursor" | "nextBefore" = "nextCursor") =>
  z
    .string()
    .regex(new RegExp(`^${prefix}_[0-9a-z]{26}$`), `must be the ${from} of an earlier answer`)
    .optional();

/** The query of a list by id whose cursor was called `before` at first, a name that goes on working. */
export const idCursors = (prefix: string) => ({
  cursor: idCursor(prefix),
  before: idCursor(prefix, "nextBefore").meta({
    deprecated: true,
    description: "The first name of `cursor`",
  }),
});

/** What the answers of such a list hand out. */
export const nextIds = {
  nextCursor: z.string().nullable().describe("Null on the last page"),
  nextBefore: z.string().nullable().meta({ deprecated: true, description: "The first name of `nextCursor`" }),
};

/** A whole number in a query, from `min` to `max`, or without an end. */
export const wholeNumber = ({ min, max }: { min: number; max?: number }) => {
  const wrong = `must be a whole number ${max === undefined ? `of ${min} or more` : `from ${min} to ${max}`}`;
  return z
    .string({ error: ({ input }) => (input === undefined ? "is missing" : wrong) })
    .regex(/^\d{1,100}$/, wrong)
    .transform(Number)
    .refine((value) => value >= min && value <= (max ?? value), wrong)
    .meta({ type: "integer", minimum: min, ...(max === undefined ? {} : { maximum: max }) });
};

/** How many rows a page of a list has at most, from 1 to `max`. */
export const pageLimit = (max: number, usual = max) =>
  wholeNumber({ min: 1, max })
    .default(usual)
    .meta({ type: "integer", minimum: 1, maximum: max, default: usual });
