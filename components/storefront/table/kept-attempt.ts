import { type OrderAttempt, readAttempt } from "@/components/storefront/checkout/order-attempt";

const KEY = "bazar:round-attempt";

/** The round of this tab whose answer is not known: the same one is sent with the same key, also after a reload. */
export function findAttempt(): OrderAttempt | null {
  return readAttempt(window.sessionStorage.getItem(KEY));
}

export function keepAttempt(attempt: OrderAttempt | null): void {
  if (attempt) window.sessionStorage.setItem(KEY, JSON.stringify(attempt));
  else window.sessionStorage.removeItem(KEY);
}
