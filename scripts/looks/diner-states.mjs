import { cartKeyOf, DINER_SLUG, orderDishes, unusualCarts } from "./demo-diner.mjs";
import { makeThings } from "./demo-things.mjs";

/**
 * What pages show only to somebody who has something or has done something.
 *
 * @typedef {Awaited<ReturnType<typeof fillWorld>>} World
 * @typedef {import("playwright").Page} Page
 */

/**
 * Makes what the pages need: `things` by the names that paths have for them, and carts as a browser keeps them.
 *
 * @param {string} origin
 * @param {Parameters<typeof makeThings>[1]} means
 */
export async function fillWorld(origin, means) {
  const [{ things, cart, atTable }, carts] = await Promise.all([orderDishes(origin), unusualCarts(origin)]);
  /** @type {Record<string, string>} */
  const all = {
    ...things,
    adults: carts.adults.slug,
    later: carts.later.slug,
    ...(await makeThings(origin, means, { ...things, atTable })),
  };
  return { origin, things: all, carts: { ...carts, plain: cart } };
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

/**
 * A checkout for delivery to an address that was typed before.
 *
 * @param {Page} page
 * @param {World} world
 * @param {{ deliveryAddress: string, postcode: string, city: string }} address
 */
async function deliverTo(page, { carts: { plain } }, address) {
  await keepCart(page, { ...plain, text: plain.text.replace('"service":"pickup"', '"service":"delivery"') });
  await page.addInitScript(
    ([key, value]) => window.sessionStorage.setItem(key, value),
    /** @type {[string, string]} */ ([`bazar:checkout:${plain.slug}`, JSON.stringify(address)]),
  );
}

/** The address is looked up a moment after the page has started. @param {Page} page */
async function waitForAddress(page) {
  await page.locator("[data-address-answer]").waitFor();
}

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

/** As if the network had gone. @param {Page} page */
async function refuseProfile(page) {
  await page.route("**/api/bazar/auth/me", (route) => route.abort());
}

/** Without a try that would count. @param {Page} page @param {number} status @param {string} error */
async function refuseCode(page, status, error) {
  const headers = { "retry-after": "840" };
  await page.route("**/tables/*/code", (route) =>
    route.fulfill({ status, headers, json: { error, message: "" } }),
  );
}

/** @param {Page} page */
async function typeCode(page) {
  await page.locator("input[autocomplete=one-time-code]").fill("0481");
  await page.keyboard.press("Enter");
  await page.locator("form p[role=alert]").waitFor();
}

/** As if somebody had begun to pay all of a bill and not gone on. @param {Page} page */
async function holdBill(page) {
  await page.route(/\/api\/public\/[^/]+\/bills\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const bill = await response.json();
    await route.fulfill({ response, json: { ...bill, open: 0, pending: bill.open, replaceable: bill.open } });
  });
}

/** @param {Page} page */
async function chooseEverything(page) {
  await page.getByRole("radiogroup").first().getByRole("radio").last().click();
  await page.locator("p[role=status].text-caution").waitFor();
}

const TRACKING = `/s/${DINER_SLUG}/orders/{order}?email={email}`;

