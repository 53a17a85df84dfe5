import { BOOKING_STATES } from "./booking-states.mjs";
import { COUNTER_STATES } from "./counter-states.mjs";
import { DINER_STATES } from "./diner-states.mjs";
import { endVisits, startVisit } from "./support-visit.mjs";

/**
 * Every page that people see, at the demo's restaurants, and who looks at it.
 *
 * @typedef {"visitor" | "diner" | "owner" | "admin" | "agent" | "designer" | "manager" | "newcomer"} Viewer
 * @typedef {import("./diner-states.mjs").World} World
 * @typedef {import("playwright").Page} Page
 * @typedef {{
 *   name: string,
 *   path: string,
 *   as?: Viewer,
 *   prepare?: (page: Page, world: World) => Promise<void>,
 *   act?: (page: Page) => Promise<void>,
 * }} ShownPage `path` names things in braces; `prepare` comes before the page is opened, `act` after
 */

/**
 * The address of a page, with the things of the world that its path names.
 * @param {Pick<ShownPage, "path">} page
 * @param {Record<string, string>} things
 */
export function addressOf({ path }, things) {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const thing = things[name];
    if (thing === undefined) throw new Error(`Nothing is called ${name}, which ${path} needs.`);
    return encodeURIComponent(thing);
  });
}

/**
 * A name for the picture of a path: "/money/payouts/{payout}" is "-money-payouts-payout".
 *
 * @param {string} path
 */
const nameOf = (path) => path.replaceAll(/[{}]/g, "").replaceAll(/[/?=]/g, "-");

const own = "/t/luigi";

/** @type {ShownPage[]} */
const dinerPages = [
  { name: "marketplace", path: "/" },
  { name: "marketplace-search", path: "/?q=pizza&place=Torino" },
  { name: "terms", path: "/terms" },
  { name: "privacy", path: "/privacy" },
  { name: "status", path: "/status" },
  { name: "diner-sign-in", path: "/account/login" },
  { name: "diner-register", path: "/account/register" },
  { name: "diner-forgot-password", path: "/account/forgot-password" },
  { name: "diner-reset-password", path: "/account/reset-password?token=unknown" },
  { name: "diner-prove-email", path: "/account/prove-email?token=unknown" },
  { name: "storefront", path: "/s/luigi" },
  { name: "storefront-cart", path: "/s/luigi?cart" },
  { name: "storefront-sushi", path: "/s/sakura" },
  { name: "storefront-tacos", path: "/s/taco" },
  { name: "checkout", path: "/s/luigi/checkout" },
  { name: "storefront-offline", path: "/s/luigi/offline" },
  { name: "reserve", path: "/s/luigi/reserve" },
  { name: "gift-cards", path: "/s/luigi/gift-cards" },
  { name: "restaurant-account", path: "/s/luigi/account/login" },
  { name: "restaurant-register", path: "/s/luigi/account/register" },
  { name: "restaurant-forgot-password", path: "/s/luigi/account/forgot-password" },
  { name: "restaurant-reset-password", path: "/s/luigi/account/reset-password?token=unknown" },
  { name: "restaurant-prove-email", path: "/s/luigi/account/prove-email?token=unknown" },
  { name: "imprint", path: "/s/luigi/imprint" },
  { name: "your-data", path: "/s/luigi/your-data" },
  { name: "not-found", path: "/s/luigi/nowhere" },
  ...DINER_STATES,
];

/** @type {ShownPage[]} */
const staffDoors = [
  { name: "join", path: "/join" },
  { name: "sign-in", path: "/sign-in" },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "reset-password", path: "/reset-password?token=unknown" },
  { name: "prove-email", path: "/prove-email?token=unknown" },
  { name: "invitation", path: "/invitation?token={invitation}" },
  { name: "invitation-unknown", path: "/invitation?token=unknown" },
  { name: "api-docs", path: "/docs" },
  { name: "api-docs-orders", path: "/docs/orders" },
  { name: "api-docs-operation", path: "/docs/orders/placeOrder" },
  { name: "api-docs-events", path: "/docs/webhook-events" },
  { name: "api-docs-event", path: "/docs/webhook-events/order.created" },
  { name: "api-docs-errors", path: "/docs/errors" },
  { name: "api-search", path: "/docs/search?q=refund" },
  { name: "api-guide", path: "/docs/guides/first-order" },
  { name: "dashboard-sign-in", path: `${own}/sign-in` },
];

const dashboardPaths = [
  "",
  "/orders/new",
  "/tables",
  "/tables/{table}",
  "/tables/unknown",
  "/bookings",
  "/bookings?view=floor",
  "/bookings?view=timeline",
  "/history",
  "/receipts",
  "/menu",
  "/stock",
  "/stock/dishes",
  "/stock/movements",
  "/stock/count",
  "/guests",
  "/coupons",
  "/gift-cards",
  "/reports",
  "/money",
  "/money/transactions",
  "/money/disputes",
  "/money/disputes/{dispute}",
  "/money/payouts/{payout}",
  "/money/payouts/unknown",
  "/money/drawer",
  "/money/drawer/unknown",
  "/money/statement",
  "/money/account",
  "/settings",
  "/settings/profile",
  "/settings/hours",
  "/settings/delivery",
  "/settings/printers",
  "/settings/kitchen",
  "/kitchen/all",
  "/kitchen/pass",
  "/kitchen/pickup",
  "/screen",
  "/settings/room",
  "/settings/bookings",
  "/settings/payments",
  "/settings/tax",
  "/settings/table-orders",
  "/settings/tips",
  "/settings/theme",
  "/settings/website",
  "/settings/legal",
  "/settings/team",
  "/settings/device",
  "/settings/notifications",
  "/settings/webhooks",
  "/settings/webhooks/{endpoint}",
  "/settings/webhooks/unknown",
  "/settings/api-keys",
  "/settings/twin",
  "/settings/audit",
  "/settings/export",
  "/settings/keys",
  "/security",
];

