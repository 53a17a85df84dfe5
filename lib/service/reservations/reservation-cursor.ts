/** A place in the list of bookings, earliest first: the booking that was shown last. */
export type ReservationCursor = { startsAt: Date; id: string };

/** The cursor as clients see it: opaque text. */
export function writeCursor({ startsAt, id }: ReservationCursor): string {
  return Buffer.from(`${startsAt.getTime()}.${id}`).toString("base64url");
}

/** The place that a cursor names, or null for text that this service never hands out. */
export function readCursor(text: string): ReservationCursor | null {
  const match = /^(\d{1,15})\.(rsv_[0-9a-z]{26})$/.exec(Buffer.from(text, "base64url").toString("utf8"));
  if (!match) return null;
  const cursor = { startsAt: new Date(Number(match[1])), id: match[2] as string };
  return writeCursor(cursor) === text ? cursor : null;
}
