/**
 * `npm run lighthouse` measures pages of the production build with Lighthouse, each three times, and takes the median.
 * `-- --page money`, `-- --preset mobile` and `-- --url http://localhost:3000` narrow it down. Ends with 1 when a score
 * is below its least (scripts/looks/lighthouse-pages.mjs).
 */
import { parseArgs } from "node:util";
import lighthouse, { desktopConfig } from "lighthouse";
import { chromium } from "playwright";
import { ensureChromium, findChromium } from "../launch/browser.mjs";
import { freePort } from "../launch/ports.mjs";
import { runSession } from "../launch/session.mjs";
import { openDemoSite, signInDemo } from "./demo-site.mjs";
import { LEAST, MEASURED_PAGES, RUNS } from "./lighthouse-pages.mjs";
import { DEMO_OWNER } from "./shown-pages.mjs";

const categories = /** @type {(keyof typeof LEAST)[]} */ (Object.keys(LEAST));
/** A page with an event stream never rests. */
const maxWaitForLoad = 20_000;

const { values } = parseArgs({
  options: { page: { type: "string" }, preset: { type: "string" }, url: { type: "string" } },
});

/** @typedef {{ scores: Record<string, number>, failed: string[] }} Measured */

/**
 * @param {string} url
 * @param {{ port: number, preset: string, cookie: string | null }} how
 * @returns {Promise<Measured>}
 */
async function measure(url, { port, preset, cookie }) {
  const flags = {
    port,
    maxWaitForLoad,
    onlyCategories: categories,
    logLevel: /** @type {const} */ ("error"),
    ...(cookie && { extraHeaders: { Cookie: cookie } }),
  };
  const result = await lighthouse(url, flags, preset === "desktop" ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse has measured nothing at ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  );
  const failed = categories
    .filter((name) => name !== "performance")
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
    .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`);
  return { scores, failed };
}

const median = (/** @type {number[]} */ numbers) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

await runSession(async (session) => {
  const pages = MEASURED_PAGES.filter(({ name }) => !values.page || name === values.page);
  const runs = pages.flatMap((page) =>
    page.presets
      .filter((preset) => !values.preset || preset === values.preset)
      .map((preset) => ({ ...page, preset })),
  );
  if (runs.length === 0) throw new Error("There is no such page with such a preset.");
  await ensureChromium();
  const origin = await openDemoSite(session, values.url);
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`],
  });
  session.atEnd(() => browser.close());
  const { name, value } = await signInDemo(origin, DEMO_OWNER);
  let isBelow = false;
  for (const run of runs) {
    const cookie = run.as === "owner" ? `${name}=${value}` : null;
    /** @type {Measured[]} */
    const measured = [];
    for (let count = 0; count < RUNS; count += 1)
      measured.push(await measure(origin + run.path, { port, preset: run.preset, cookie }));
    const results = categories.map((category) => ({
      category,
      score: median(measured.map(({ scores }) => scores[category] ?? 0)),
    }));
    const below = results.filter(({ category, score }) => score < LEAST[category]);
    isBelow ||= below.length > 0;
    const line = results.map(({ category, score }) => `${category} ${score}`).join(", ");
    console.log(`${below.length > 0 ? "✗" : "✓"} ${run.name} (${run.preset}): ${line}`);
    if (below.length > 0) {
      const failed = new Set(measured.flatMap((each) => each.failed));
      for (const each of failed) console.log(`    ${each}`);
    }
  }
  return session.end(isBelow ? 1 : 0);
});
