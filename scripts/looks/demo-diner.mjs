import { randomUUID } from "node:crypto";

/** The demo restaurant that diners are measured at. */
export const DINER_SLUG = "luigi";

/** Where a browser keeps the cart of a restaurant. */
export const cartKeyOf = (/** @type {string} */ slug) => `bazar:cart:${slug}`;

/** Where a browser keeps the cart of that restaurant. */
export const CART_KEY = cartKeyOf(DINER_SLUG);

/**
 * @typedef {{ id: string, basePrice: number, discountPrice?: number, optionGroups: unknown[], soldOut?: boolean,
 *   availableFrom?: string | null, minimumAge?: number }} MenuDish
 * @typedef {{ slug: string, text: string }} KeptCart what a browser keeps for a restaurant
 */

/**
 * The dishes of a demo restaurant that can be put into a cart without a choice: those that are served now, and those that
 * are served later.
 *
 * @param {string} origin
 * @param {string} slug
 * @returns {Promise<{ now: MenuDish[], later: MenuDish[] }>}
 */
async function plainDishes(origin, slug) {
  const { products, later = [] } = await (await fetch(`${origin}/api/public/${slug}/menu`)).json();
  const isPlain = (/** @type {MenuDish} */ { optionGroups, soldOut }) =>
    optionGroups.length === 0 && !soldOut;
  return { now: products.filter(isPlain), later: later.filter(isPlain) };
}

const priceOf = (/** @type {MenuDish} */ { discountPrice, basePrice }) => discountPrice ?? basePrice;

/**
 * @param {MenuDish[]} dishes
 * @returns {string} a cart with them, as a browser keeps it
 */
function cartText(dishes) {
  const lines = dishes.map((dish) => ({
    productId: dish.id,
    name: "Dish",
    quantity: 1,
    selectedOptions: {},
    unitPriceMinor: Math.round(priceOf(dish) * 100),
  }));
  return JSON.stringify({ version: 1, service: "pickup", lines });
}

/**
 * @template T
 * @param {T | undefined} dish
 * @param {string} kind
 * @returns {T}
 */
function found(dish, kind) {
  if (dish === undefined) throw new Error(`The demo has no dish ${kind}.`);
  return dish;
}

/**
 * @param {string} origin
 * @param {MenuDish} dish
 * @returns {Promise<string>} the path of the tracking page of a new order
 */
async function placeOrder(origin, dish) {
  const order = {
    type: "pickup",
    customerName: "Ada Byron",
    customerEmail: "ada@example.com",
    customerPhone: "+39 011 555 0142",
    paymentMethod: "cash",
    items: [{ productId: dish.id, quantity: 1, price: priceOf(dish) }],
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
  const dish = found((await plainDishes(origin, DINER_SLUG)).now[0], "that is served now");
  return {
    dishPath: `/s/${DINER_SLUG}?${new URLSearchParams({ dish: dish.id })}`,
    trackingPath: await placeOrder(origin, dish),
    cart: cartText([dish]),
  };
}

/**
 * A cart with what only adults may order, and one with a dish of a demo restaurant that is served later, the soonest.
 *
 * @param {string} origin
 * @returns {Promise<{ adults: KeptCart, later: KeptCart }>}
 */
export async function unusualCarts(origin) {
  const menus = await Promise.all(
    [DINER_SLUG, "sakura", "taco"].map(async (slug) => ({ slug, ...(await plainDishes(origin, slug)) })),
  );
  const drinks = menus.flatMap(({ slug, now }) =>
    now
      .filter(({ minimumAge }) => minimumAge !== undefined)
      .map((dish) => ({ slug, text: cartText([dish]) })),
  );
  const [soonest] = menus
    .flatMap(({ slug, later }) =>
      later.flatMap((dish) => (dish.availableFrom ? [{ slug, dish, from: dish.availableFrom }] : [])),
    )
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const { slug, dish } = found(soonest, "that is served later");
  return { adults: found(drinks[0], "for adults"), later: { slug, text: cartText([dish]) } };
}

/**
 * Sits down at a new table and orders a dish with options.
 *
 * @param {string} origin
 * @param {{ name: string, value: string }} owner the cookie of who runs the restaurant
 * @returns {Promise<string>} the path of the table's bill, as its guests open it
 */
export async function openTableBill(origin, owner) {
  const post = async (/** @type {string} */ place, /** @type {unknown} */ body) => {
    const response = await fetch(`${origin}/api/tenant/${DINER_SLUG}/${place}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: `${owner.name}=${owner.value}` },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`POST ${place} was answered with ${response.status}.`);
    return answer;
  };
  const { products } = await (await fetch(`${origin}/api/public/${DINER_SLUG}/menu`)).json();
  /** @type {{ id: string, optionGroups: { name: string, labels: string[] }[] } | undefined} */
  const dish = products.find(
    (/** @type {{ optionGroups: unknown[], soldOut?: boolean }} */ { optionGroups, soldOut }) =>
      optionGroups.length > 0 && !soldOut,
  );
  const { id: productId, optionGroups } = found(dish, "with options");
  const selectedOptions = Object.fromEntries(
    optionGroups.map(({ name, labels }) => [name, labels.slice(0, 1)]),
  );
  const table = await post("tables", { name: `T${randomUUID().slice(0, 4)}`, seats: 4 });
  const bill = await post("bills", { tableId: table.id });
  const { token } = await post(`bills/${bill.id}/rounds`, {
    items: [{ productId, quantity: 2, selectedOptions }],
  });
  return `/s/${DINER_SLUG}/bill/${token}`;
}

/**
 * Makes an account of the platform.
 *
 * @param {string} origin
 * @returns {Promise<{ name: string, value: string }>} the session's cookie
 */
export async function registerDiner(origin) {
  const response = await fetch(`${origin}/api/bazar/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Ada Byron",
      email: `ada.${randomUUID().slice(0, 8)}@example.com`,
      password: "demo-password",
      gdprConsent: true,
    }),
  });
  const name = "bazar_user_session";
  const pair = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  if (!response.ok || !pair) throw new Error(`Registering was answered with ${response.status}.`);
  return { name, value: pair.slice(name.length + 1).split(";", 1)[0] ?? "" };
}
