import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type FrameLocator, type Page } from "playwright/test";
import { test as diner, expectAccessible, fillWho } from "../support/diner-test";
import { giveSession } from "../support/staff-test";

const TITLE = "Our little restaurant";

/** Each worker has a website of its own; all of them are listed at once, so that none takes another's place. */
const WEBSITE_PORTS = Array.from({ length: 10 }, (_, index) => 33_140 + index);
const siteOf = (port: number) => `http://127.0.0.1:${port}`;

/** Serves a page of plain HTML at another address of another site: its cookies and storage are no storefront's. */
async function serve(html: string, port: number): Promise<{ address: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: chosen } = server.address() as AddressInfo;
  return { address: `${siteOf(chosen)}/`, close: () => server.close() };
}

const pageWith = (
  tag: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${TITLE}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:1rem/1.5 Georgia,serif;margin:0 auto;max-width:60rem;padding:1rem}</style>
<h1>${TITLE}</h1><p style="min-height:12rem">Since 1962.</p>${tag}<footer>Via Roma 1</footer></html>`;

/** `website` puts a tag into the restaurant's own website and says where it is. */
const test = diner.extend<{ website: (tag: string) => Promise<string> }>({
  website: async ({ browser, baseURL }, use, { parallelIndex }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const owner = await context.newPage();
    await giveSession(owner, "owner@luigi.example");
    const data = { embedOrigins: WEBSITE_PORTS.map(siteOf) };
    const saved = await owner.request.patch("/api/tenant/luigi/settings", { data });
    expect(saved.ok(), await saved.text()).toBe(true);
    await context.close();
    const served: { close: () => void }[] = [];
    await use(async (tag) => {
      const site = await serve(pageWith(tag), WEBSITE_PORTS[parallelIndex] ?? 0);
      served.push(site);
      return site.address;
    });
    for (const { close } of served) close();
  },
});

// A website that is not listed is what one test is about.
test.use({ expectedErrors: /frame-ancestors|chrome-error|Failed to execute 'postMessage'/ });

const tagOf = (baseURL: string | undefined, show: string, more = "") =>
  `<script src="${baseURL}/embed.js" data-restaurant="luigi" data-show="${show}"${more} async></script>`;

const shot = async (page: Page, name: string) => {
  if (process.env.E2E_SHOTS) await page.screenshot({ path: `${process.env.E2E_SHOTS}/${name}.png` });
};

/** The frame has grown to what it shows, so that nothing in it scrolls by itself. */
async function expectWhole(frame: FrameLocator, least = 600): Promise<void> {
  await expect
    .poll(() =>
      frame
        .locator("html")
        .evaluate(
          (html, least) => html.scrollHeight <= window.innerHeight && window.innerHeight > least,
          least,
        ),
    )
    .toBe(true);
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
]) {
  test(`a guest orders in the restaurant's own website, up to the checkout, at ${width}`, async ({
    page,
    website,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(await website(tagOf(baseURL, "menu")));
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { name: "Starters" })).toBeVisible();
    await expect(page.locator("iframe")).toHaveAttribute("title", "Trattoria Luigi");
    await expectWhole(frame);
    await shot(page, `embed-menu-${width}`);
    await expectAccessible(page);

    await frame.getByRole("link", { name: "Tomato bruschetta" }).click();
    const sheet = frame.getByRole("dialog", { name: "Tomato bruschetta" });
    await expect(sheet.getByRole("button", { name: /^Add/ })).toBeInViewport();
    // The sheet has the whole window, and closing it gives the page back.
    await expect(page.locator("iframe")).toHaveCSS("position", "fixed");
    await shot(page, `embed-dish-${width}`);
    await sheet.getByRole("button", { name: /^Add/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page.locator("iframe")).toHaveCSS("position", "static");
    await expect(frame.getByRole("link", { name: "Tomato bruschetta" })).toBeFocused();
    const cart = frame.getByRole("button", { name: /View order/ });
    await expect(cart).toBeInViewport();
    await shot(page, `embed-cart-${width}`);
    await cart.click();
    const order = frame.getByRole("dialog", { name: "Your order" });
    await shot(page, `embed-order-${width}`);
    await order.getByRole("link", { name: "Go to checkout" }).click();

    // Paying happens at the restaurant's own address, in the whole window, with the same order.
    await expect(page).toHaveURL(new RegExp(`^${baseURL}/s/luigi/en/checkout$`));
    await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
    await expect(page.getByText("Tomato bruschetta").first()).toBeVisible();
    await page.getByRole("radio", { name: "Pickup" }).click();
    await fillWho(page);
    await shot(page, `embed-checkout-${width}`);
    await page.goBack();
    await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
  });

  test(`a guest books a table in the restaurant's own website, at ${width}`, async ({
    page,
    website,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(await website(tagOf(baseURL, "booking", ' data-title="Book at Luigi"')));
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { name: "Book a table" })).toBeVisible();
    await expect(page.locator("iframe")).toHaveAttribute("title", "Book at Luigi");
    await expectWhole(frame);
    await shot(page, `embed-booking-${width}`);
    await expectAccessible(page);
    const days = frame.getByRole("radiogroup", { name: "Day" }).getByRole("radio");
    await days.nth(5).click();
    await frame.getByRole("radiogroup", { name: "Time" }).getByRole("radio").first().click();
    await frame.getByLabel("Name", { exact: true }).fill("Ada Byron");
    await frame.getByLabel("Email").fill(`frame-${width}-${Date.now()}@example.com`);
    await frame.getByLabel("Phone").fill("+39 011 555 0142");
    await frame.getByRole("button", { name: /^Book for/ }).click();
    await expect(frame.getByRole("heading", { name: "Your table is booked" })).toBeFocused();
    await expectWhole(frame, 200);
    await shot(page, `embed-booked-${width}`);
    expect(await page.context().cookies(baseURL)).toEqual([]);
  });
}

test("a frame takes the language of the page around it, and is usable with the keyboard", async ({
  page,
  website,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(await website(tagOf(baseURL, "menu", ' data-lang="it"')));
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("html")).toHaveAttribute("lang", "it");
  const dish = frame.getByRole("link", { name: "Bruschette al pomodoro" });
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(dish).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("dialog", { name: "Bruschette al pomodoro" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dish).toBeFocused();
});

test("a website that the restaurant has not listed shows nothing of it", async ({
  page,
  baseURL,
  website,
}) => {
  await website("");
  const stranger = await serve(pageWith(tagOf(baseURL, "menu")), 0);
  await page.goto(stranger.address);
  await expect(page.locator("iframe")).toBeVisible();
  // What the browser shows in its place has no heading of ours, however long one waits.
  await page.frameLocator("iframe").locator("body").waitFor();
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Starters" })).toHaveCount(0);
  stranger.close();
  const policy = async (path: string) =>
    (await page.request.get(`${baseURL}${path}`)).headers()["content-security-policy"];
  expect(await policy("/embed/luigi")).toContain(`frame-ancestors ${siteOf(WEBSITE_PORTS[0] ?? 0)} `);
  expect(await policy("/s/luigi")).toContain("frame-ancestors 'none'");
});

test("the script is kept by browsers for a day, and for good where its address names a version", async ({
  request,
}) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();
  expect(await headersOf("/embed.js")).toMatchObject({
    "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    "content-type": expect.stringContaining("javascript"),
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(await headersOf("/embed.js?v=1")).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
  });
});
