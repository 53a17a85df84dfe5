import { z } from "zod";

/** Since when the first names of cursors are deprecated; no other name is yet. */
const SINCE = Date.UTC(2026, 10, 28) / 1_000;
const EXPLAINED = '</docs/guides/changes>; rel="deprecation"; type="text/html"';

/** The names in a query that go on working though there are better ones. */
export function deprecatedNames(query: z.ZodType | undefined): readonly string[] {
  if (!(query instanceof z.ZodObject)) return [];
  return Object.entries(query.shape).flatMap(([name, field]) =>
    (field as z.ZodType).meta()?.deprecated === true ? [name] : [],
  );
}

/** What the answer to a request with such a name says in its headers (RFC 9745); nothing without one. */
export function deprecationHeaders(names: readonly string[], url: string): Record<string, string> {
  const { searchParams } = new URL(url);
  return names.some((name) => searchParams.has(name)) ? { deprecation: `@${SINCE}`, link: EXPLAINED } : {};
}
