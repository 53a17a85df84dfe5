import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { test, toast } from "../support/staff-test";

test("an owner lists the own website and copies the line that shows the menu there", async ({
  page,
  baseURL,
}) => {
  const slug = await openOwnRestaurant(page);
  await page.goto(`/t/${slug}/settings/website`);
  await expect(page.getByText("Save the address of your website first.")).toBeVisible();
  await expectAccessible(page);
  const addresses = page.getByLabel("Addresses");
  await addresses.fill("http://trattoria.example");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter https addresses, such as https://trattoria.example.")).toBeVisible();
  await addresses.fill("trattoria.example/menu");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Saved")).toBeVisible();
  await expect(addresses).toHaveValue("https://trattoria.example");
  const line = page.locator("code");
  await expect(line).toContainText(`data-restaurant="${slug}" data-show="menu" async`);
  await page.getByRole("radio", { name: "Booking form" }).click();
  await expect(line).toContainText('data-show="booking"');
  await expectAccessible(page);
  if (process.env.E2E_SHOTS) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await page.screenshot({
        path: `${process.env.E2E_SHOTS}/website-settings-${width}.png`,
        fullPage: true,
      });
    }
  }
  const answer = await page.request.get(`${baseURL}/embed/${slug}`);
  expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors https://trattoria.example");
});
