import { devices } from "playwright";
import { slowDown } from "./slow-phone.mjs";

const LOOK_MS = 50;

/** Keeps how many milliseconds after a tap the button in the open sheet shows that it was pressed, or the sheet is closed. */
function watchPress() {
  addEventListener(
    "click",
    (event) => {
      const look = () => {
        const sheet = document.querySelector("dialog[open]");
        if (sheet && !sheet.querySelector("[data-early]")) requestAnimationFrame(look);
        else document.documentElement.dataset.answered = String(performance.now() - event.timeStamp);
      };
      look();
    },
    { capture: true, once: true },
  );
}

/**
 * Waits until something is in the page. A locator looks at every frame, which on a slow phone is half of what the page
 * can do.
 *
 * @param {import("playwright").Page} page
 * @param {string} selector
 */
async function isThere(page, selector) {
  await page.waitForFunction((wanted) => document.querySelector(wanted), selector, { polling: LOOK_MS });
}

/**
 * A dish is tapped on a slow phone, with nothing cached, as soon as its row is in sight, opens, and is added as soon as
 * the button is there. Answers how many milliseconds after the menu was asked for it was tapped, was open and was in the
 * cart, and how many after its tap the button answered. Nothing slides, because a tap goes to where the button was.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} menuUrl
 */
export async function timeFirstTap(browser, menuUrl) {
  const page = await browser.newPage({ ...devices["Pixel 7"], reducedMotion: "reduce" });
  await slowDown(page);
  const start = performance.now();
  await page.goto(menuUrl, { waitUntil: "commit" });
  await page.locator('a[href*="?dish="]').first().tap({ noWaitAfter: true });
  const tapped = performance.now() - start;
  await isThere(page, "dialog[open]");
  const opened = performance.now() - start;
  await page.evaluate(watchPress);
  await page.locator("dialog[open] button[type=submit]").tap({ noWaitAfter: true });
  await isThere(page, ".fixed.bottom-0 > button");
  const carted = performance.now() - start;
  const answeredMs = Number(await page.locator("html[data-answered]").getAttribute("data-answered"));
  await page.close();
  return { tapped, opened, answeredMs, carted };
}
