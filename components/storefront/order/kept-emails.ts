/** With which email an order was placed on this device, and when it was kept (milliseconds). */
export type KeptEmail = { orderId: string; email: string; keptAt: number };

const MOST = 20;
const KEPT_MS = 7 * 24 * 60 * 60_000;

function isKept(value: Partial<Record<keyof KeptEmail, unknown>> | null): value is KeptEmail {
  return (
    typeof value?.orderId === "string" && typeof value.email === "string" && typeof value.keptAt === "number"
  );
}

/** Reads what a device has kept, without what is older than a week; nothing for anything else. */
export function readKeptEmails(text: string | null, nowMs: number): KeptEmail[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept).filter(({ keptAt }) => nowMs - keptAt < KEPT_MS) : [];
  } catch {
    return [];
  }
}

/** The newest first, each order once. */
export function withKeptEmail(kept: readonly KeptEmail[], next: KeptEmail): KeptEmail[] {
  return [next, ...kept.filter(({ orderId }) => orderId !== next.orderId)].slice(0, MOST);
}
