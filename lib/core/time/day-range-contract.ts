import type { z } from "zod";

type Range = { from?: unknown; to?: unknown };

/** A query whose last day is not before its first; one day is a range, and either end may be open. */
export function inOrder<S extends z.ZodType<Range>>(query: S): S {
  return query.refine(({ from, to }) => typeof from !== "string" || typeof to !== "string" || from <= to, {
    path: ["to"],
    message: "must not be before `from`",
  }) as S;
}
