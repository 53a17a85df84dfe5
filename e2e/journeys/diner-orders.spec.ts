import { expect } from "playwright/test";
import { addDish, expectAccessible, fillWho, openMenu, tabTo, test } from "../support/diner-test";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a diner chooses, orders for delivery and sees the promised time", async ({ page }) => {
    await openMenu(page);
    await expectAccessible(page);

    await page.getByRole("link", { name: "Sliced Fassona steak" }).click();
    const sheet = page.getByRole("dialog", { name: "Sliced Fassona steak" });
    await sheet.getByRole("button", { name: /^Add/ }).click();
    await expect(sheet.getByText("Choose 1 option here to continue.")).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("radio", { name: "Medium" }).click();
    await sheet.getByRole("button", { name: "One more" }).click();
    await expect(sheet.getByRole("button", { name: /^Add/ })).toContainText("€44.00");
    await sheet.getByRole("button", { name: /^Add/ }).click();

    await page.getByRole("button", { name: /View order/ }).click();
    await expectAccessible(page);
    await page
      .getByRole("dialog", { name: "Your order" })
      .getByRole("link", { name: "Go to checkout" })
      .click();

    await page.getByRole("button", { name: "Order and pay €46.50" }).click();
    await expect(page.getByText("Enter the delivery address.")).toBeVisible();
    await expect(page.getByLabel("Street and number")).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel("Street and number").fill("Via Po 12");
    await page.getByLabel("Postcode").fill("10123");
    await page.getByLabel("City").fill("Torino");
    await fillWho(page);
    await page.getByRole("button", { name: "Order and pay €46.50" }).click();

    await expect(page.getByText("At your door around")).toBeVisible();
    await expect(page.getByText("Trattoria Luigi has received your order")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("link", { name: "Go to menu", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Starters" })).toBeVisible();
    await expect(page.getByRole("button", { name: /View order/ })).toHaveCount(0);
  });
});

test("a diner orders for pickup and pays by card with the keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openMenu(page);
  const pickup = page.getByRole("radio", { name: "Pickup" });
  await tabTo(page, page.getByRole("radio", { name: "Delivery" }));
  await page.keyboard.press("ArrowRight");
  // The group moves the focus a moment after the key.
  await expect(pickup).toBeFocused();
  await page.keyboard.press("Space");
  await expect(pickup).toBeChecked();

  const dish = page.getByRole("link", { name: "Tomato bruschetta" });
  await tabTo(page, dish);
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Tomato bruschetta" });
  await tabTo(page, sheet.getByRole("button", { name: /^Add/ }));
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
  await expect(dish).toBeFocused();

  await tabTo(page, page.getByRole("link", { name: "Go to checkout" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  for (const [label, text] of [
    ["Name", "Ada Byron"],
    ["Email", "ada@example.com"],
    ["Phone", "+39 011 555 0142"],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  const card = page.getByRole("radio", { name: "Card" });
  await tabTo(page, page.getByRole("radio", { name: /^Cash/ }));
  for (let presses = 0; presses < 5 && !(await card.isChecked()); presses += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(card).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: /^Order and pay/ }));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Payment", level: 1 })).toBeVisible();
  for (const [label, text] of [
    ["Card number", "4000002500003155"],
    ["Expiry (MM/YY)", "1230"],
    ["Security code", "123"],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Confirm this payment" });
  await tabTo(page, question.getByRole("button", { name: "Confirm payment" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ready for pickup around")).toBeVisible();
  await expect(page.getByText("Paid, Card")).toBeVisible();
});

test("a cart survives a reload and a return to the menu", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openMenu(page);
  await addDish(page, "Minestrone");
  const cart = page.getByRole("region", { name: "Your order" });
  await expect(cart.getByText("Minestrone")).toBeVisible();
  await page.reload();
  await expect(cart.getByText("Minestrone")).toBeVisible();
  await expect(cart.getByText("€11.00")).toBeVisible();
});

test("a search without results can be undone", async ({ page }) => {
  await openMenu(page);
  await page.getByLabel("Search the menu").fill("sushi");
  await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show the whole menu" }).click();
  await expect(page.getByRole("heading", { name: "Starters" })).toBeVisible();
});
