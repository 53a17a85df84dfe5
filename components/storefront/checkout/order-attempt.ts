/** One attempt to place an order: until its result is known, the same order is sent with the same key. */
export type OrderAttempt = { key: string; body: string };

/** What is wanted, without what was found out about its address: a look-up may answer differently after a reload. */
function wantedOf(body: string): string {
  try {
    const { customerCoords: _, addressToken: __, ...wanted } = JSON.parse(body);
    return JSON.stringify(wanted);
  } catch {
    return body;
  }
}

/** Whether two bodies are for the very same order. */
export function isSameOrder(one: string, other: string): boolean {
  return one === other || wantedOf(one) === wantedOf(other);
}

/**
 * The attempt to make for this body: the unanswered one again when it is for the very same order, so that a
 * second tap or a retry after a lost answer orders nothing twice (Specification, Idempotency), else a new one.
 */
export function nextAttempt(
  unanswered: OrderAttempt | null,
  body: string,
  newKey: () => string,
): OrderAttempt {
  return unanswered && isSameOrder(unanswered.body, body) ? unanswered : { key: newKey(), body };
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
