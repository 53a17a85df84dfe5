import { randomUUID } from "node:crypto";
import { expect, type Locator } from "playwright/test";
import sharp from "sharp";
import { expectAccessible } from "../support/diner-test";
import { emailedPath } from "../support/mailbox";
import { openOwnRestaurant } from "../support/own-restaurant";
import { placeOrder, test, ticket } from "../support/staff-test";

test("a logo goes from the settings to the storefront, and a test order is marked on the board", async ({
  page,
}) => {
  const slug = await openOwnRestaurant(page);
  await page.goto(`/t/${slug}/settings/theme`);
  const square = { width: 600, height: 600, channels: 3, background: "#15603f" } as const;
  const logo = {
    ...{ name: "logo.png", mimeType: "image/png" },
    buffer: await sharp({ create: square }).png().toBuffer(),
  };
  const replace = page.getByRole("main").getByRole("button", { name: "Replace logo" });
  // A file that is put there before the page listens is not noticed.
  await expect(async () => {
    await page.getByLabel("Logo", { exact: true }).setInputFiles(logo);
    await expect(replace).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
  await page.goto(`/s/${slug}`);
  await expect(page.getByRole("img", { name: /^Logo of Friday/ })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/t/${slug}/orders`);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(viewport);
    const offered = page.getByRole("button", { name: "Place a test order" });
    await expect(offered).toHaveCount(2);
    await expect(offered.first()).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("button", { name: "Place a test order" }).first().click();
  const ticket = page.getByRole("article", { name: /^Order / });
  await expect(ticket.getByText("Test", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the first order comes before the checklist, the request for sound and the tools", async ({
    page,
  }) => {
    const slug = await openOwnRestaurant(page);
    // The test's own questions count as touches in Chromium.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
    });
    await page.goto(`/t/${slug}`);
    const guide = page.getByRole("heading", { name: "Your first hour" });
    await expect(guide).toBeInViewport();
    await expect(page.locator("[data-live='live']")).toBeVisible();

    const order = await placeOrder(page, slug, "Nut allergy");
    const own = ticket(page, order);
    await expect(own).toBeVisible();
    const edges = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    await expect(own.getByRole("button", { name: /^Accept/ })).toBeInViewport({ ratio: 1 });
    // The guide goes down in the moment in which the order comes.
    await expect(async () => {
      const { bottom } = await edges(own);
      const sound = await edges(page.getByText(/^Sound is off in this browser/));
      const search = await edges(page.getByRole("searchbox"));
      expect(bottom).toBeLessThan(sound.top);
      expect(bottom).toBeLessThan(search.top);
      expect(search.bottom).toBeLessThan((await edges(guide)).top);
    }).toPass();
    await expectAccessible(page);
  });
});

test("the link in the email about a received order opens it on another device", async ({ page, browser }) => {
  const email = `guest-${randomUUID().slice(0, 8)}@example.com`;
  const slug = await openOwnRestaurant(page);
  const { products } = await (await page.request.get(`/api/public/${slug}/menu`)).json();
  const placed = await page.request.post(`/api/public/${slug}/orders`, {
    data: {
      type: "pickup",
      customerName: "Ada Byron",
      customerEmail: email,
      customerPhone: "+39 011 555 0142",
      paymentMethod: "cash",
      items: [{ productId: products[0].id, quantity: 1, price: 9 }],
    },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  const link = await emailedPath(page.request, email, /\/orders\//);
  const elsewhere = await browser.newContext({ locale: "en-GB" });
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  const { orderNumber } = await placed.json();
  await expect(
    phone.getByText(`Order ${orderNumber}`).or(phone.getByText(`Order #${orderNumber}`)),
  ).toBeVisible();
  await elsewhere.close();
});
