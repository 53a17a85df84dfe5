import lighthouse, { desktopConfig } from "lighthouse";

/** A page with an event stream never rests. */
const maxWaitForLoad = 20_000;
const KILOBYTE = 1000;

/**
 * What one run has found: scores in per cent, how far the page has moved, and its compressed scripts.
 *
 * @typedef {{ scores: Record<string, number>, shift: number, scriptKilobytes: number, paintMs: number, blockedMs: number, failed: string[] }} Measured
 */

/**
 * Measures a page once.
 *
 * @param {string} url
 * @param {{ port: number, preset: string, cookie: string | null, categories: string[] }} how
 * @returns {Promise<Measured>}
 */
export async function measurePage(url, { port, preset, cookie, categories }) {
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
  const numberOf = (/** @type {string} */ audit) => lhr.audits[audit]?.numericValue ?? 0;
  return {
    scores,
    shift: numberOf("cumulative-layout-shift"),
    paintMs: numberOf("largest-contentful-paint"),
    blockedMs: numberOf("total-blocking-time"),
    scriptKilobytes: scriptBytes(lhr) / KILOBYTE,
    failed,
  };
}

/** @param {import("lighthouse").Result} lhr */
function scriptBytes(lhr) {
  const details = lhr.audits["network-requests"]?.details;
  /** @type {{ resourceType?: string, transferSize?: number }[]} */
  const requests = details && "items" in details && Array.isArray(details.items) ? details.items : [];
  return requests
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
