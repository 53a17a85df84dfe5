import { z } from "zod";

/** The cursor of a list by id: the id of the last row shown. */
export const idCursor = (prefix: string) =>
  z
    .string()
    .regex(new RegExp(`^${prefix}_[0-9a-z]{26}$`), "must be the nextCursor of an earlier answer")
    .optional();

/** How many rows a page of a list has at most: a whole number of the query from 1 to `max`, which is also the default. */
export const pageLimit = (max: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/, "Use a whole number")
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .default(max)
    .meta({ type: "integer", minimum: 1, maximum: max, default: max });
