import { refuseQuery } from "@/lib/core/errors/refuse-fields";

/** A place in a list that is sorted by an instant and an id. */
export type PageCursor = { at: Date; id: string };

/** The cursor as clients see it: opaque text. */
export function writePageCursor({ at, id }: PageCursor): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString("base64url");
}

/**
 * The place that a cursor names, or null for text that this service never hands out. With a `prefix`, the list holds
 * only identifiers of that kind.
 */
export function readPageCursor(text: string, prefix?: string): PageCursor | null {
  const match = /^(\d{1,15})\.([0-9a-z_]{1,64})$/.exec(Buffer.from(text, "base64url").toString("utf8"));
  if (!match) return null;
  const cursor = { at: new Date(Number(match[1])), id: match[2] as string };
  if (prefix !== undefined && !new RegExp(`^${prefix}_[0-9a-z]{26}$`).test(cursor.id)) return null;
  return writePageCursor(cursor) === text ? cursor : null;
}

/** A query by id, whose cursor may come under its first name. */
export type IdPlace = { cursor?: string | undefined; before?: string | undefined };

/**
 * The id that a list goes on after, or undefined for its first page. `isKnown` asks whether the list has such a row. Throws
 * VALIDATION_FAILED for a row that it has not, and for both names at once.
 */
export async function placeAfter(
  { cursor, before }: IdPlace,
  isKnown: (id: string) => Promise<boolean>,
): Promise<string | undefined> {
  if (cursor !== undefined && before !== undefined) refuseQuery("before", "must be left out beside `cursor`");
  const id = cursor ?? before;
  if (id === undefined || (await isKnown(id))) return id;
  if (cursor === undefined) refuseQuery("before", "must be the nextBefore of an earlier answer");
  return refuseQuery("cursor", "must be the nextCursor of an earlier answer");
}

/** One page of rows by id that were read with a limit of `limit + 1`, and where the next one begins, by both names. */
export function idPageOf<Row extends { id: string }>(rows: readonly Row[], limit: number) {
  const page = rows.slice(0, limit);
  const nextCursor = rows.length > limit ? (page.at(-1)?.id ?? null) : null;
  return { page, next: { nextCursor, nextBefore: nextCursor } };
}

/** One page of rows that were read with a limit of `limit + 1`. */
export function pageOf<Row>(rows: readonly Row[], limit: number, placeOf: (row: Row) => PageCursor) {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last ? writePageCursor(placeOf(last)) : null };
}
