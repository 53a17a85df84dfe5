import { throttling } from "lighthouse/core/config/constants.js";
import { devices } from "playwright";

const BYTES_PER_KILOBIT = 1024 / 8;
const { cpuSlowdownMultiplier, requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } =
  throttling.mobileSlow4G;

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
 * A dish is tapped on a slow phone, with nothing cached, as soon as its row is in sight, opens, and is added as soon as
 * the button is there. Answers how many milliseconds after the menu was asked for it was tapped, was open and was in the
 * cart, and how many after its tap the button answered. Slow is what Lighthouse calls slow 4G, on a processor four times
 * slower.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} menuUrl
 */
export async function timeFirstTap(browser, menuUrl) {
  const page = await browser.newPage({ ...devices["Pixel 7"] });
  const phone = await page.context().newCDPSession(page);
  await phone.send("Network.enable");
  await phone.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: downloadThroughputKbps * BYTES_PER_KILOBIT,
    uploadThroughput: uploadThroughputKbps * BYTES_PER_KILOBIT,
  });
  await phone.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdownMultiplier });
  const start = performance.now();
  await page.goto(menuUrl, { waitUntil: "commit" });
  await page.locator('a[href*="?dish="]').first().tap({ noWaitAfter: true });
  const tapped = performance.now() - start;
  await page.locator("dialog[open]").waitFor();
  const opened = performance.now() - start;
  await page.evaluate(watchPress);
  await page.locator("dialog[open] button[type=submit]").tap({ noWaitAfter: true });
  const answered = page.locator("html[data-answered]");
  await answered.waitFor();
  const answeredMs = Number(await answered.getAttribute("data-answered"));
  await page.locator(".fixed.bottom-0 > button").waitFor();
  const carted = performance.now() - start;
  await page.close();
  return { tapped, opened, answeredMs, carted };
}
