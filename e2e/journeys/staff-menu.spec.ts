import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/diner-test";
import { signIn, test } from "../support/staff-test";

async function isOffered(page: Page, name: string): Promise<boolean> {
  const menu = await (await page.request.get("/api/public/taco/menu")).json();
  return menu.products.some((product: { name: Record<string, string> }) =>
    Object.values(product.name).includes(name),
  );
}

test("a dish is made, sold out, taken off the menu and deleted", async ({ page }) => {
  const name = `Taco ${randomUUID().slice(0, 8)}`;
  await signIn(page, "/t/taco/menu");
  await page.getByRole("button", { name: "Add dish" }).click();
  const sheet = page.getByRole("dialog", { name: "New dish" });
  await sheet.getByRole("button", { name: "Save and publish" }).click();
  await expect(sheet.getByText("Enter a name in at least one language.")).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel("Name", { exact: true }).fill(name);
  await sheet.getByLabel("Price", { exact: true }).fill("4,50");
  await sheet.getByRole("button", { name: "Save as draft" }).click();
  await expect(sheet).toBeHidden();
  const toasts = page.getByRole("region", { name: "Notifications" });
  await expect(toasts.getByText(`${name} is saved as a draft`)).toBeVisible();
  await expect(page.getByRole("switch", { name: `${name}: available` })).toBeHidden();
  await expect(page.getByRole("button", { name: `Publish ${name}` })).toBeVisible();
  expect(await isOffered(page, name)).toBe(false);
  await expectAccessible(page);
  await toasts.getByRole("button", { name: "Publish" }).click();
  await expect(toasts.getByText(`${name} is published`)).toBeVisible();
  await expect.poll(() => isOffered(page, name)).toBe(true);

  const available = page.getByRole("switch", { name: `${name}: available` });
  await available.click();
  await expect(page.getByText(`${name} is marked as sold out`, { exact: true })).toBeVisible();
  await expect.poll(() => isOffered(page, name)).toBe(false);
  await expectAccessible(page);
  await available.click();
  await expect.poll(() => isOffered(page, name)).toBe(true);

  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Delete dish" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete dish" }).click();
  await expect(available).toBeHidden();
  await expect.poll(() => isOffered(page, name)).toBe(false);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the dashboard fits and can be read by everyone", async ({ page }) => {
    await signIn(page, "/t/taco");
    await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Menu" }).click();
    await expect(page.getByRole("heading", { name: "Menu" })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
