import AxeBuilder from "@axe-core/playwright";

const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const QUIET_MS = 5_000;

/**
 * Opens a page and waits until it has what it shows: a page with an event stream never rests, so no longer than some
 * seconds.
 *
 * @param {import("playwright").Page} page
 * @param {string} url
 */
export async function openQuietly(page, url) {
  await page.goto(url, { waitUntil: "load" });
  await page.waitForLoadState("networkidle", { timeout: QUIET_MS }).catch(() => {});
  const skeletons = page.locator("[aria-busy=true]");
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
 * What breaks WCAG 2.2 AA on the page as it stands.
 *
 * @param {import("playwright").Page} page
 * @returns {Promise<{ rule: string, at: string[] }[]>}
 */
export async function offencesOn(page) {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).exclude("nextjs-portal").analyze();
  return violations.map(({ id, nodes }) => ({ rule: id, at: nodes.map(({ html }) => html.slice(0, 160)) }));
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