/** @type {import("./shown-pages.mjs").ShownPage[]} */
export const DINER_STATES = [
  { name: "dish", path: `/s/${DINER_SLUG}?dish={dish}` },
  { name: "tracking", path: TRACKING },
  { name: "tracking-delivery", path: `/s/${DINER_SLUG}/orders/{delivery}?email={email}` },
  { name: "tracking-tell-me", path: TRACKING, prepare: allowAsking },
  {
    name: "storefront-iphone",
    path: `/s/${DINER_SLUG}`,
    prepare: beOnIphone,
    act: (page) => page.locator("footer details > summary").click(),
  },
  {
    name: "checkout-full",
    path: `/s/${DINER_SLUG}/checkout`,
    prepare: (page, { carts }) => keepCart(page, carts.plain),
  },
  {
    name: "checkout-delivery",
    path: `/s/${DINER_SLUG}/checkout`,
    prepare: (page, world) =>
      deliverTo(page, world, {
        deliveryAddress: "Via Madama Cristina 40",
        postcode: "10125",
        city: "Torino",
      }),
    act: waitForAddress,
  },
  {
    name: "checkout-too-far",
    path: `/s/${DINER_SLUG}/checkout`,
    prepare: (page, world) =>
      deliverTo(page, world, { deliveryAddress: "Via del Corso 10", postcode: "00186", city: "Roma" }),
    act: waitForAddress,
  },
  {
    name: "checkout-unknown-address",
    path: `/s/${DINER_SLUG}/checkout`,
    prepare: (page, world) =>
      deliverTo(page, world, { deliveryAddress: "Via Garibladi 9", postcode: "10122", city: "Torino" }),
    act: waitForAddress,
  },
  {
    name: "checkout-age",
    path: "/s/{adults}/checkout",
    prepare: (page, { carts }) => keepCart(page, carts.adults),
  },
  {
    name: "checkout-later",
    path: "/s/{later}/checkout",
    prepare: (page, { carts }) => keepCart(page, carts.later),
    act: chooseLater,
  },
  {
    name: "checkout-never",
    path: "/s/{later}/checkout",
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
  { name: "account-unreachable", path: "/account", as: "diner", prepare: refuseProfile },
  { name: "restaurant-account-home", path: `/s/${DINER_SLUG}/account`, as: "diner" },
  { name: "pay", path: `/s/${DINER_SLUG}/orders/{unpaid}/pay?email={email}` },
  { name: "receipt", path: `/s/${DINER_SLUG}/orders/{delivered}/receipt?email={email}` },
  { name: "your-data-kept", path: `/s/${DINER_SLUG}/your-data?token={dataToken}` },
  { name: "booking-cancel", path: `/s/${DINER_SLUG}/reservations/{booking}/cancel?token={bookingToken}` },
  { name: "booking-change", path: `/s/${DINER_SLUG}/reservations/{booking}/change?token={bookingToken}` },
  { name: "booking-deposit", path: "/s/taco/reservations/{deposit}/deposit?token={depositToken}" },
  { name: "booking-unknown", path: `/s/${DINER_SLUG}/reservations/{booking}/cancel?token=unknown` },
  { name: "waitlist-offer", path: `/s/${DINER_SLUG}/waitlist/{offer}?token={offerToken}` },
  { name: "reserve-full", path: "/s/sakura/reserve?date={fullDay}&guests=2" },
  { name: "waitlist-request", path: "/s/sakura/waitlist/{request}?token={requestToken}" },
  { name: "table-unknown", path: `/s/${DINER_SLUG}/table/unknown` },
  { name: "table-free", path: `/s/${DINER_SLUG}/table/{freeTable}` },
  { name: "table-code", path: `/s/${DINER_SLUG}/table/{lateTable}` },
  {
    name: "table-code-wrong",
    path: `/s/${DINER_SLUG}/table/{lateTable}`,
    prepare: (page) => refuseCode(page, 403, "BILL_CODE_WRONG"),
    act: typeCode,
  },
  {
    name: "table-code-limit",
    path: `/s/${DINER_SLUG}/table/{lateTable}`,
    prepare: (page) => refuseCode(page, 429, "RATE_LIMITED"),
    act: typeCode,
  },
  { name: "bill-held", path: `/s/${DINER_SLUG}/bill/{bill}`, prepare: holdBill, act: chooseEverything },
  { name: "bill", path: `/s/${DINER_SLUG}/bill/{bill}` },
  { name: "bill-menu", path: `/s/${DINER_SLUG}/bill/{bill}/menu` },
  { name: "bill-receipt", path: `/s/${DINER_SLUG}/bill/{paidBill}/receipt` },
  { name: "bill-unknown", path: `/s/${DINER_SLUG}/bill/unknown` },
];
