import { expect, type Page } from "@playwright/test";
import { addDish, expectAccessible, fillWho, openMenu, test } from "../support/diner-test";

/** From the menu to the payment form, for one minestrone to collect. */
async function goToPayment(page: Page, method: "Card" | "PayPal" | "Satispay"): Promise<void> {
  await openMenu(page);
  await addDish(page, "Minestrone");
  await page.goto("/s/luigi/checkout");
  await page.getByRole("radio", { name: "Pickup" }).click();
  await fillWho(page);
  await page.getByRole("radio", { name: method }).click();
  await page.getByRole("button", { name: "Go to payment, €8.50" }).click();
  await expect(page.getByRole("heading", { name: "Payment", level: 1 })).toBeVisible();
}

async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry (MM/YY)").fill("1230");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Pay €8.50" }).click();
}

async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByText("Ready to collect around")).toBeVisible();
  await expect(page.getByText("Paid, Card")).toBeVisible();
  await page.getByRole("link", { name: "To the menu", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Starters" })).toBeVisible();
  await expect(page.getByRole("button", { name: /View order/ })).toHaveCount(0);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a diner pays by card", async ({ page }) => {
    await goToPayment(page, "Card");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Pay €8.50" }).click();
    await expect(page.getByText("Check the card number.")).toBeVisible();
    await expect(page.getByLabel("Card number")).toBeFocused();
    await expectAccessible(page);
    await payByCard(page, "4242 4242 4242 4242");
    await expectPaid(page);
  });
});

test("a declined card leaves order and cart, and another card pays the same order", async ({ page }) => {
  await goToPayment(page, "Card");
  const number = await page.getByText(/^Order \d+$/).textContent();
  await payByCard(page, "4000 0000 0000 0002");
  await expect(page.getByText("Your bank declined this card.")).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText(number ?? "")).toBeVisible();
  await page.goto("/s/luigi/checkout");
  await expect(page.getByRole("listitem").getByText("Minestrone")).toBeVisible();
  await page.goBack();

  await payByCard(page, "4242 4242 4242 4242");
  await expect(page.getByText(number ?? "")).toBeVisible();
  await expectPaid(page);
});

test("a bank asks whether it is the cardholder, who first says no and then yes", async ({ page }) => {
  await goToPayment(page, "Card");
  await payByCard(page, "4000 0025 0000 3155");
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "No, refuse" }).click();
  await expect(page.getByText("The payment was not confirmed.")).toBeVisible();

  await page.getByRole("button", { name: "Pay €8.50" }).click();
  await question.getByRole("button", { name: "Yes, confirm" }).click();
  await expectPaid(page);
});

test("an unpaid order says so and is paid later", async ({ page }) => {
  await goToPayment(page, "PayPal");
  await page.goto(page.url().replace(/\/pay$/, ""));
  await expect(page.getByRole("heading", { name: "Not paid yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Pay now" }).click();

  await page.getByRole("button", { name: "Pay with PayPal" }).click();
  const sheet = page.getByRole("dialog", { name: "PayPal" });
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You left before paying.")).toBeVisible();
  await page.getByRole("button", { name: "Pay with PayPal" }).click();
  await sheet.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Paid, PayPal")).toBeVisible();
});

test("pressing order again pays the order that is already there", async ({ page }) => {
  await goToPayment(page, "Card");
  const number = await page.getByText(/^Order \d+$/).textContent();
  await page.getByRole("link", { name: "Change the order" }).click();
  await page.getByRole("radio", { name: "Card" }).click();
  await page.getByRole("button", { name: "Go to payment, €8.50" }).click();
  await expect(page.getByText(number ?? "")).toBeVisible();
});
