/** An order that was placed in this tab and waits for its online payment. */
export type UnpaidOrder = { orderId: string; email: string; clientSecret: string };

export function unpaidOrderKey(slug: string): string {
  return `bazar:unpaid-order:${slug}`;
}

/** Reads a kept unpaid order; null for anything else. */
export function readUnpaidOrder(text: string | null): UnpaidOrder | null {
  if (text === null) return null;
  try {
    const { orderId, email, clientSecret } = JSON.parse(text);
    const isWhole = [orderId, email, clientSecret].every((each) => typeof each === "string");
    return isWhole ? { orderId, email, clientSecret } : null;
  } catch {
    return null;
  }
}