/** @type {ShownPage[]} */
const dashboardPages = dashboardPaths.map((path) => ({
  name: `dashboard${path === "" ? "-board" : nameOf(path)}`,
  path: `${own}${path}`,
  as: "owner",
}));

/**
 * As if the processor's account were in a state that no restaurant of the demo is in.
 *
 * @param {object} account
 * @returns {(page: Page) => Promise<void>}
 */
const withAccount = (account) => async (page) => {
  await page.route("**/payout-account", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...account } });
  });
};

/** As if the platform had a public address: one host shows wallets, one does not yet. @param {Page} page */
const withWalletHosts = async (page) => {
  const checkedAt = new Date().toISOString();
  const hosts = [
    {
      host: "luigi.bazar.example",
      state: "inactive",
      problem: "luigi.bazar.example could not be reached.",
      checkedAt,
    },
    { host: "bazar.example", state: "active", problem: null, checkedAt },
  ];
  await page.route("**/wallet-hosts", (route) => route.fulfill({ json: { hosts } }));
};

const UNPAID = { transfersEnabled: false, payoutsEnabled: false };
const DUE = [
  "external_account",
  "individual.verification.document",
  "individual.verification.additional_document",
];

/** How far online payments are, at a restaurant whose account is not verified, and where wallets show. @type {ShownPage[]} */
const unverifiedPages = [
  { name: "newcomer-board", path: "/t/{newcomer}", as: "newcomer" },
  { name: "newcomer-money", path: "/t/{newcomer}/money", as: "newcomer" },
  { name: "newcomer-payments", path: "/t/{newcomer}/settings/payments", as: "newcomer" },
  ...[
    {
      name: "incomplete",
      account: { ...UNPAID, onlinePayments: "account_incomplete", requirementsDue: DUE },
    },
    { name: "review", account: { ...UNPAID, onlinePayments: "account_in_review", requirementsDue: [] } },
    { name: "country", account: { ...UNPAID, connected: false, onlinePayments: "country" } },
  ].map(({ name, account }) => ({
    name: `payments-${name}`,
    path: `${own}/settings/payments`,
    as: /** @type {const} */ ("owner"),
    prepare: withAccount(account),
  })),
  {
    name: "payments-wallet-hosts",
    path: `${own}/settings/payments`,
    as: "owner",
    prepare: withWalletHosts,
  },
];

const adminPaths = [
  "",
  "/restaurants",
  "/restaurants/luigi",
  "/restaurants/unknown",
  "/organizations",
  "/users",
  "/api-keys",
  "/audit",
  "/orders",
  "/orders/{delivered}",
  "/orders/unknown",
  "/escrow",
  "/escrow?view=held",
  "/escrow?view=disputes",
  "/payouts",
  "/payouts?status=all",
  "/payouts/commissions",
  "/jobs",
  "/jobs/emails",
  "/balance",
  "/reconciliation",
  "/webhooks",
  "/webhooks/luigi/{endpoint}",
  "/webhooks/luigi/unknown",
];

/** @type {ShownPage[]} */
const adminPages = adminPaths.map((path) => ({
  name: `admin${path === "" ? "-overview" : nameOf(path)}`,
  path: `/admin${path}`,
  as: "admin",
  // What was sent to a restaurant's webhooks is its own.
  ...(path.startsWith("/webhooks/") && { prepare: startVisit, act: endVisits }),
}));

/** @type {ShownPage[]} */
const portalPages = [
  { name: "choose", path: "/choose?all", as: "owner" },
  { name: "security", path: "/security", as: "owner" },
  { name: "join-service", path: "/join/luigi/service", as: "owner" },
  { name: "join-menu", path: "/join/luigi/menu", as: "owner" },
  { name: "group", path: "/group/{group}", as: "manager" },
  { name: "group-copy", path: "/group/{group}/copy", as: "manager" },
  { name: "group-api-keys", path: "/group/{group}/api-keys", as: "manager" },
  { name: "group-differences", path: "/group/{group}/differences", as: "manager" },
  { name: "agent", path: "/agent", as: "agent" },
  { name: "agent-restaurants", path: "/agent/restaurants", as: "agent" },
  { name: "agent-commission", path: "/agent/commission", as: "agent" },
  { name: "agent-statement", path: "/agent/commission/2026-10", as: "agent" },
  { name: "designer", path: "/designer", as: "designer" },
  { name: "designer-luigi", path: "/designer/luigi", as: "designer" },
];

/** What diners see: in Arabic too, and on the narrowest screens. */
export const DINER_PAGES = dinerPages;

/** What is opened on phones as well: by diners, and by who works in a restaurant or wants to. */
export const NARROW_PAGES = [...dinerPages, ...staffDoors, ...dashboardPages, ...unverifiedPages];

/** What is opened at the counter, in the kitchen and at tables. */
export const DEVICE_PAGES = [...dashboardPages, ...BOOKING_STATES, ...COUNTER_STATES];

/** What only people who work may see. */
export const STAFF_PAGES = [...DEVICE_PAGES, ...unverifiedPages, ...adminPages, ...portalPages];

/** In the order in which they are shown. */
export const SHOWN_PAGES = [...dinerPages, ...staffDoors, ...STAFF_PAGES];
