import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { test, toast } from "../support/staff-test";

test("an owner opens a test twin, makes a key there, and removes it", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
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
