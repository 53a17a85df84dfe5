/** The demo restaurant that diners are measured at. */
export const DINER_SLUG = "luigi";

/** Where a browser keeps the cart of that restaurant. */
export const CART_KEY = `bazar:cart:${DINER_SLUG}`;

/** @typedef {{ productId: string, price: number }} PlainDish */

/**
 * A dish without options that can be ordered now.
 *
 * @param {string} origin
 * @returns {Promise<PlainDish>}
 */
async function plainDish(origin) {
  const { products } = await (await fetch(`${origin}/api/public/${DINER_SLUG}/menu`)).json();
  /** @type {{ id: string, basePrice: number, discountPrice?: number }} */
  const dish = products.find(
    (/** @type {{ optionGroups: unknown[], soldOut?: boolean }} */ each) =>
      each.optionGroups.length === 0 && !each.soldOut,
  );
  return { productId: dish.id, price: dish.discountPrice ?? dish.basePrice };
}

/**
 * @param {string} origin
 * @param {PlainDish} dish
 * @returns {Promise<string>} the path of the tracking page of a new order
 */
async function placeOrder(origin, { productId, price }) {
  const order = {
    type: "pickup",
    customerName: "Ada Byron",
    customerEmail: "ada@example.com",
    customerPhone: "+39 011 555 0142",
    paymentMethod: "cash",
    items: [{ productId, quantity: 1, price }],
  };
  const response = await fetch(`${origin}/api/public/${DINER_SLUG}/orders`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  });
  const { id, customerEmail } = await response.json();
  if (!response.ok) throw new Error(`The order was answered with ${response.status}.`);
  return `/s/${DINER_SLUG}/orders/${id}?${new URLSearchParams({ email: customerEmail })}`;
}

/**
 * What a diner has at the demo: a dish, a cart with it as a browser keeps it, and an order to follow.
 *
 * @param {string} origin
 * @returns {Promise<{ dishPath: string, trackingPath: string, cart: string }>}
 */
export async function beDiner(origin) {
  const dish = await plainDish(origin);
  const line = {
    productId: dish.productId,
    name: "Dish",
    quantity: 1,
    selectedOptions: {},
    unitPriceMinor: Math.round(dish.price * 100),
  };
  return {
    dishPath: `/s/${DINER_SLUG}?${new URLSearchParams({ dish: dish.productId })}`,
    trackingPath: await placeOrder(origin, dish),
    cart: JSON.stringify({ version: 1, service: "pickup", lines: [line] }),
  };
}
