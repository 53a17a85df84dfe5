import { slowDown } from "./slow-phone.mjs";

const LOOK_MS = 50;
const LONGEST_MS = 90_000;

/**
 * Opens a page of the dashboard on a slow connection and processor, with nothing cached. Answers how many milliseconds
 * after it was asked for the first row of its list is in sight.
 *
 * @param {import("playwright").Browser} browser
 * @param {{ url: string, cookie: { name: string, value: string }, row: string }} what `row` is a selector
 */
export async function timeFirstRow(browser, { url, cookie, row }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ ...cookie, url: new URL(url).origin }]);
  const page = await context.newPage();
  await slowDown(page);
  const start = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(
    (wanted) => (document.querySelector(wanted)?.getClientRects().length ?? 0) > 0,
    row,
    { polling: LOOK_MS, timeout: LONGEST_MS },
  );
  const shownMs = performance.now() - start;
  await context.close();
  return shownMs;
}
