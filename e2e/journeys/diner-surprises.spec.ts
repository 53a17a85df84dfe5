import { expect } from "playwright/test";
import { expectAccessible, fillWho, openCheckout, test } from "../support/diner-test";
import { type OwnDish, putOnMenu } from "../support/kitchen";

let dish: OwnDish;

test.beforeEach(async ({ request }) => {
  dish = await putOnMenu(request, 12);
});

test.afterEach(() => dish.remove());

test("a dish that sells out before the order is explained at its line", async ({ page }) => {
  await openCheckout(page, [dish.name, "Minestrone"]);
  await fillWho(page);
  await dish.sellOut();
  await page.getByRole("button", { name: "Order and pay €20.50" }).click();

  const line = page.getByRole("listitem").filter({ hasText: dish.name });
  await expect(line.getByText("Sold out since you added it.")).toBeVisible();
  await expectAccessible(page);
  await line.getByRole("button", { name: `Remove ${dish.name}` }).click();
  await page.getByRole("button", { name: "Order and pay €8.50" }).click();
  await expect(page.getByText("Ready for pickup around")).toBeVisible();
});

test("a price that changes before the order is shown beside the old one and asked again", async ({
  page,
}) => {
  await openCheckout(page, [dish.name]);
  await fillWho(page);
  await dish.reprice(13);
  await page.getByRole("button", { name: "Order and pay €12.00" }).click();
  await expect(page.getByText("New price: €13.00, was €12.00")).toBeVisible();
  await page.getByRole("button", { name: "Order and pay €13.00" }).click();
  await expect(page.getByText("Ready for pickup around")).toBeVisible();
});

test("a diner cancels in time and orders again", async ({ page }) => {
  await openCheckout(page, [dish.name]);
  await fillWho(page);
  await page.getByRole("button", { name: /^Order and pay/ }).click();

  await expect(page.getByRole("timer")).toHaveText(/Time left to cancel: \d:\d\d/);
  await page.getByRole("button", { name: "Cancel order" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Keep order" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Yes, cancel order" }).click();
  await expect(page.getByRole("heading", { name: "This order was cancelled" })).toBeVisible();
  await expect(page.getByText("You have nothing to pay.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Order this again" }).click();
  await expect(page.getByRole("button", { name: "Order and pay €12.00" })).toBeVisible();
});

test("an order opens only with the email that it was placed with", async ({ page, browser }) => {
  await openCheckout(page, [dish.name]);
  await fillWho(page, "grace@example.com");
  await page.getByRole("button", { name: /^Order and pay/ }).click();
  await expect(page.getByText("Ready for pickup around")).toBeVisible();

  const stranger = await browser.newPage({ locale: "en-GB" });
  await stranger.goto(page.url());
  await stranger.getByLabel("Email").fill("eve@example.com");
  await stranger.getByRole("button", { name: "Show order" }).click();
  await expect(stranger.getByText("This email does not match the order.")).toBeVisible();
  await stranger.getByLabel("Email").fill("grace@example.com");
  await stranger.getByRole("button", { name: "Show order" }).click();
  await expect(stranger.getByText("Ready for pickup around")).toBeVisible();
  await stranger.close();
});
