/**
 * How much compressed JavaScript a first visit to each page loads, in kB:
 * `npm run bench:pages -- http://localhost:3000`, against a server with the demo data.
 */
import { chromium } from "playwright";
import { findChromium } from "../launch/browser.mjs";

const origin = process.argv[2] ?? "http://localhost:3000";
const slug = "luigi";
const api = `${origin}/api/public/${slug}`;

/** @returns {Promise<{ productId: string, name: string, price: number }>} a dish without required options */
async function plainDish() {
  const { products } = await (await fetch(`${api}/menu`)).json();
  /** @type {{ id: string, name: Record<string, string>, basePrice: number, discountPrice?: number, optionGroups: unknown[] }} */
  const dish = products.find(
    (/** @type {{ optionGroups: unknown[], soldOut?: boolean }} */ each) =>
      each.optionGroups.length === 0 && !each.soldOut,
  );
  return { productId: dish.id, name: "Dish", price: dish.discountPrice ?? dish.basePrice };
}

/**
 * @param {{ productId: string, price: number }} dish
 * @returns {Promise<string>} the path of the tracking page of a new order
 */
async function placeOrder({ productId, price }) {
  const order = {
    type: "pickup",
    customerName: "Ada Byron",
    customerEmail: "ada@example.com",
    customerPhone: "+39 011 555 0142",
    paymentMethod: "cash",
    items: [{ productId, quantity: 1, price }],
  };
  const response = await fetch(`${api}/orders`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  });
  const { id, customerEmail } = await response.json();
  if (!response.ok) throw new Error(`The order was answered with ${response.status}.`);
  return `/s/${slug}/orders/${id}?${new URLSearchParams({ email: customerEmail })}`;
}

const dish = await plainDish();
const line = {
  productId: dish.productId,
  name: dish.name,
  quantity: 1,
  selectedOptions: {},
  unitPriceMinor: Math.round(dish.price * 100),
};
const cart = JSON.stringify({ version: 1, service: "pickup", lines: [line] });
const pages = {
  marketplace: "/",
  menu: `/s/${slug}`,
  checkout: `/s/${slug}/checkout`,
  booking: `/s/${slug}/reserve`,
  tracking: await placeOrder(dish),
  "gift cards": `/s/${slug}/gift-cards`,
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
      /** @type {[string, string]} */ ([`bazar:cart:${slug}`, cart]),
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
