import { beDiner, cartKeyOf, DINER_SLUG, openTableBill, unusualCarts } from "./demo-diner.mjs";

/**
 * What diners' pages show only to somebody who has something or has done something.
 *
 * @typedef {Awaited<ReturnType<typeof seeAsDiner>>} Diner
 * @typedef {import("playwright").Page} Page
 */

/**
 * @param {string} origin
 * @param {{ name: string, value: string }} owner the cookie of who runs the restaurant
 */
export async function seeAsDiner(origin, owner) {
  const [{ dishPath, trackingPath, cart }, carts, billPath] = await Promise.all([
    beDiner(origin),
    unusualCarts(origin),
    openTableBill(origin, owner),
  ]);
  return { dishPath, trackingPath, billPath, carts: { ...carts, plain: { slug: DINER_SLUG, text: cart } } };
}

/**
 * @param {Page} page
 * @param {import("./demo-diner.mjs").KeptCart} cart
 */
async function keepCart(page, { slug, text }) {
  await page.addInitScript(
    ([key, value]) => window.localStorage.setItem(key, value),
    /** @type {[string, string]} */ ([cartKeyOf(slug), text]),
  );
}

const checkoutOf = (/** @type {{ slug: string }} */ { slug }) => `/s/${slug}/checkout`;

/** @param {Page} page */
async function chooseLater(page) {
  await page.locator("input[name=when][value=later]").check();
  await page.locator("select[name=scheduledFor]").waitFor();
}

/** Whatever is in the cart, no time suits it. @param {Page} page */
async function refuseTimes(page) {
  await page.route("**/order-times?*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), times: [] } });
  });
}

/** As browsers of iPhone and iPad are known. @param {Page} page */
async function beOnIphone(page) {
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
}

/** As if nobody had been asked yet: a browser without windows refuses notifications. @param {Page} page */
async function allowAsking(page) {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, "permission", { get: () => "default", configurable: true }),
  );
}

/** @type {import("./shown-pages.mjs").ShownPage[]} */
export const DINER_STATES = [
  { name: "dish", path: ({ dishPath }) => dishPath },
  { name: "tracking", path: ({ trackingPath }) => trackingPath },
  { name: "tracking-tell-me", path: ({ trackingPath }) => trackingPath, prepare: allowAsking },
  { name: "table-bill", path: ({ billPath }) => billPath },
  {
    name: "storefront-iphone",
    path: `/s/${DINER_SLUG}`,
    prepare: beOnIphone,
    act: (page) => page.locator("footer details > summary").click(),
  },
  {
    name: "checkout-full",
    path: ({ carts }) => checkoutOf(carts.plain),
    prepare: (page, { carts }) => keepCart(page, carts.plain),
  },
  {
    name: "checkout-age",
    path: ({ carts }) => checkoutOf(carts.adults),
    prepare: (page, { carts }) => keepCart(page, carts.adults),
  },
  {
    name: "checkout-later",
    path: ({ carts }) => checkoutOf(carts.later),
    prepare: (page, { carts }) => keepCart(page, carts.later),
    act: chooseLater,
  },
  {
    name: "checkout-never",
    path: ({ carts }) => checkoutOf(carts.later),
    prepare: async (page, { carts }) => {
      await keepCart(page, carts.later);
      await refuseTimes(page);
    },
    act: async (page) => {
      await page.locator("input[name=when][value=later]").check();
      await page.locator("section:has(input[name=when]) p.text-caution").waitFor();
    },
  },
  {
    name: "account-continue",
    path: `/account/continue?restaurant=${DINER_SLUG}&challenge=${"0".repeat(64)}`,
    as: "diner",
  },
  { name: "account", path: "/account", as: "diner" },
];
