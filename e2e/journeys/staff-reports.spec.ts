import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { placeOrder, signIn, test } from "../support/staff-test";

test("an owner reads today's sales live, looks back, and takes the figures along", async ({ page }) => {
  await signIn(page, "/t/taco/reports?range=today");
  await placeOrder(page, "taco", "For the report");
  const orders = page
    .getByRole("main")
    .locator("dl div")
    .filter({ hasText: /^Orders/ })
    .locator("dd > span")
    .first();
  await expect(orders).toHaveText(/^\d+$/);
  const before = Number(await orders.textContent());
  await placeOrder(page, "taco", "One more for the report");
  await expect
    .poll(async () => Number(await orders.textContent()), { timeout: 3_000 })
    .toBeGreaterThan(before);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Last 28 days" }).click();
  await expect(page).toHaveURL(/range=last28$/);
  const sales = page.getByRole("region", { name: "Sales by day" });
  await sales.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await expect(sales.getByText(/^Net sales : /)).toBeVisible();
  await sales.getByRole("radio", { name: "Chart" }).focus();
  // Radix chooses while the key is down, after it has moved the focus.
  await page.keyboard.press("ArrowRight", { delay: 100 });
  await expect(sales.getByRole("row")).toHaveCount(29);
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    sales.getByRole("link", { name: "Save Sales by day as CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sales-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.getByLabel("From", { exact: true }).fill("2020-01-01");
  await page.getByLabel("To", { exact: true }).fill("2020-01-07");
  await expect(page.getByRole("heading", { name: "No activity in this period" })).toBeVisible();
  await expect(page).toHaveURL(/from=2020-01-01&to=2020-01-07$/);
  await expectAccessible(page);
});
