import { expect } from "playwright/test";
import { expectAccessible, test } from "../support/diner-test";

test("a visitor finds a dish near a city, and books the next free table", async ({ page }) => {
  await page.goto("/");
  const list = page.getByRole("region", { name: "Restaurants" });
  // Open ones come first, and other journeys have opened many: a closed one of the demo may be on a later page.
  for (const name of ["Trattoria Luigi", "Sakura Sushi", "Taco Libre"]) {
    const what = page.getByRole("searchbox", { name: "Search for a dish, cuisine or restaurant" });
    await what.fill(name);
    await what.press("Enter");
    await expect(list.getByRole("heading", { name })).toBeVisible();
  }
  await expectAccessible(page);

  await page.getByRole("searchbox", { name: "Search for a dish, cuisine or restaurant" }).fill("tiramisù");
  await page.getByRole("combobox", { name: "Address, city or postcode" }).fill("Via Roma 1, Torino");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("status").first()).toContainText("distances from the centre of Torino");
  const luigi = list
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Trattoria Luigi" }) });
  await expect(list.getByRole("heading", { name: "Sakura Sushi" })).toBeHidden();
  await expect(
    luigi.getByRole("list", { name: "Matching dishes" }).getByRole("link").first(),
  ).toHaveAttribute("href", /^\/s\/luigi\?dish=prd_/);
  await expectAccessible(page);

  await page.goto("/?service=table&place=Torino");
  // Restaurants of other journeys may be listed too, and their tables go meanwhile.
  const table = luigi.getByRole("link", { name: /^Table for 2:/ });
  const href = await table.getAttribute("href");
  const wanted = new URLSearchParams(href?.split("?")[1]);
  await table.click();
  await expect(page.getByText("2 guests")).toBeVisible();
  await expect(page.getByRole("radio", { name: wanted.get("time") ?? "none", exact: true })).toBeChecked();
  await expectAccessible(page);
});

test("the guide works without JavaScript, and says what it cannot find", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto("/?place=Atlantis");
  await expect(page.getByText("No restaurant on Bazar is in “Atlantis” yet.")).toBeVisible();
  await page.goto("/?place=Turin");
  await expect(page.getByText("Did you mean:")).toBeVisible();
  await page.getByRole("link", { name: "Torino" }).click();
  await expect(page).toHaveURL(/place=Torino/);
  await expect(page.getByRole("link", { name: "Delivers in Torino" })).toBeVisible();
  await page.goto("/?at=45.070,7.690");
  await expect(page.getByRole("link", { name: "Delivers to me" })).toBeVisible();
  await page.goto("/?place=Atlantis");
  await page.getByRole("link", { name: "Berlin" }).click();
  await expect(page).toHaveURL(/place=Berlin/);
  await expect(page.getByRole("heading", { name: "Sakura Sushi" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Trattoria Luigi" })).toBeHidden();
  await page.getByRole("searchbox").fill("pizza");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nothing found for “pizza”" })).toBeVisible();
  await page.getByRole("link", { name: "Show all restaurants" }).click();
  await expect(page).toHaveURL(/\?place=Berlin$/);
  await context.close();
});

test("legal pages, status, robots and sitemap say what is true", async ({ page, request }) => {
  for (const [path, heading] of [
    ["/terms", "Terms of use"],
    ["/privacy", "Privacy"],
    ["/status", "Everything is working"],
    ["/s/luigi/imprint", "Imprint"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
  }
  await expect(page.getByText("Trattoria Luigi di L. Ferrero S.n.c.")).toBeVisible();
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap: ");
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/s/luigi</loc>");
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toContain("image/");
});
