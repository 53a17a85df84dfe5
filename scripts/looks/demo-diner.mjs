import { randomUUID } from "node:crypto";
import { callerOf } from "./demo-call.mjs";

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

/** Who orders. */
const EMAIL = "ada@example.com";

/**
 * @param {string} origin
 * @param {MenuDish} dish
 * @param {{ paymentMethod?: "cash" | "stripe", type?: "pickup" | "delivery" }} [how]
 * @returns {Promise<string>} the id of a new order
 */
async function placeOrder(origin, dish, { paymentMethod = "cash", type = "pickup" } = {}) {
  const { id } = await callerOf(origin)("POST", `public/${DINER_SLUG}/orders`, {
    type,
    // Nobody has looked it up.
    ...(type === "delivery" && { deliveryAddress: "Via Po 12, Torino", postcode: "10123", city: "Torino" }),
    customerName: "Ada Byron",
    customerEmail: EMAIL,
    customerPhone: "+39 011 555 0142",
    paymentMethod,
    items: [{ productId: dish.id, quantity: 1, price: priceOf(dish) }],
  });
  return id;
}

const dishNow = async (/** @type {string} */ origin) =>
  found((await plainDishes(origin, DINER_SLUG)).now[0], "that is served now");

/**
 * What a diner has at the demo: a dish, a cart with it as a browser keeps it, and an order to follow.
 *
 * @param {string} origin
 * @returns {Promise<{ dishPath: string, trackingPath: string, cart: string }>}
 */
export async function beDiner(origin) {
  const dish = await dishNow(origin);
  const order = await placeOrder(origin, dish);
  return {
    dishPath: `/s/${DINER_SLUG}?${new URLSearchParams({ dish: dish.id })}`,
    trackingPath: `/s/${DINER_SLUG}/orders/${order}?${new URLSearchParams({ email: EMAIL })}`,
    cart: cartText([dish]),
  };
}

/**
 * A line of an order at a table: two of a dish with options, the first of each chosen.
 *
 * @param {string} origin
 */
async function chosenDish(origin) {
  const { products } = await callerOf(origin)("GET", `public/${DINER_SLUG}/menu`);
  /** @type {{ id: string, optionGroups: { name: string, labels: string[] }[] } | undefined} */
  const dish = products.find(
    (/** @type {MenuDish} */ { optionGroups, soldOut }) => optionGroups.length > 0 && !soldOut,
  );
  const { id, optionGroups } = found(dish, "with options");
  const chosen = optionGroups.map(({ name, labels }) => [name, labels.slice(0, 1)]);
  return { productId: id, quantity: 2, selectedOptions: Object.fromEntries(chosen) };
}

/**
 * A dish, and orders of it: one to follow, one to hand over and one to pay; and a line to order at a table.
 *
 * @param {string} origin
 */
export async function orderDishes(origin) {
  const dish = await dishNow(origin);
  const things = {
    dish: dish.id,
    email: EMAIL,
    order: await placeOrder(origin, dish),
    delivered: await placeOrder(origin, dish),
    delivery: await placeOrder(origin, dish, { type: "delivery" }),
    unpaid: await placeOrder(origin, dish, { paymentMethod: "stripe" }),
  };
  return {
    things,
    cart: { slug: DINER_SLUG, text: cartText([dish]) },
    atTable: await chosenDish(origin),
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
