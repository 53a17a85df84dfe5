import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { signIn, test, ticket, withoutUndo } from "../support/staff-test";

const API = "/api/tenant/taco";

async function isOffered(page: Page, id: string): Promise<boolean> {
  const menu = await (await page.request.get("/api/public/taco/menu")).json();
  return menu.products.some((product: { id: string }) => product.id === id);
}

/** A dish of its own, so that no other test misses one. */
async function newDish(page: Page, name: string): Promise<string> {
  const { categories } = await (await page.request.get(`${API}/categories`)).json();
  const data = { categoryId: categories[0].id, name: { en: name }, basePrice: 10 };
  return (await (await page.request.post(`${API}/products`, { data })).json()).id;
}

test("stock runs out by cooking, and a count on a phone brings the dish back", async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const corn = `Corn ${mark}`;
  const dish = `Elote ${mark}`;
  await signIn(page, "/t/taco/stock");
  const dishId = await newDish(page, dish);

  await page.getByRole("button", { name: "Add ingredient" }).first().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Add ingredient" }).click();
  await expect(sheet.getByText("Enter a name.")).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel("Ingredient").fill(corn);
  await sheet.getByLabel("In stock").fill("1");
  await sheet.getByLabel("Low mark").fill("0,5");
  await sheet.getByRole("button", { name: "Add ingredient" }).click();
  await expect(sheet).toBeHidden();
  const row = page.getByRole("row").filter({ hasText: corn });
  await expect(row).toContainText("1 kg");
  await page.getByRole("button", { name: `Record a delivery of ${corn}` }).click();
  await sheet.getByLabel("Quantity delivered").fill("0.2");
  await sheet.getByLabel("What the delivery cost").fill("0.60");
  await sheet.getByRole("button", { name: "Record delivery" }).click();
  await expect(row).toContainText("1.2 kg");
  await expect(row).toContainText("$3.00 / kg");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Dishes", exact: true }).click();
  await page.getByRole("button", { name: new RegExp(`^${dish}`) }).click();
  await sheet.getByRole("button", { name: "Add to recipe" }).click();
  await expect(sheet.getByLabel(/^Quantity of/)).toBeFocused();
  await sheet.getByRole("combobox", { name: "Ingredient 1" }).click();
  await page.getByRole("option", { name: corn }).click();
  const quantity = sheet.getByLabel(`Quantity of ${corn}`);
  await sheet.getByRole("button", { name: "Save recipe" }).click();
  await expect(quantity).toBeFocused();
  await expect(sheet.getByText("More than 0, at most three decimals.")).toBeVisible();
  await quantity.fill("0.4");
  await expect(sheet.getByText("More than 0, at most three decimals.")).toBeHidden();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Save recipe" }).click();
  const cooked = page.getByRole("row").filter({ hasText: dish });
  await expect(cooked).toContainText("Makes 3");
  await expect(cooked).toContainText("12%");
  await expectAccessible(page);

  const placed = await page.request.post("/api/public/taco/orders", {
    data: {
      type: "pickup",
      customerName: "Ada Byron",
      customerEmail: "ada@example.com",
      customerPhone: "+1 512 555 0142",
      paymentMethod: "cash",
      items: [{ productId: dishId, quantity: 2, price: 10 }],
    },
  });
  const order = await placed.json();
  await withoutUndo(page);
  await page.goto("/t/taco");
  await ticket(page, order)
    .getByRole("button", { name: /^Accept/ })
    .click();
  await expect
    .poll(async () => (await page.request.get(`/api/tenant/taco/orders/${order.id}`)).json())
    .toMatchObject({ status: "accepted" });
  await expect.poll(() => isOffered(page, dishId)).toBe(true);
  await page.goto("/t/taco/stock");
  await expect(row).toContainText("0.4 kg");
  await expect(row).toContainText("Low");
  await page.getByRole("button", { name: `More for ${corn}` }).click();
  await page.getByRole("menuitem", { name: "Waste" }).click();
  await sheet.getByLabel("Quantity wasted").fill("0.1");
  await sheet.getByRole("button", { name: "Record waste" }).click();
  await expect(row).toContainText("0.3 kg");
  await expect.poll(() => isOffered(page, dishId)).toBe(false);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Count", exact: true }).click();
  const field = page.getByLabel(`${corn}, counted in kg`);
  await field.fill("two");
  await page.getByRole("button", { name: "Save 1 count" }).click();
  await expect(page.getByText("Enter a quantity with at most three decimals.")).toBeVisible();
  await field.fill("2");
  await expect(page.getByText("+1.7 kg against the books")).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("2");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Save 1 count" }).click();
  await expect(field).toHaveValue("");
  await expect.poll(() => isOffered(page, dishId)).toBe(true);

  await page.getByRole("link", { name: "Movements", exact: true }).click();
  const moved = page.getByRole("row").filter({ hasText: corn });
  await expect(moved).toHaveCount(5);
  await expect(moved.filter({ hasText: "Sold" })).toContainText("-0.8 kg");
  await expectAccessible(page);
  await page.request.delete(`${API}/products/${dishId}`);
});
