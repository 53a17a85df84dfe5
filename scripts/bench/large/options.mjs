import { parseArgs } from "node:util";

/** What a platform of some size has after two years. */
const FULL = { restaurants: 10_000, orders: 10_000_000, largest: 500_000 };

/**
 * @typedef {object} Size
 * @property {number} restaurants
 * @property {number} orders of all of them
 * @property {number} largest orders of the largest restaurant
 * @property {number} years that the orders are spread over
 * @property {number} skew how much busier the first restaurants are than the last
 * @property {number} seed decides every choice
 */

/** The other database: what a restaurant sees in its first weeks. @type {Size} */
export const SMALL = { restaurants: 5, orders: 1_000, largest: 500, years: 0.25, skew: 0.5, seed: 1 };

/**
 * @param {readonly string[]} args
 * @returns {{ size: Size, url: string | null, write: boolean, fillOnly: boolean }}
 * @throws with one sentence when an option is no number or makes no sense
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      restaurants: { type: "string" },
      orders: { type: "string" },
      largest: { type: "string" },
      years: { type: "string", default: "2" },
      skew: { type: "string", default: "0.8" },
      scale: { type: "string", default: "1" },
      seed: { type: "string", default: "1" },
      url: { type: "string" },
      write: { type: "boolean", default: false },
      "fill-only": { type: "boolean", default: false },
    },
  });
  const scale = positive("scale", values.scale);
  const count = (/** @type {keyof typeof FULL} */ name) =>
    Math.max(1, Math.round(values[name] === undefined ? FULL[name] * scale : positive(name, values[name])));
  const size = {
    restaurants: count("restaurants"),
    orders: count("orders"),
    largest: count("largest"),
    years: positive("years", values.years),
    skew: positive("skew", values.skew, 0),
    seed: Math.trunc(positive("seed", values.seed)),
  };
  return { size, url: values.url ?? null, write: values.write, fillOnly: values["fill-only"] };
}

/** @param {string} name @param {string | undefined} text */
function positive(name, text, least = Number.MIN_VALUE) {
  const number = Number(text);
  if (text !== undefined && text.trim() !== "" && Number.isFinite(number) && number >= least) return number;
  throw new Error(`--${name} is "${text}"; it must be a number ${least === 0 ? "from 0" : "above 0"}.`);
}
