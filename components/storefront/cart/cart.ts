import { ORDER_SERVICES, type OrderService } from "@/components/storefront/frame/storefront";
import { MAX_QUANTITY } from "@/lib/restaurant/pricing/price-line";
import { MAX_LINES } from "@/lib/service/orders/order-limits";

export interface CartLine {
  productId: string;
  /** As the diner read it, to name a dish that has since left the menu. */
  name: string;
  quantity: number;
  /** Option-group name to chosen labels; groups without a choice are absent. */
  selectedOptions: Record<string, string[]>;
  /** Minor units, options included, as the diner last saw it. */
  unitPriceMinor: number;
}

/** What a diner has put together. `service` is null until they choose one. */
export type Cart = { service: OrderService | null; lines: readonly CartLine[] };

export const EMPTY_CART: Cart = { service: null, lines: [] };

/** The cart once it has been ordered: what the diner prefers stays. */
export function emptied({ service }: Cart): Cart {
  return { ...EMPTY_CART, service };
}

/** Equal for lines that an order may join: the same dish with the same options. */
export function lineKey(line: Pick<CartLine, "productId" | "selectedOptions">): string {
  const options = Object.entries(line.selectedOptions)
    .map(([group, labels]) => [group, [...labels].sort()])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return JSON.stringify([line.productId, options]);
}

/** Joins equal lines, the first keeping its place with the newest name and price. */
function joined(lines: readonly CartLine[]): CartLine[] {
  const byKey = new Map<string, CartLine>();
  for (const line of lines) {
    const quantity = (byKey.get(lineKey(line))?.quantity ?? 0) + line.quantity;
    byKey.set(lineKey(line), { ...line, quantity: Math.min(quantity, MAX_QUANTITY) });
  }
  return [...byKey.values()].slice(0, MAX_LINES);
}

/** The cart with the line put in; an equal line grows instead. */
export function addLine(cart: Cart, line: CartLine): Cart {
  return { ...cart, lines: joined([...cart.lines, line]) };
}

/** The cart with another number of the line; none takes the line away. An unknown key changes nothing. */
export function setQuantity(cart: Cart, key: string, quantity: number): Cart {
  const lines = cart.lines.map((line) => (lineKey(line) === key ? { ...line, quantity } : line));
  return { ...cart, lines: lines.filter((line) => line.quantity > 0) };
}

export function replaceLine(cart: Cart, key: string, next: CartLine): Cart {
  return { ...cart, lines: joined(cart.lines.map((line) => (lineKey(line) === key ? next : line))) };
}

export function countDishes(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function storedText(cart: Cart): string {
  return JSON.stringify({ version: 1, ...cart });
}

const isText = (value: unknown) => typeof value === "string";

function isLine(value: Partial<Record<keyof CartLine, unknown>> | null): value is CartLine {
  if (typeof value !== "object" || value === null) return false;
  const { productId, name, quantity, selectedOptions, unitPriceMinor } = value;
  const isCount = Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MAX_QUANTITY;
  const isPrice = Number.isSafeInteger(unitPriceMinor) && Number(unitPriceMinor) >= 0;
  if (productId === "" || !isText(productId) || !isText(name) || !isCount || !isPrice) return false;
  if (typeof selectedOptions !== "object" || selectedOptions === null) return false;
  return Object.values(selectedOptions).every((labels) => Array.isArray(labels) && labels.every(isText));
}

/** Reads a kept cart; anything that is not a cart of this version is an empty one. */
export function readStoredCart(text: string | null): Cart {
  if (text === null) return EMPTY_CART;
  try {
    const { version, service, lines } = JSON.parse(text);
    const isService = service === null || ORDER_SERVICES.includes(service);
    const areLines = Array.isArray(lines) && lines.length <= MAX_LINES && lines.every(isLine);
    return version === 1 && isService && areLines ? { service, lines } : EMPTY_CART;
  } catch {
    return EMPTY_CART;
  }
}
