import { expect, type Page } from "playwright/test";
import { expectAccessible, fillWho, openCheckout } from "../support/diner-test";
import { openOwnRestaurant, takeCards } from "../support/own-restaurant";
import { send } from "../support/paid-order";
import { test, toast } from "../support/staff-test";

/** Orders a dish at a storefront as a guest, pays with a test card, and returns the order's id. */
async function orderByCard(page: Page, slug: string): Promise<string> {
  await openCheckout(page, ["Margherita"], slug);
  await fillWho(page);
  await page.getByRole("radio", { name: "Card" }).click();
  await page.getByRole("button", { name: /^Order and pay/ }).click();
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry (MM/YY)").fill("1230");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByText("Paid, Card")).toBeVisible();
  const { orders } = await (await page.request.get(`/api/tenant/${slug}/orders`)).json();
  return orders[0].id;
}

test("an owner opens a test twin, sees a day pass there, makes a key, and removes it", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  await takeCards(page, slug);
  await page.goto(`/t/${slug}/settings/twin`);
  await expect(page.getByRole("heading", { name: "Test twin", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "Coupons" }).click();
  await page.getByRole("button", { name: "Open test twin" }).click();
  await expect(toast(page, "The test twin is open")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Dashboard" }).last().click();
  await expect(page).toHaveURL(new RegExp(`/t/${slug}-test`));
  const band = page.getByText("nothing here is real");
  await expect(band).toBeVisible();
  await page.goto(`/s/${slug}-test`);
  await expect(band).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessible(page);

  const orderId = await orderByCard(page, `${slug}-test`);
  const bring = (status: string) =>
    send(page, "patch", `/api/tenant/${slug}-test/orders/${orderId}`, { status });
  await bring("accepted");
  await bring("preparing");
  await page.goto(`/t/${slug}/settings/twin`);
  await page.getByRole("link", { name: "To the clock" }).click();
  await expect(page.getByRole("heading", { name: "What happened" })).toBeVisible();
  await expect(page.getByText("It shows real time until somebody moves it.")).toBeVisible();
  await page.getByRole("button", { name: "Move the clock" }).click();
  await expect(page.getByText("Enter a time after the clock's")).toBeVisible();
  await expectAccessible(page);
  const stands = page.getByText("It stays here until you move it again.");
  await page.getByRole("button", { name: "1 hour" }).click();
  await expect(stands).toBeVisible({ timeout: 60_000 });
  await bring("ready");
  await bring("delivered");
  await page.getByRole("button", { name: "1 day" }).click();
  const released = page.getByRole("listitem").filter({ hasText: "order.released" });
  await expect(released).toHaveCount(1);
  await expect(page.getByText("Email to", { exact: false }).first()).toBeVisible();
  await expect(band).toContainText("here");
  await expectAccessible(page);
  await released.getByRole("link", { name: "Order" }).click();
  await expect(page).toHaveURL(new RegExp(orderId));

  await page.goto(`/t/${slug}-test/settings/api-keys`);
  await page.getByRole("button", { name: "Add key" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Add key" });
  await sheet.getByLabel("Program").fill("Till to be tried");
  await sheet.getByRole("radiogroup", { name: "Orders" }).getByRole("radio", { name: "Read" }).click();
  await sheet.getByRole("button", { name: "Create key" }).click();
  const shown = page.getByRole("dialog", { name: "API key" });
  await expect(shown.locator("code")).toHaveText(/^bzr_test_/);
  await shown.getByRole("button", { name: "I have saved it" }).click();

  await page.goto(`/t/${slug}-test/settings/team`);
  await expect(page.getByText("The team is that of the restaurant")).toBeVisible();
  await expect(page.getByRole("button", { name: "Invite someone" })).toHaveCount(0);

  await page.goto(`/t/${slug}/settings/twin`);
  await page.getByRole("button", { name: "Remove test twin" }).click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove for good" }).click();
  await expect(toast(page, "The test twin was removed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Open test twin" })).toBeVisible();
});
