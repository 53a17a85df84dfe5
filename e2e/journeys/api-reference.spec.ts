import { expect } from "playwright/test";
import { expectAccessible, test } from "../support/diner-test";

/** Of HTML as it is sent, before compression: on a slow phone more than this is felt. */
const MOST_BYTES = 250_000;

test("no page of the API reference is heavier than 250 kB", async ({ request }) => {
  const start = await (await request.get("/docs")).text();
  const places = new Set([
    "/docs",
    "/docs/webhook-events/order.created",
    "/docs/order-management/listOrders",
    "/docs/menu-tools/upsertMenu",
    ...(start.match(/(?<=href=")\/docs\/[\w/-]+/g) ?? []),
  ]);
  expect(places.size).toBeGreaterThan(20);
  const sizes = await Promise.all(
    Array.from(places, async (place) => {
      const answer = await request.get(place);
      expect(answer.status(), place).toBe(200);
      return { place, bytes: (await answer.body()).length };
    }),
  );
  expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
});

test("a newcomer finds a guide, and searches the text of all pages without scripts", async ({
  page,
  browser,
}) => {
  await page.goto("/docs");
  await page.getByRole("link", { name: "Your first order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your first order" })).toBeVisible();
  await expect(page.getByText('import { createBazar, dataOf } from "bazar-client"')).toBeVisible();
  await expectAccessible(page);

  await page.goto("/docs/orders");
  await page.locator("#placeOrder").getByRole("link", { name: "Sample" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Place an order" })).toBeVisible();
  await expect(page.getByText('"orderNumber": "1001"')).toBeVisible();
  await expectAccessible(page);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(new URL("/docs/search?q=externalReference", page.url()).href);
  await expect(plain.getByRole("link", { name: "Orders from an aggregator" })).toBeVisible();
  await plain.getByLabel("Words").fill("no such words anywhere");
  await plain.getByRole("button", { name: "Search" }).click();
  await expect(plain.getByText("Nothing has all of these words.")).toBeVisible();
  await plain.close();
});
