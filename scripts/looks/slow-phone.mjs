import { throttling } from "lighthouse/core/config/constants.js";

const BYTES_PER_KILOBIT = 1024 / 8;
const { cpuSlowdownMultiplier, requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } =
  throttling.mobileSlow4G;

/**
 * Makes a page as slow as on what Lighthouse calls slow 4G, on a processor four times slower.
 *
 * @param {import("playwright").Page} page
 */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: downloadThroughputKbps * BYTES_PER_KILOBIT,
    uploadThroughput: uploadThroughputKbps * BYTES_PER_KILOBIT,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdownMultiplier });
}
