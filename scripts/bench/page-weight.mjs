/**
 * How much compressed JavaScript a first visit to each page loads, in kB:
 * `npm run bench:pages -- http://localhost:3000`, against a server with the demo data.
 */
import { chromium } from "playwright";
import { findChromium } from "../launch/browser.mjs";
import { beDiner, CART_KEY, DINER_SLUG } from "../looks/demo-diner.mjs";

const origin = process.argv[2] ?? "http://localhost:3000";
const shop = `/s/${DINER_SLUG}`;
const { dishPath, trackingPath, cart } = await beDiner(origin);
const pages = {
  marketplace: "/",
  menu: shop,
  dish: dishPath,
  checkout: `${shop}/checkout`,
  booking: `${shop}/reserve`,
  tracking: trackingPath,
  "gift cards": `${shop}/gift-cards`,
  "diner sign-in": "/account/login",
  "diner register": "/account/register",
};

const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  for (const [name, path] of Object.entries(pages)) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addInitScript(
      ([key, value]) => window.localStorage.setItem(key, value),
      /** @type {[string, string]} */ ([CART_KEY, cart]),
    );
    const page = await context.newPage();
    /** @type {import("playwright").Request[]} */
    const scripts = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "script") scripts.push(request);
    });
    await page.goto(origin + path, { waitUntil: "networkidle" });
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    console.log(`${name.padEnd(16)}${(bytes / 1024).toFixed(1).padStart(7)} kB in ${scripts.length} files`);
    await context.close();
  }
} finally {
  await browser.close();
}
