/** One attempt to place an order: until its result is known, the same order is sent with the same key. */
export type OrderAttempt = { key: string; body: string };

/**
 * The attempt to make for this body: the unanswered one again when it is for the very same order, so that a
 * second tap or a retry after a lost answer orders nothing twice (Specification, Idempotency), else a new one.
 */
export function nextAttempt(
  unanswered: OrderAttempt | null,
  body: string,
  newKey: () => string,
): OrderAttempt {
  return unanswered?.body === body ? unanswered : { key: newKey(), body };
}

/** Reads a kept attempt; null for anything else. */
export function readAttempt(text: string | null): OrderAttempt | null {
  if (text === null) return null;
  try {
    const { key, body } = JSON.parse(text);
    return typeof key === "string" && typeof body === "string" ? { key, body } : null;
  } catch {
    return null;
  }
}
