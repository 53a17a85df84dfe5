import { expect, type Page } from "playwright/test";
import { expectAccessible, tabTo } from "../support/diner-test";
import { ageBill } from "../support/old-bill";
import { signIn, test } from "../support/staff-test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-GB" };

/** A table of its own and its printed link; the owner is signed in. */
async function setTable(page: Page): Promise<{ id: string; name: string; linkToken: string }> {
  const name = `T${Date.now().toString(36).slice(-6)}`;
  const made = await page.request.post("/api/tenant/taco/tables", { data: { name, seats: 4 } });
  expect(made.ok(), await made.text()).toBe(true);
  return made.json();
}

/** Two dishes without required options, with their names and prices. */
async function twoDishes(page: Page): Promise<{ id: string; name: string }[]> {
  const { products } = await (await page.request.get("/api/public/taco/menu")).json();
  return products
    .filter(({ optionGroups }: { optionGroups: unknown[] }) => optionGroups.length === 0)
    .slice(0, 2)
    .map(({ id, name }: { id: string; name: Record<string, string> }) => ({ id, name: name.en ?? "" }));
}

async function payByCard(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Continue/ }).click();
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry (MM/YY)").fill("1230");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByRole("heading", { name: /^You paid/ })).toBeVisible();
}

/** Chooses an equal share and pays it with a card, with the keyboard alone. */
async function payShareByKeyboard(page: Page): Promise<void> {
  const ways = page.getByRole("radiogroup", { name: "How would you like to pay?" });
  await tabTo(page, ways.getByRole("radio", { checked: true }));
  const share = ways.getByRole("radio", { name: "Equal share" });
  for (let presses = 0; presses < 4 && !(await share.isChecked()); presses += 1) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
  }
  await tabTo(page, page.getByRole("button", { name: /^Continue/ }));
  await page.keyboard.press("Enter");
  for (const [label, text] of [
    ["Card number", "4242424242424242"],
    ["Expiry (MM/YY)", "1230"],
    ["Security code", "123"],
  ] as const) {
    await expect(page.getByLabel(label)).toBeVisible();
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^You paid/ })).toBeVisible();
}

