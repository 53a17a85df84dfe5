import { expect } from "playwright/test";
import { addDish, expectAccessible, fillWho, openCheckout, openMenu, test } from "../support/diner-test";
import { consoleErrors } from "../support/quiet-console";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("wine asks for the age, and what is without gluten says so", async ({ page }) => {
  await openMenu(page);
  await page.getByRole("link", { name: "Margherita", exact: true }).click();
  const pizza = page.getByRole("dialog", { name: "Margherita" });
  await expect(pizza.getByText("Contains: Gluten, Milk")).toBeVisible();
  await pizza.getByRole("radio", { name: "Gluten-free" }).check();
  await expect(pizza.getByText("Contains: Soya, Milk")).toBeVisible();
  await expect(pizza.getByText(/Without, as you chose: Gluten/)).toBeVisible();
  await expectAccessible(page);
  await pizza.getByRole("button", { name: /^Add/ }).click();
  await expect(pizza).toBeHidden();
  await addDish(page, "Barbera d'Asti, bottle");

  await page.goto("/s/luigi/checkout");
  await page.getByRole("radio", { name: "Pickup" }).click();
  await fillWho(page);
  const order = page.getByRole("button", { name: /^Order and pay/ });
  await order.click();
  await expect(page.getByText(/Confirm that you are 18 or older/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "I am 18 or older" }).check();
  await order.click();
  await expect(page.getByText("Have your ID ready: 18+")).toBeVisible();
  await expect(page.getByText("Regular, Gluten-free")).toBeVisible();
  await expect(page.getByText("Contains: Soya, Milk")).toBeVisible();
  await expectAccessible(page);
});

test("an order is paid on a second device, and both know it", async ({ page, browser }) => {
  await openCheckout(page, ["Minestrone"]);
  await fillWho(page, "ada.second@example.com");
  await page.getByRole("radio", { name: "Card" }).click();
  await page.getByRole("button", { name: "Order and pay €8.50" }).click();
  await expect(page.getByRole("heading", { name: "Payment", level: 1 })).toBeVisible();
  const tracking = `${page.url().replace(/\/pay$/, "")}?email=ada.second@example.com`;

  const elsewhere = await browser.newContext({ locale: "en-GB" });
  const second = await elsewhere.newPage();
  const errors = consoleErrors(second);
  await second.goto(tracking);
  await second.getByRole("link", { name: "Pay now" }).click();
  await second.getByLabel("Card number").fill("4242 4242 4242 4242");
  await second.getByLabel("Expiry (MM/YY)").fill("1230");
  await second.getByLabel("Security code").fill("123");
  await second.getByRole("button", { name: "Pay €8.50" }).click();
  await expect(second.getByText("Paid, Card")).toBeVisible();

  // A new tab of either device opens the order without asking, and the first one has heard of the payment.
  const tab = await elsewhere.newPage();
  await tab.goto(tracking.replace(/\?.*/, ""));
  await expect(tab.getByText("Paid, Card")).toBeVisible();
  await expect(page.getByText("Paid, Card")).toBeVisible();
  expect(errors).toEqual([]);
  await elsewhere.close();
});

test.describe("without a connection", () => {
  test.use({
    serviceWorkers: "allow",
    expectedErrors: /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|Failed to fetch|Load failed/,
  });

  test("the menu of the last visit can be read, and nothing personal is kept", async ({ page, context }) => {
    await openMenu(page);
    const kept = () =>
      page.evaluate(async () => {
        const addresses: string[] = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname);
        return addresses;
      });
    await expect.poll(kept, { timeout: 20_000 }).toContain("/s/luigi/offline");
    await page.goto("/s/luigi/checkout");
    await page.goto("/s/luigi/account/login");
    const pages = (await kept()).filter((path) => !/^\/(?:_next\/static|media)\//.test(path));
    expect(pages.sort()).toEqual(["/s/luigi", "/s/luigi/offline"]);

    await page.goto("/s/luigi");
    await context.setOffline(true);
    await page.goto("/s/luigi");
    await expect(page.getByText("You are offline")).toBeVisible();
    await expect(page.getByText(/Prices and availability may have changed/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Minestrone", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Minestrone" });
    await expect(sheet.getByRole("button", { name: /^Add/ })).toBeDisabled();
    await expect(sheet.getByText("You can order again once you are online.")).toBeVisible();

    const dish = page.url();
    await page.goto("/s/luigi/reserve");
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(dish);
    await expect(sheet.getByRole("button", { name: /^Add/ })).toBeDisabled();
    await page.goto("/s/luigi/reserve");
    await context.setOffline(false);
    await page.getByRole("link", { name: "See the menu" }).click();
    await expect(page.getByRole("heading", { name: "Starters" })).toBeVisible();
    await expect(page.getByText("You are offline")).toHaveCount(0);
  });
});
