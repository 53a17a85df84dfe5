import { type Cart, readStoredCart, storedText } from "./cart";

const NAME = "#cart=";
/** Far above the longest cart that can be ordered. */
const LONGEST = 60_000;

/**
 * The end of an address that hands a cart to another window: a fragment, which browsers send to no server and no website
 * learns from a referrer. It has dishes and options, and nothing about the guest.
 */
export function handOver(cart: Cart): string {
  return `${NAME}${encodeURIComponent(storedText(cart))}`;
}

/** The cart in a fragment, read as strictly as a kept one; null where there is none, or an empty one. */
export function handedCart(hash: string): Cart | null {
  if (!hash.startsWith(NAME) || hash.length > LONGEST) return null;
  try {
    const cart = readStoredCart(decodeURIComponent(hash.slice(NAME.length)));
    return cart.lines.length > 0 ? cart : null;
  } catch {
    return null;
  }
}
