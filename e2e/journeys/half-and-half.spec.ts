import { expect, type Page } from "playwright/test";
import { expectAccessible, fillWho, tabTo } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { test, ticket, withoutUndo } from "../support/staff-test";

const LIVE_MS = 10_000;

/** A pizza for 9.00 by halves, made in the menu's editor. */
async function editPizza(page: Page, slug: string): Promise<void> {
  await page.goto(`/t/${slug}/menu`);
  await page
    .getByRole("button", { name: /^Marinara/ })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: "Marinara" });
  await sheet.getByRole("button", { name: "Add a group" }).click();
  await sheet.getByLabel("Group", { exact: true }).fill("Flavour");
  await sheet
    .getByLabel("Half and half")
    .selectOption({ label: "Yes, at the price of the more expensive half" });
  await sheet.getByLabel("Choice", { exact: true }).fill("Margherita");
  await sheet.getByRole("button", { name: /^Save/ }).click();
  await expect(sheet.getByText("Half and half needs two choices or more.")).toBeVisible();
  for (const [name, price] of [
    ["Diavola", "2"],
    ["Ortolana", "1.50"],
  ] as const) {
    await sheet.getByRole("button", { name: "Add a choice" }).click();
    await sheet.getByLabel("Choice", { exact: true }).last().fill(name);
    await sheet.getByLabel("Extra price").last().fill(price);
  }
  await expectAccessible(page);
  await sheet.getByRole("button", { name: /^Save/ }).click();
  await expect(sheet).toBeHidden();
}

test("a pizza is half Margherita and half Diavola on the menu, in the cart, on the phone and in the kitchen", async ({
  page,
  browser,
}) => {
  const slug = await openOwnRestaurant(page);
  await withoutUndo(page);
  await editPizza(page, slug);

  // A guest, by keys.
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 390, height: 844 } });
  const guest = await context.newPage();
  await guest.goto(`/s/${slug}`);
  await guest.getByRole("link", { name: "Marinara", exact: true }).click();
  const dish = guest.getByRole("dialog", { name: "Marinara" });
  await expect(dish.getByText("Two halves cost as much as the more expensive one.")).toBeVisible();
  const first = dish.getByRole("checkbox", { name: /^Margherita/ });
  await tabTo(guest, first);
  await guest.keyboard.press("Space");
  await expect(dish.getByText(/^Margherita on the whole dish\./)).toBeVisible();
  await guest.keyboard.press("Tab");
  await guest.keyboard.press("Space");
  await expect(dish.getByRole("checkbox", { name: /^½ Diavola/ })).toBeChecked();
  await expect(dish.getByRole("checkbox", { name: /^½ Margherita/ })).toBeChecked();
  await expect(dish.getByRole("checkbox", { name: /^Ortolana/ })).toBeDisabled();
  await expect(dish.getByRole("paragraph").filter({ hasText: "½ Margherita · ½ Diavola" })).toContainText(
    "+€2.00",
  );
  await expectAccessible(guest);
  await dish.getByRole("button", { name: /^Add/ }).click();
  await expect(dish).toBeHidden();
  await guest.goto(`/s/${slug}/checkout`);
  await expect(guest.getByText("½ Margherita, ½ Diavola")).toBeVisible();
  await fillWho(guest);
  await guest.getByRole("button", { name: /^Order and pay/ }).click();
  await expect(guest.getByText("Ready for pickup around")).toBeVisible();
  await expect(guest.getByText("½ Margherita, ½ Diavola")).toBeVisible();
  await expectAccessible(guest);

  // A member on the phone, by keys.
  await page.goto(`/t/${slug}/orders/new`);
  const phone = page.getByRole("combobox", { name: "Phone" });
  await phone.fill("+39 011 555 0199");
  const dishes = page.getByRole("searchbox", { name: "Find a dish" });
  await dishes.focus();
  await page.keyboard.type("marin");
  await expect(page.getByRole("button", { name: /Marinara/ })).toBeVisible();
  await page.keyboard.press("Enter");
  const options = page.getByRole("dialog", { name: "Marinara" });
  await tabTo(page, options.getByRole("checkbox", { name: /^Diavola/ }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(options.getByText("½ Diavola · ½ Ortolana")).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, options.getByRole("button", { name: /^Add/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("½ Diavola, ½ Ortolana")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: /is taken$/ })).toBeVisible();
  const title = await page.getByRole("heading", { name: /is taken$/ }).textContent();
  const orderNumber = title?.match(/\d+/)?.[0] ?? "";
  await page.getByRole("link", { name: "To the orders" }).click();
  const own = ticket(page, { orderNumber });
  await expect(own).toContainText("½ Diavola, ½ Ortolana", { timeout: LIVE_MS });
  await own.getByRole("button", { name: `More for order ${orderNumber}` }).click();
  await page.getByRole("menuitem", { name: "Details" }).click();
  await page.getByRole("button", { name: "Change lines" }).click();
  const edit = page.getByRole("dialog", { name: `Change order ${orderNumber}` });
  await expect(edit.getByText("½ Diavola, ½ Ortolana")).toBeVisible();
  await page.keyboard.press("Escape");

  const { products } = await (await page.request.get(`/api/public/${slug}/menu`)).json();
  const pizza = products.find(({ name }: { name: Record<string, string> }) => name.en === "Marinara");
  const station = { name: "Oven", position: 0, productIds: [pizza.id] };
  const { id } = await (await page.request.post(`/api/tenant/${slug}/stations`, { data: station })).json();
  await page.goto(`/t/${slug}/kitchen/${id}`);
  await expect(page.getByText("½ Ortolana", { exact: true }).first()).toBeVisible({ timeout: LIVE_MS });
  await expectAccessible(page);
  await context.close();
});
