import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { placeOrder, test, ticket, toast, withoutUndo } from "../support/staff-test";

const LIVE_MS = 10_000;

test("a known guest on the phone orders two dishes by keys alone, and pays by terminal at the door", async ({
  page,
}) => {
  test.slow();
  const slug = await openOwnRestaurant(page);
  await withoutUndo(page);
  await placeOrder(page, slug, "", { customerName: "Ada Byron", customerPhone: "+39 011 555 0199" });
  await page.goto(`/t/${slug}`);
  await expect(page.locator("[data-live='live']")).toBeVisible();

  await page.keyboard.press("n");
  const phone = page.getByRole("combobox", { name: "Phone" });
  await expect(phone).toBeFocused();
  const begun = Date.now();
  await page.keyboard.type("5550199");
  await expect(page.getByRole("option", { name: /Ada Byron/ })).toBeVisible();
  await page.keyboard.press("Enter");
  const dishes = page.getByRole("searchbox", { name: "Find a dish" });
  await expect(dishes).toBeFocused();
  await page.keyboard.type("marg");
  await page.keyboard.press("Enter");
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name")).toHaveValue("Ada Byron");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { name: /^Order \d+ is taken$/ })).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(10_000);
  await expectAccessible(page);

  const title = await page.getByRole("heading", { name: /is taken$/ }).textContent();
  const orderNumber = title?.match(/\d+/)?.[0] ?? "";
  await page.getByRole("link", { name: "To the orders" }).click();
  const own = ticket(page, { orderNumber });
  await expect(own).toContainText("Diavola", { timeout: LIVE_MS });
  await own.getByRole("button", { name: `More for order ${orderNumber}` }).click();
  await page.getByRole("menuitem", { name: "Details" }).click();
  await page.getByRole("button", { name: "Take payment" }).click();
  const dialog = page.getByRole("dialog", { name: `Payment of order ${orderNumber}` });
  await expect(dialog.getByRole("radio", { name: "Card terminal" })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByLabel("Tip").fill("2");
  await dialog.getByLabel("Number").fill("0042");
  await dialog.getByRole("button", { name: "Record €20.00" }).click();
  await expect(toast(page, `Payment of order ${orderNumber} is recorded`)).toBeVisible();

  // The guest calls again: no pizzas after all, but a dessert.
  await own.getByRole("button", { name: `More for order ${orderNumber}` }).click();
  await page.getByRole("menuitem", { name: "Details" }).click();
  await page.getByRole("button", { name: "Change lines" }).click();
  const edit = page.getByRole("dialog", { name: `Change order ${orderNumber}` });
  await edit.getByRole("group", { name: "Diavola" }).getByRole("button", { name: "Remove" }).click();
  await edit.getByRole("group", { name: "Margherita" }).getByRole("button", { name: "Remove" }).click();
  await edit.getByRole("searchbox", { name: "Add a dish" }).fill("tira");
  await edit.getByRole("button", { name: /Tiramisù/ }).click();
  await expect(edit.getByText(/€[\d.]+ less$/)).toBeVisible();
  await expectAccessible(page);
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, `Order ${orderNumber} is changed`)).toBeVisible();
  await expect(page.getByRole("region", { name: /^Notifications/ })).toContainText("Give €9.00 back.");
  await page.keyboard.press("Escape");
  await expect(own).toContainText("Tiramisù", { timeout: LIVE_MS });
  await expect(own).not.toContainText("Diavola");
});

test("a counter order is eaten in, with a note and another price, and is not handed over unpaid unseen", async ({
  page,
}) => {
  test.slow();
  const slug = await openOwnRestaurant(page);
  await withoutUndo(page);
  await page.goto(`/t/${slug}/orders/new`);
  await page.getByRole("radio", { name: "At the counter" }).click();
  await page.getByRole("radio", { name: "Eat in" }).click();
  await page.getByLabel("Table").fill("12");
  await page.getByRole("button", { name: /Tiramisù/ }).click();
  await page.getByText("Note and price: Tiramisù").click();
  await page.getByLabel("Note for the kitchen").fill("Two spoons");
  await page.getByLabel("Other price for one").fill("5");
  await expect(page.getByText("Say why the price is different.")).toBeVisible();
  await page.getByLabel("Reason").fill("Last piece");
  await expect(page.getByRole("complementary", { name: "Order" }).getByText("€5.00").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take order" }).click();
  const dialog = page.getByRole("dialog", { name: /^Payment of order/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  const title = await page.getByRole("heading", { name: /is taken$/ }).textContent();
  const orderNumber = title?.match(/\d+/)?.[0] ?? "";
  await page.getByRole("link", { name: "To the orders" }).click();
  const own = ticket(page, { orderNumber });
  await expect(own).toContainText("Two spoons", { timeout: LIVE_MS });
  await own.getByRole("button", { name: /^Start preparing/ }).click();
  await own.getByRole("button", { name: /^Ready/ }).click();
  await own.getByRole("button", { name: /^Handed over/ }).click();
  const question = page.getByRole("dialog", { name: `Order ${orderNumber} is not paid: €5.00` });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Hand over and wait for it" }).click();
  await expect(own).toHaveCount(0);
});

test("a counter order is paid at the terminal with a tip as it is taken, and counts by channel and way", async ({
  page,
}) => {
  const slug = await openOwnRestaurant(page);
  await page.goto(`/t/${slug}/orders/new`);
  await page.getByRole("radio", { name: "At the counter" }).click();
  await page.getByRole("button", { name: /Tiramisù/ }).click();
  await page.getByRole("button", { name: "Take order" }).click();
  const paying = page.getByRole("dialog", { name: /^Payment of order/ });
  await paying.getByRole("radio", { name: "Card terminal" }).click();
  await paying.getByLabel("Tip").fill("1");
  await paying.getByRole("button", { name: "Record €10.00" }).click();
  await expect(toast(page, /^Payment of order \d+ is recorded$/)).toBeVisible();

  const { orders } = await (await page.request.get(`/api/tenant/${slug}/orders`)).json();
  expect(orders).toMatchObject([{ channel: "counter", paymentStatus: "paid" }]);
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "Europe/Rome" });
  const report = await page.request.get(`/api/tenant/${slug}/reports/takings?from=${today}&to=${today}`);
  expect((await report.json()).ways).toMatchObject([{ method: "external", type: "terminal", net: 10 }]);
});
