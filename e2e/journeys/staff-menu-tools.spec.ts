import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { signIn, test } from "../support/staff-test";

test("a dish is imported by CSV, published, given a price for later, and sold out", async ({ page }) => {
  const name = `Elote ${randomUUID().slice(0, 8)}`;
  await signIn(page, "/t/taco/menu");
  const { categories } = await (await page.request.get("/api/tenant/taco/categories")).json();
  const csv = `category,name:en,price,allergens\r\n${categories[0].id},${name},6.50,milk|Garlic\r\n`;
  await page.getByRole("button", { name: "More for the menu" }).click();
  await page.getByRole("menuitem", { name: "Import from CSV" }).click();
  const sheet = page.getByRole("dialog", { name: "Import from CSV" });
  const choose = (text: string) =>
    sheet
      .getByLabel("CSV file")
      .setInputFiles({ name: "menu.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose(csv.replace("6.50", "6.505"));
  await expect(sheet.getByText("1 problem: correct the file and choose it again")).toBeVisible();
  await choose(csv);
  await expect(sheet.getByRole("heading", { name: "1 new dish" })).toBeVisible();
  await expectAccessible(page);
  // Another journey may edit the menu meanwhile: the file is compared anew then, and imported at the next try.
  await expect(async () => {
    await sheet.getByRole("button", { name: "Import", exact: true }).click({ timeout: 2_000 });
    await expect(sheet).toBeHidden({ timeout: 3_000 });
  }).toPass();

  const more = page.getByRole("button", { name: `More for ${name}` });
  await page.getByRole("searchbox", { name: "Search dishes" }).fill(name);
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Publish ${name}` }).click();
  await expect(page.getByText(`${name} is published`, { exact: true })).toBeVisible();

  await more.click();
  await page.getByRole("menuitem", { name: "Schedule a change" }).click();
  const dialog = page.getByRole("dialog", { name: `Schedule a change of ${name}` });
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(dialog.getByText("Choose a date and time within the next year.")).toBeVisible();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Date and time").fill(`${tomorrow}T12:00`);
  await dialog.getByLabel("Price").fill("7");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(dialog).toBeHidden();
  const scheduled = page.getByRole("region", { name: "Scheduled changes" });
  await expect(scheduled.getByText("$7.00")).toBeVisible();

  await page.getByRole("switch", { name: `${name}: available` }).click();
  await expect(page.getByText(`${name} is marked as sold out`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await scheduled.getByRole("button", { name: `Remove the scheduled change of ${name}` }).click();
  await expect(scheduled.getByText(name)).toBeHidden();
});
