import { DINER_SLUG } from "./demo-diner.mjs";

/**
 * What `npm run lighthouse` measures, and the least score of each category in per cent.
 *
 * @typedef {"desktop" | "mobile"} Preset
 * @typedef {"performance" | "accessibility" | "best-practices" | "seo"} Category
 * @typedef {{ least: Partial<Record<Category, number>>, mostScriptKilobytes?: number }} Aims
 * @typedef {{ name: string, path: string, as?: "owner", presets: Preset[], aims: Aims }} MeasuredPage
 */

/** @type {Aims} */
const STAFF = { least: { performance: 90, accessibility: 100, "best-practices": 100 } };
/** @type {Aims["least"]} */
const FAST = { performance: 95, accessibility: 100, "best-practices": 100 };
/** Compressed, on a first visit, with the headers of the files. 2 kB are Next's error page, which `catchError` brings. */
const mostScriptKilobytes = 156;
/** @type {Aims} */
const GUEST = { least: FAST, mostScriptKilobytes };
/** Found by search engines as well. @type {Aims} */
const PUBLIC = { least: { ...FAST, seo: 100 }, mostScriptKilobytes };

const shop = `/s/${DINER_SLUG}`;

/**
 * The measured pages, those of diners with what a diner has.
 *
 * @param {{ dishPath: string, trackingPath: string }} diner
 * @returns {MeasuredPage[]}
 */
export function measuredPages({ dishPath, trackingPath }) {
  return [
    { name: "marketplace", path: "/", presets: ["mobile"], aims: PUBLIC },
    { name: "storefront", path: shop, presets: ["mobile"], aims: PUBLIC },
    { name: "dish", path: dishPath, presets: ["mobile"], aims: PUBLIC },
    { name: "checkout", path: `${shop}/checkout`, presets: ["mobile"], aims: GUEST },
    { name: "booking", path: `${shop}/reserve`, presets: ["mobile"], aims: PUBLIC },
    { name: "gift cards", path: `${shop}/gift-cards`, presets: ["mobile"], aims: PUBLIC },
    { name: "tracking", path: trackingPath, presets: ["mobile"], aims: GUEST },
    { name: "sign-in", path: "/account/login", presets: ["mobile"], aims: GUEST },
    { name: "API reference", path: "/docs", presets: ["mobile"], aims: PUBLIC },
    { name: "board", path: "/t/luigi", as: "owner", presets: ["desktop"], aims: STAFF },
    { name: "menu editor", path: "/t/luigi/menu", as: "owner", presets: ["desktop"], aims: STAFF },
    { name: "reports", path: "/t/luigi/reports", as: "owner", presets: ["desktop"], aims: STAFF },
    { name: "money", path: "/t/luigi/money", as: "owner", presets: ["desktop"], aims: STAFF },
  ];
}

/** By then a dish can be tapped and is in the cart; its button answers so soon, whatever has come until then. */
export const FIRST_TAP = {
  name: "first tap",
  path: shop,
  mostTapMs: 2_000,
  mostCartMs: 4_000,
  mostAnswerMs: 100,
};

/** By then somebody of the staff sees the first row, on a slow connection and a slow tablet. */
export const FIRST_ROW = {
  name: "first row",
  mostMs: 3_500,
  pages: [
    { name: "board", path: "/t/luigi", row: "[data-ticket]" },
    { name: "history", path: "/t/luigi/history", row: "#content tbody tr" },
    { name: "bookings", path: "/t/luigi/bookings", row: "#content section article" },
    { name: "reports", path: "/t/luigi/reports", row: "#content dl dd" },
    { name: "money", path: "/t/luigi/money", row: "#content tbody tr" },
  ],
};

export const RUNS = 3;
/** A page of guests does not move while it loads. */
export const MOST_SHIFT = 0.001;
