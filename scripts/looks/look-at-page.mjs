import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules beyond WCAG that hold for whatever is shown, and those for a page that no dialog covers. */
const ORDERED = ["heading-order", "landmark-unique"];
const WHOLE = ["page-has-heading-one", "landmark-one-main", "region"];
const QUIET_MS = 5_000;

/**
 * Opens a page and waits until it has what it shows.
 *
 * @param {import("playwright").Page} page
 * @param {string} url
 * @throws when the server cannot render it
 */
export async function openQuietly(page, url) {
  const response = await page.goto(url, { waitUntil: "load" });
  if (response && response.status() >= 500) throw new Error(`${url} answered ${response.status()}`);
  await rest(page);
}

/**
 * Waits until a page has what it shows: one with an event stream never rests, so no longer than some seconds.
 *
 * @param {import("playwright").Page} page
 */
export async function rest(page) {
  await page.waitForLoadState("networkidle", { timeout: QUIET_MS }).catch(() => {});
  // What is busy, and every `Skeleton`.
  const skeletons = page.locator("[aria-busy=true], .animate-breathe.bg-line");
  await skeletons
    .first()
    .waitFor({ state: "detached", timeout: QUIET_MS })
    .catch(() => {});
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((each) => each.finished.catch(() => {})),
    );
  });
}

/**
 * What breaks WCAG 2.2 AA on the page as it stands, once what moves has come to rest; with `structure`, for a page that has
 * what it shows, also what breaks the order of its headings and landmarks. The pages hold no frame of another origin, so
 * axe runs in the page itself.
 *
 * @param {import("playwright").Page} page
 * @param {{ structure?: boolean }} [more]
 * @returns {Promise<{ rule: string, at: string[] }[]>}
 */
export async function offencesOn(page, { structure = false } = {}) {
  // Read, compiled and warmed up once for each document: it is larger than all scripts of a page.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(parseColorsOnce);
  }
  const isCovered = (await page.locator("[role=dialog]:visible, [role=alertdialog]:visible").count()) > 0;
  const rules = structure ? [...ORDERED, ...(isCovered ? [] : WHOLE)] : [];
  return page.evaluate(
    async ({ standard, more }) => {
      const moving = () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === "running" && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
          );
      for (let each = moving(); each.length > 0; each = moving()) {
        await Promise.all(each.map(({ finished }) => finished.catch(() => {})));
      }
      /** @type {typeof import("axe-core")} */
      const axe = Reflect.get(window, "axe");
      // Only what is wrong is written down, without a selector for every element that was looked at. No rule asked for
      // reads style sheets.
      const { violations } = await axe.run(
        { exclude: ["nextjs-portal"] },
        {
          resultTypes: ["violations"],
          runOnly: { type: "tag", values: standard },
          rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])),
          selectors: false,
          preload: { assets: ["media"] },
        },
      );
      return violations.map(({ id, nodes }) => ({ rule: id, at: nodes.map(({ html }) => html) }));
    },
    { standard: STANDARD, more: rules },
  );
}

/** Runs in the page. All elements share the same dozen colors, and parsing them was a third of a check. */
function parseColorsOnce() {
  /** @typedef {{ r: number, g: number, b: number, alpha: number }} Color */
  /** @type {{ prototype: { parseString(this: Color, text: string): Color } }} */
  const { prototype } = Reflect.get(window, "axe").commons.color.Color;
  const parse = prototype.parseString;
  /** @type {Map<string, Color>} */
  const parsed = new Map();
  prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    const { r, g, b, alpha } = parse.call(this, text);
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}

/**
 * By how many pixels the page is wider than its window.
 *
 * @param {import("playwright").Page} page
 * @returns {Promise<number>}
 */
export function overflowOf(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
