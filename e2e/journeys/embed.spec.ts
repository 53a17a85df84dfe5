import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type FrameLocator, type Page } from "playwright/test";
import { test as diner, expectAccessible, fillWho } from "../support/diner-test";
import { giveSession } from "../support/staff-test";

const TITLE = "Our little restaurant";

/** A website of plain HTML at another address of another site: its cookies and storage are no storefront's. */
const test = diner.extend<{ website: { origin: string; page: (tag: string) => string } }>({
  website: async ({ browser, baseURL }, use) => {
    const pages = new Map<string, string>();
    const server = createServer((request, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.end(pages.get(request.url ?? "/") ?? "");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const owner = await context.newPage();
    await giveSession(owner, "owner@luigi.example");
    const listed = await owner.request.get("/api/tenant/luigi/settings");
    const { embedOrigins } = await listed.json();
    const saved = await owner.request.patch("/api/tenant/luigi/settings", {
      data: { embedOrigins: [...embedOrigins, origin].slice(-10) },
    });
    expect(saved.ok(), await saved.text()).toBe(true);
    await context.close();
    await use({
      origin,
      page: (tag) => {
        const path = `/${pages.size + 1}`;
        pages.set(
          path,
          `<!doctype html><html lang="en"><meta charset="utf-8"><title>${TITLE}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:1rem/1.5 Georgia,serif;margin:0 auto;max-width:60rem;padding:1rem}</style>
<h1>${TITLE}</h1><p style="min-height:12rem">Since 1962.</p>${tag}<footer>Via Roma 1</footer></html>`,
        );
        return `${origin}${path}`;
      },
    });
    server.close();
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
async function expectWhole(frame: FrameLocator): Promise<void> {
  await expect
    .poll(() =>
      frame
        .locator("html")
        .evaluate((html) => html.scrollHeight <= window.innerHeight && window.innerHeight > 600),
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
    await page.goto(website.page(tagOf(baseURL, "menu")));
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
    if (width < 1280) {
      const cart = frame.getByRole("button", { name: /View order/ });
      await expect(cart).toBeInViewport();
      await shot(page, `embed-cart-${width}`);
      await cart.click();
    } else {
      const cart = frame.getByRole("button", { name: /View order/ });
      if (await cart.isVisible()) await cart.click();
    }
    await shot(page, `embed-order-${width}`);
    await frame.getByRole("link", { name: "Go to checkout" }).click();

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
    await page.goto(website.page(tagOf(baseURL, "booking", ' data-title="Book at Luigi"')));
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
    await expectWhole(frame);
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
  await page.goto(website.page(tagOf(baseURL, "menu", ' data-lang="it"')));
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("html")).toHaveAttribute("lang", "it");
  const dish = frame.getByRole("link", { name: "Bruschetta al pomodoro" });
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(dish).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("dialog", { name: "Bruschetta al pomodoro" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dish).toBeFocused();
});

test("a website that the restaurant has not listed shows nothing of it", async ({
  page,
  baseURL,
  website,
}) => {
  await page.route("http://stranger.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<h1>${TITLE}</h1>${tagOf(baseURL, "menu")}` }),
  );
  await page.goto("http://stranger.example/");
  await expect(page.locator("iframe")).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Starters" })).toHaveCount(0);
  const answer = await page.request.get(`${baseURL}/embed/luigi`);
  expect(answer.headers()["content-security-policy"]).toContain(`frame-ancestors `);
  expect(answer.headers()["content-security-policy"]).toContain(website.origin);
  const own = await page.request.get(`${baseURL}/s/luigi`);
  expect(own.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
});