test("a table bill split by guests", async ({ page, browser }) => {
  await signIn(page, "/t/taco/tables");
  const table = await setTable(page);
  // The page may have read the room before.
  await page.reload();
  const [first, second] = await twoDishes(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: new RegExp(`Table ${table.name}`) }).click();
  await page.getByRole("button", { name: "Open bill" }).click();
  await page.getByRole("button", { name: "Add round" }).click();
  const round = page.getByRole("dialog", { name: "Add round" });
  for (const name of [first?.name, second?.name, second?.name]) {
    await round.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  }
  await expectAccessible(page);
  await round.getByRole("button", { name: /^Send round/ }).click();
  await expect(round).toBeHidden();
  await expect(page.getByRole("heading", { name: "Round 1" })).toBeVisible();
  await expectAccessible(page);

  // Two guests scan the code on the table.
  const guests = await Promise.all([browser.newContext(PHONE), browser.newContext(PHONE)]);
  const [ada, bob] = await Promise.all(guests.map((context) => context.newPage()));
  if (!ada || !bob) throw new Error("A context opens a page");
  for (const phone of [ada, bob]) {
    await phone.goto(`/s/taco/table/${table.linkToken}`);
    await expect(phone.getByRole("heading", { name: `Table ${table.name}` })).toBeVisible();
  }
  await ada.getByRole("checkbox", { name: new RegExp(first?.name ?? "") }).click();
  const tip = ada.getByRole("radiogroup", { name: "Tip" });
  await expect(tip.getByRole("radio", { checked: true })).toHaveCount(0);
  await expectAccessible(ada);
  await tip.getByRole("radio", { name: /^18%/ }).click();
  await payByCard(ada);
  await expectAccessible(ada);

  // Bob sees at once what Ada paid, and pays a share of the rest.
  await expect(bob.getByText("Paid or being paid")).toBeVisible();
  await expect(bob.getByRole("checkbox", { name: new RegExp(first?.name ?? "") })).toBeHidden();
  await payShareByKeyboard(bob);

  // The waiter sees both, takes the rest in cash and closes the bill.
  const cards = page.getByRole("main").getByRole("listitem").filter({ hasText: "Card" });
  await expect(cards).toHaveCount(2);
  await page.getByRole("button", { name: "Take payment" }).click();
  const payment = page.getByRole("dialog", { name: "Take payment" });
  await payment.getByRole("radio", { name: "Cash" }).check();
  await payment.getByLabel("Cash received").fill("50");
  await expect(payment.getByRole("status")).toHaveText(/^Change: \$/);
  await expectAccessible(page);
  await payment.getByRole("button", { name: /^Take \$/ }).click();
  await expect(payment).toBeHidden();
  await expect(bob.getByText("All paid")).toBeVisible();
  await page.getByRole("button", { name: "Close bill" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close bill" }).click();
  await expect(page.getByRole("heading", { name: "Tables", level: 1 })).toBeVisible();

  await expect(bob.getByText("This bill is closed")).toBeVisible();
  await bob.getByRole("link", { name: "Receipt" }).click();
  await expect(bob.getByRole("heading", { name: /^Receipt R-/ })).toBeVisible();
  await expect(bob.getByText("Tip", { exact: true })).toBeVisible();
  await expectAccessible(bob);
  const wrong = await ada.goto(`/s/taco/bill/${"x".repeat(32)}`);
  expect(wrong?.status()).toBe(404);
  await expect(ada.getByRole("heading", { name: "We can't find this bill" })).toBeVisible();
  await expectAccessible(ada);

  await Promise.all(guests.map((context) => context.close()));
  expect((await page.request.delete(`/api/tenant/taco/tables/${table.id}`)).ok()).toBe(true);
});

test("a table's printed code opens an old bill with the digits that staff read out", async ({
  page,
  browser,
}) => {
  await signIn(page, "/t/taco/tables");
  const table = await setTable(page);
  const scan = (phone: Page) => phone.goto(`/s/taco/table/${table.linkToken}`);
  const contexts = await Promise.all([browser.newContext(PHONE), browser.newContext(PHONE)]);
  const [ada, bob] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!ada || !bob) throw new Error("A context opens a page");

  // Nobody has ordered.
  await scan(ada);
  await expect(ada.getByText("No bill is open here yet")).toBeVisible();
  await expect(ada.getByRole("link", { name: "See the menu" })).toBeVisible();
  await expectAccessible(ada);

  // Young, the bill opens at once.
  await page.goto(`/t/taco/tables/${table.id}`);
  await page.getByRole("button", { name: "Open bill" }).click();
  const digits = page.getByRole("region", { name: "Guests' code" });
  await expect(digits.getByText(/^[0-9]{4}$/)).toBeVisible();
  await expectAccessible(page);
  await scan(ada);
  await expect(ada.getByText("What you order appears here at once.")).toBeVisible();

  // Old, it opens to who had it, and asks others.
  await ageBill(table.id, 21);
  await scan(ada);
  await expect(ada.getByText("What you order appears here at once.")).toBeVisible();
  await scan(bob);
  await expect(bob.getByText("This bill has been open for a while.", { exact: false })).toBeVisible();
  await expectAccessible(bob);
  const field = bob.getByLabel("Four-digit code");
  await expect(field).toHaveAttribute("inputmode", "numeric");
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await tabTo(bob, field);
  await bob.keyboard.press("Enter");
  await expect(bob.getByRole("alert").filter({ hasText: "Enter all four digits." })).toBeVisible();
  await expect(field).toBeFocused();

  // Staff renew the digits; those before are wrong.
  const before = await digits.getByText(/^[0-9]{4}$/).innerText();
  await digits.getByRole("button", { name: "New code" }).click();
  await expect(digits.getByText(before, { exact: true })).toBeHidden();
  const code = await digits.getByText(/^[0-9]{4}$/).innerText();
  await field.fill(before);
  await bob.keyboard.press("Enter");
  await expect(bob.getByRole("alert").filter({ hasText: "This isn't the code" })).toBeVisible();
  await expectAccessible(bob);
  await field.fill(code);
  await bob.keyboard.press("Enter");
  await expect(bob).toHaveURL(/\/s\/taco\/bill\//);
  await expect(bob.getByText("What you order appears here at once.")).toBeVisible();
  await scan(bob);
  await expect(bob).toHaveURL(/\/s\/taco\/bill\//);

  // Who tries too often waits.
  await contexts[1]?.clearCookies();
  await scan(bob);
  await bob.route("**/code", (route) => {
    const headers = { "x-forwarded-for": "203.0.113.99" };
    return route.continue({ headers: { ...route.request().headers(), ...headers } });
  });
  const tooMany = bob.getByRole("alert").filter({ hasText: "Too many wrong codes." });
  for (let tries = 0; tries < 16 && !(await tooMany.isVisible()); tries += 1) {
    const answer = bob.waitForResponse("**/code");
    await field.fill(before);
    await bob.keyboard.press("Enter");
    await (await answer).finished();
    await expect(bob.getByRole("button", { name: "Open the bill" })).toBeEnabled();
  }
  await expect(tooMany).toContainText("Try again in 15 minutes");
  await expectAccessible(bob);

  await Promise.all(contexts.map((context) => context.close()));
  const { bills } = await (await page.request.get(`/api/tenant/taco/bills?tableId=${table.id}`)).json();
  expect((await page.request.post(`/api/tenant/taco/bills/${bills[0].id}/close`)).ok()).toBe(true);
  expect((await page.request.delete(`/api/tenant/taco/tables/${table.id}`)).ok()).toBe(true);
});

test("who begins to pay and does not go on gives way to who wants to pay", async ({ page, browser }) => {
  await signIn(page, "/t/taco/tables");
  const table = await setTable(page);
  const [dish] = await twoDishes(page);
  const bill = await (
    await page.request.post("/api/tenant/taco/bills", { data: { tableId: table.id } })
  ).json();
  const items = [{ productId: dish?.id, quantity: 2 }];
  const round = await page.request.post(`/api/tenant/taco/bills/${bill.id}/rounds`, { data: { items } });
  expect(round.ok(), await round.text()).toBe(true);
  const contexts = await Promise.all([browser.newContext(PHONE), browser.newContext(PHONE)]);
  const [stranger, ada] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!stranger || !ada) throw new Error("A context opens a page");
  for (const phone of [stranger, ada]) await phone.goto(`/s/taco/table/${table.linkToken}`);
  const everything = (phone: Page) =>
    phone
      .getByRole("radiogroup", { name: "How would you like to pay?" })
      .getByRole("radio", { name: "Everything" });

  await everything(stranger).click();
  await stranger.getByRole("button", { name: /^Continue/ }).click();
  await expect(stranger.getByLabel("Card number")).toBeVisible();
  await expect(ada.getByText(/being paid right now/)).toBeVisible();
  await expect(everything(ada)).toBeHidden();

  // After 45 seconds her page offers it by itself.
  await expect(everything(ada)).toBeVisible({ timeout: 75_000 });
  await everything(ada).click();
  await expect(ada.getByText(/is held by a payment that was begun but not sent/)).toBeVisible();
  await expectAccessible(ada);
  await payByCard(ada);
  await expect(stranger.getByText("All paid")).toBeVisible();
  await expect(stranger.getByText(/^Your payment was not sent in time/)).toBeVisible();
  await expectAccessible(stranger);

  await Promise.all(contexts.map((context) => context.close()));
  expect((await page.request.post(`/api/tenant/taco/bills/${bill.id}/close`)).ok()).toBe(true);
  expect((await page.request.delete(`/api/tenant/taco/tables/${table.id}`)).ok()).toBe(true);
});

test("a waiter chooses options as guests do, and a used up one cannot be chosen", async ({ page }) => {
  await signIn(page, "/t/taco/tables");
  const table = await setTable(page);
  const { products } = await (await page.request.get("/api/tenant/taco/products")).json();
  const { id: productId } = products.find(
    ({ name }: { name: Record<string, string> }) => name.en === "Oyster mushroom",
  );
  const request = { name: `Blue corn dough ${table.name}`, unit: "kg", stock: 0 };
  const ingredient = await (
    await page.request.post("/api/tenant/taco/ingredients", { data: request })
  ).json();
  const line = { group: "Tortilla", option: "Blue corn", ingredientId: ingredient.id, quantity: 0.1 };
  const setRecipes = (optionRecipes: object[]) =>
    page.request.patch(`/api/tenant/taco/products/${productId}`, { data: { optionRecipes } });
  expect((await setRecipes([line])).ok()).toBe(true);

  await page.goto(`/t/taco/tables/${table.id}`);
  await page.getByRole("button", { name: "Open bill" }).click();
  await page.getByRole("button", { name: "Add round" }).click();
  await page.getByRole("button", { name: /^Oyster mushroom/ }).click();
  const dialog = page.getByRole("dialog", { name: "Oyster mushroom" });
  await expect(dialog.getByRole("radio", { name: "Yellow corn" })).toBeChecked();
  await expect(dialog.getByRole("radio", { name: /^Blue corn/ })).toBeDisabled();
  await dialog.getByRole("button", { name: /^Add:/ }).click();
  await expect(dialog.getByText("Still to choose: Salsa")).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "Verde" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("checkbox", { name: "Verde" }).click();
  await dialog.getByRole("checkbox", { name: /^Crema/ }).click();
  await expect(dialog.getByText(/^Contains: .*Milk/).first()).toBeVisible();
  await dialog.getByRole("button", { name: /^Add:/ }).click();
  const round = page.getByRole("dialog", { name: "Add round" });
  await expect(round.getByText("Yellow corn, Verde, Crema")).toBeVisible();
  await round.getByRole("button", { name: /^Send round/ }).click();
  await expect(page.getByRole("heading", { name: "Round 1" })).toBeVisible();
  expect((await setRecipes([])).ok()).toBe(true);
});
