/**
 * `npm run lighthouse` measures pages of the production build with Lighthouse, each three times, and takes the median.
 * `-- --page money`, `-- --preset mobile` and `-- --url http://localhost:3000` narrow it down. Ends with 1 when a score
 * is below its least, a page of guests moves while it loads, its scripts are too large, or the first tap or the first row
 * on a slow device comes too late (scripts/looks/lighthouse-pages.mjs).
 */
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { median } from "../bench/median.mjs";
import { ensureChromium, findChromium } from "../launch/browser.mjs";
import { freePort } from "../launch/ports.mjs";
import { runSession } from "../launch/session.mjs";
import { fillBoard } from "./busy-board.mjs";
import { beDiner, CART_KEY } from "./demo-diner.mjs";
import { DEMO_OWNER } from "./demo-logins.mjs";
import { openDemoSite, signInDemo } from "./demo-site.mjs";
import { timeFirstRow } from "./first-row.mjs";
import { timeFirstTap } from "./first-tap.mjs";
import { FIRST_ROW, FIRST_TAP, MOST_SHIFT, measuredPages, RUNS } from "./lighthouse-pages.mjs";
import { measurePage } from "./measure-page.mjs";

const { values } = parseArgs({
  options: { page: { type: "string" }, preset: { type: "string" }, url: { type: "string" } },
});

/**
 * Lighthouse opens its pages beside those of Playwright's contexts, so the cart is kept there.
 *
 * @param {number} port
 * @param {string} origin
 * @param {string} cart
 */
async function keepCart(port, origin, cart) {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(
    ([key, text]) => window.localStorage.setItem(key, text),
    /** @type {[string, string]} */ ([CART_KEY, cart]),
  );
  await page.close();
}

await runSession(async (session) => {
  await ensureChromium();
  const { origin } = await openDemoSite(session, values.url);
  const diner = await beDiner(origin);
  const pages = measuredPages(diner).filter(({ name }) => !values.page || name === values.page);
  const runs = pages.flatMap((page) =>
    page.presets
      .filter((preset) => !values.preset || preset === values.preset)
      .map((preset) => ({ ...page, preset })),
  );
  const isTapAsked = (values.page ?? FIRST_TAP.name) === FIRST_TAP.name && values.preset !== "desktop";
  const isRowAsked = (values.page ?? FIRST_ROW.name) === FIRST_ROW.name && values.preset !== "mobile";
  if (runs.length === 0 && !isTapAsked && !isRowAsked)
    throw new Error("There is no such page with such a preset.");
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`],
  });
  session.atEnd(() => browser.close());
  await keepCart(port, origin, diner.cart);
  const signedIn = await signInDemo(origin, DEMO_OWNER);
  let isBelow = false;
  for (const { aims, ...run } of runs) {
    const cookie = run.as === "owner" ? `${signedIn.name}=${signedIn.value}` : null;
    const categories = Object.keys(aims.least);
    /** @type {import("./measure-page.mjs").Measured[]} */
    const measured = [];
    for (let count = 0; count < RUNS; count += 1)
      measured.push(await measurePage(origin + run.path, { port, preset: run.preset, cookie, categories }));
    const middle = (/** @type {(each: import("./measure-page.mjs").Measured) => number} */ of) =>
      median(measured.map(of));
    const scores = Object.entries(aims.least).map(([category, least]) => ({
      text: `${category} ${middle(({ scores }) => scores[category] ?? 0)}`,
      isMissed: middle(({ scores }) => scores[category] ?? 0) < least,
    }));
    const shift = middle((each) => each.shift);
    const kilobytes = middle((each) => each.scriptKilobytes);
    const facts = [
      ...scores,
      { text: `layout shift ${shift.toFixed(3)}`, isMissed: run.as !== "owner" && shift > MOST_SHIFT },
      {
        text: `scripts ${kilobytes.toFixed(0)} kB`,
        isMissed: kilobytes > (aims.mostScriptKilobytes ?? Number.POSITIVE_INFINITY),
      },
    ];
    const isMissed = facts.some((fact) => fact.isMissed);
    isBelow ||= isMissed;
    const line = facts.map((fact) => (fact.isMissed ? `${fact.text} ✗` : fact.text)).join(", ");
    const times = `LCP ${(middle((each) => each.paintMs) / 1000).toFixed(1)} s, blocked ${middle((each) => each.blockedMs).toFixed(0)} ms`;
    console.log(`${isMissed ? "✗" : "✓"} ${run.name} (${run.preset}): ${line}; ${times}`);
    for (const each of new Set(measured.flatMap(({ failed }) => failed))) console.log(`    ${each}`);
  }
  if (isTapAsked) {
    /** @type {Awaited<ReturnType<typeof timeFirstTap>>[]} */
    const taps = [];
    for (let count = 0; count < RUNS; count += 1)
      taps.push(await timeFirstTap(browser, origin + FIRST_TAP.path));
    const middle = (/** @type {keyof Awaited<ReturnType<typeof timeFirstTap>>} */ name) =>
      median(taps.map((tap) => tap[name]));
    const isLate =
      middle("tapped") > FIRST_TAP.mostTapMs ||
      middle("carted") > FIRST_TAP.mostCartMs ||
      middle("answeredMs") > FIRST_TAP.mostAnswerMs;
    isBelow ||= isLate;
    const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
    console.log(
      `${isLate ? "✗" : "✓"} ${FIRST_TAP.name}: a dish is tapped after ${seconds(middle("tapped"))}, open after ${seconds(middle("opened"))} and in the cart after ${seconds(middle("carted"))}; its button answers in ${middle("answeredMs").toFixed(0)} ms`,
    );
  }
  if (isRowAsked && !values.url) await fillBoard({ origin, cookie: signedIn });
  for (const { name, path, row } of isRowAsked ? FIRST_ROW.pages : []) {
    /** @type {number[]} */
    const times = [];
    for (let count = 0; count < RUNS; count += 1)
      times.push(await timeFirstRow(browser, { url: origin + path, cookie: signedIn, row }));
    const shownMs = median(times);
    const isLate = shownMs > FIRST_ROW.mostMs;
    isBelow ||= isLate;
    console.log(`${isLate ? "✗" : "✓"} ${FIRST_ROW.name} (${name}): after ${(shownMs / 1000).toFixed(1)} s`);
  }
  return session.end(isBelow ? 1 : 0);
});
