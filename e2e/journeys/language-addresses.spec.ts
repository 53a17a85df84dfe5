import { expect, type Page } from "playwright/test";
import { validateRestaurantData } from "@/lib/testing/feeds/restaurant-data-validator";
import { expectAccessible, test } from "../support/diner-test";

// The account's page asks who is signed in, and nobody is.
test.use({ expectedErrors: /status of 401/ });

const alternates = async (page: Page) =>
  Object.fromEntries(
    await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
      ),
  );

const structured = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");

test("each language of a menu has an address that its links carry on", async ({ page, baseURL }) => {
  await page.goto("/s/luigi/it");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  const home = `${baseURL}/s/luigi`;
  const languages = await alternates(page);
  expect(languages).toMatchObject({ it: `${home}/it`, de: `${home}/de`, "x-default": home });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${home}/it`);
  const data = await structured(page);
  expect(validateRestaurantData(data)).toEqual([]);
  expect(data).toMatchObject({ url: `${home}/it`, hasMenu: { inLanguage: "it" } });
  expect(data.openingHoursSpecification.length).toBeGreaterThan(0);
  expect(data.potentialAction.map((action: { "@type": string }) => action["@type"])).toEqual([
    "OrderAction",
    "ReserveAction",
  ]);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Prenota un tavolo" }).click();
  await expect(page).toHaveURL(`${home}/it/reserve`);
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${home}/it/reserve`);

  // Another language is another address, and from then on the preference of addresses that name none.
  await page.getByRole("combobox", { name: "Lingua" }).selectOption("de");
  await expect(page).toHaveURL(`${home}/de/reserve`);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto("/s/luigi");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveURL(home);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", home);

  // The address goes before the preference, and leaves it as it is.
  await page.goto("/s/luigi/en");
  await expect(page.getByRole("heading", { name: "Starters" })).toBeVisible();
  await page.goto("/s/luigi");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("the same holds on the restaurant's own host, and in the sitemap", async ({ page, baseURL }) => {
  const own = String(baseURL).replace("//", "//luigi.");
  await page.goto(`${own}/fr`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page
    .getByRole("link", { name: "Mon compte" })
    .or(page.locator('a[href="/fr/account"]'))
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`^${own}(?:/fr)?/account/login`));
  const map = await (await page.request.get("/sitemap.xml")).text();
  const home = `${baseURL}/s/luigi`;
  for (const address of [home, `${home}/it`, `${home}/reserve`, `${home}/it/reserve`])
    expect(map).toContain(`<loc>${address}</loc>`);
  expect(map).toContain(`hreflang="x-default" href="${home}"`);
  expect((await page.request.get("/s/luigi/xx")).status()).toBe(404);
});
