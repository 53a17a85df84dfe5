import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
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
  await expect(sheet.getByLabel("Name", { exact: true })).toBeFocused();
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

test("what is wrong within a dish or a category gets the focus, and goes once it is put right", async ({
  page,
}) => {
  await signIn(page, "/t/taco/menu");
  await page.getByRole("button", { name: "Add dish" }).click();
  const sheet = page.getByRole("dialog", { name: "New dish" });
  await sheet.getByLabel("Name", { exact: true }).fill("Taco");
  await sheet.getByLabel("Price", { exact: true }).fill("4,50");
  await sheet.getByRole("button", { name: "Add a group" }).click();
  await sheet.getByLabel("Group", { exact: true }).fill("Size");
  const add = sheet.getByRole("button", { name: "Add a choice" });
  const noChoice = sheet.getByText("Add at least one choice.");
  await sheet.getByRole("button", { name: /^Remove choice/ }).click();
  await expect(noChoice).toBeHidden();
  await sheet.getByRole("button", { name: "Save and publish" }).click();
  await expect(noChoice).toBeVisible();
  await expect(add).toBeFocused();
  await add.click();
  await expect(noChoice).toBeHidden();
  await expect(sheet.getByText("Enter a name.")).toBeVisible();
  await sheet.getByRole("textbox", { name: "Choice" }).fill("Large");
  await expect(sheet.getByText("Enter a name.")).toBeHidden();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(sheet).toBeHidden();

  await page.getByRole("button", { name: "Add category" }).click();
  const dialog = page.getByRole("dialog", { name: "New category" });
  await dialog.getByLabel("Name", { exact: true }).fill("Late");
  await dialog.getByRole("button", { name: "Add times" }).click();
  const days = dialog.getByRole("group", { name: "Days" });
  const chosen = days.getByRole("button", { pressed: true });
  while ((await chosen.count()) > 0) await chosen.first().click();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByText("Choose at least one day.")).toBeVisible();
  await expect(days.getByRole("button").first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Choose at least one day.")).toBeHidden();
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
