/** A place in the list of orders, newest first: the order that was shown last. */
export type OrderCursor = { createdAt: Date; id: string };

/** The cursor as clients see it: opaque text. */
export function writeCursor({ createdAt, id }: OrderCursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url");
}

/** The place that a cursor names, or null for text that this service never hands out. */
export function readCursor(text: string): OrderCursor | null {
  const match = /^(\d{1,14})\.(ord_[0-9a-z]{26})$/.exec(Buffer.from(text, "base64url").toString("utf8"));
  if (!match) return null;
  const cursor = { createdAt: new Date(Number(match[1])), id: match[2] as string };
  return writeCursor(cursor) === text ? cursor : null;
}
