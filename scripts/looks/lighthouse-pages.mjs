/**
 * What `npm run lighthouse` measures, and the least score of each category in per cent.
 *
 * @typedef {"desktop" | "mobile"} Preset
 * @typedef {{ name: string, path: string, as?: "owner", presets: Preset[] }} MeasuredPage
 */

/** @type {MeasuredPage[]} */
export const MEASURED_PAGES = [
  { name: "board", path: "/t/luigi", as: "owner", presets: ["desktop"] },
  { name: "menu editor", path: "/t/luigi/menu", as: "owner", presets: ["desktop"] },
  { name: "reports", path: "/t/luigi/reports", as: "owner", presets: ["desktop"] },
  { name: "money", path: "/t/luigi/money", as: "owner", presets: ["desktop"] },
];

export const LEAST = { performance: 90, accessibility: 100, "best-practices": 100 };
export const RUNS = 3;
