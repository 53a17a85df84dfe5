import { DINER_STATES } from "./diner-states.mjs";

/**
 * Every page that people see, at the demo's restaurants, and who looks at it.
 *
 * @typedef {"visitor" | "diner" | "owner" | "admin" | "agent" | "designer"} Viewer
 * @typedef {import("./diner-states.mjs").Diner} Diner
 * @typedef {import("playwright").Page} Page
 * @typedef {{
 *   name: string,
 *   path: string | ((diner: Diner) => string),
 *   as?: Viewer,
 *   prepare?: (page: Page, diner: Diner) => Promise<void>,
 *   act?: (page: Page) => Promise<void>,
 * }} ShownPage `prepare` comes before the page is opened, `act` after
 * @typedef {ShownPage & { path: string }} StaffPage
 */

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
  { name: "storefront", path: "/s/luigi" },
  { name: "storefront-cart", path: "/s/luigi?cart" },
  { name: "storefront-sushi", path: "/s/sakura" },
  { name: "storefront-tacos", path: "/s/taco" },
  { name: "checkout", path: "/s/luigi/checkout" },
  { name: "storefront-offline", path: "/s/luigi/offline" },
  { name: "reserve", path: "/s/luigi/reserve" },
  { name: "gift-cards", path: "/s/luigi/gift-cards" },
  { name: "restaurant-account", path: "/s/luigi/account/login" },
  { name: "imprint", path: "/s/luigi/imprint" },
  { name: "not-found", path: "/s/luigi/nowhere" },
  ...DINER_STATES,
];

/** @type {ShownPage[]} */
const staffDoors = [
  { name: "join", path: "/join" },
  { name: "sign-in", path: "/sign-in" },
  { name: "api-docs", path: "/docs" },
  { name: "api-docs-orders", path: "/docs/orders" },
  { name: "dashboard-sign-in", path: `${own}/sign-in` },
];

const dashboardPaths = [
  "",
  "/tables",
  "/bookings",
  "/history",
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
  "/money/statement",
  "/money/account",
  "/settings",
  "/settings/profile",
  "/settings/hours",
  "/settings/delivery",
  "/settings/bookings",
  "/settings/payments",
  "/settings/theme",
  "/settings/legal",
  "/settings/team",
  "/settings/notifications",
  "/settings/webhooks",
  "/settings/audit",
  "/settings/export",
  "/settings/keys",
];

/** @type {StaffPage[]} */
const dashboardPages = dashboardPaths.map((path) => ({
  name: `dashboard${path === "" ? "-board" : path.replaceAll("/", "-")}`,
  path: `${own}${path}`,
  as: "owner",
}));

const adminPaths = [
  "",
  "/restaurants",
  "/restaurants/luigi",
  "/organisations",
  "/users",
  "/audit",
  "/orders",
  "/escrow",
  "/escrow?view=held",
  "/escrow?view=disputes",
  "/payouts",
  "/payouts?status=all",
  "/payouts/commissions",
  "/jobs",
  "/jobs/emails",
  "/reconciliation",
  "/webhooks",
];

/** @type {StaffPage[]} */
const adminPages = adminPaths.map((path) => ({
  name: `admin${path === "" ? "-overview" : path.replaceAll(/[/?=]/g, "-")}`,
  path: `/admin${path}`,
  as: "admin",
}));

/** @type {StaffPage[]} */
const portalPages = [
  { name: "choose", path: "/choose?all", as: "owner" },
  { name: "group", path: "/group", as: "owner" },
  { name: "agent", path: "/agent", as: "agent" },
  { name: "designer", path: "/designer", as: "designer" },
];

/** What diners see: in Arabic too, and on the narrowest screens. */
export const DINER_PAGES = dinerPages;

/** What is open all day on whatever screen a kitchen has. */
export const BOARD_PAGES = dashboardPages.filter(({ name }) => name === "dashboard-board");

/** What only people who work may see. */
export const STAFF_PAGES = [...dashboardPages, ...adminPages, ...portalPages];

/** In the order in which they are shown. */
export const SHOWN_PAGES = [...dinerPages, ...staffDoors, ...STAFF_PAGES];

/** Whose password everybody knows. */
export const DEMO_OWNER = { email: "owner@luigi.example", password: "demo-password" };
export const DEMO_ADMIN = { email: "admin@bazar.example", password: "demo-password" };
export const DEMO_AGENT = { email: "agent@bazar.example", password: "demo-password" };
export const DEMO_DESIGNER = { email: "designer@bazar.example", password: "demo-password" };
