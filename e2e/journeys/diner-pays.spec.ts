import { expect, type Page } from "playwright/test";
import { expectAccessible, fillWho, openCheckout, test } from "../support/diner-test";

/** From the menu to the payment form, for one minestrone to collect. */
async function goToPayment(page: Page, method: "Card" | "PayPal" | "Satispay"): Promise<void> {
  await openCheckout(page, ["Minestrone"]);
  await fillWho(page);
  await page.getByRole("radio", { name: method }).click();
  await page.getByRole("button", { name: "Order and pay €8.50" }).click();
  await expect(page.getByRole("heading", { name: "Payment", level: 1 })).toBeVisible();
}

async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry (MM/YY)").fill("1230");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Pay €8.50" }).click();
}

async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByText("Ready for pickup around")).toBeVisible();
  await expect(page.getByText("Paid, Card")).toBeVisible();
  await page.getByRole("link", { name: "Go to menu", exact: true }).click();
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
  const question = page.getByRole("dialog", { name: "Confirm this payment" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("The payment was not confirmed.")).toBeVisible();

  await page.getByRole("button", { name: "Pay €8.50" }).click();
  await question.getByRole("button", { name: "Confirm payment" }).click();
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
  await page.getByRole("link", { name: "Change order" }).click();
  await expect(page.getByRole("radio", { name: "Card" })).toBeChecked();
  await page.getByRole("button", { name: "Order and pay €8.50" }).click();
  await expect(page.getByText(number ?? "")).toBeVisible();
});

test.describe("when things go wrong", () => {
  test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED|status of (?:400|404|502)/ });

  test("a payment service that is down costs nothing, and the next try orders", async ({ page }) => {
    await openCheckout(page, ["Minestrone"]);
    await fillWho(page);
    await page.getByRole("radio", { name: "Card" }).click();
    const refusal = { error: "PROCESSOR_UNAVAILABLE", message: "The processor does not answer." };
    await page.route("**/api/public/luigi/orders", (route) => route.fulfill({ status: 502, json: refusal }), {
      times: 1,
    });
    await page.getByRole("button", { name: "Order and pay €8.50" }).click();
    await expect(page.getByText("The payment service is not responding.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Order and pay €8.50" }).click();
    await expect(page.getByRole("heading", { name: "Payment", level: 1 })).toBeVisible();
  });

  test("a lost connection at the payment form is told, and paying again works", async ({ page, context }) => {
    await goToPayment(page, "Card");
    await context.setOffline(true);
    await payByCard(page, "4242 4242 4242 4242");
    await expect(page.getByText("You are offline. Nothing was sent.")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Pay €8.50" }).click();
    await expectPaid(page);
  });

  test("an order that was canceled cannot be paid, and its cart is still there", async ({ page }) => {
    await goToPayment(page, "Card");
    const payAddress = page.url();
    await page.goto(payAddress.replace(/\/pay$/, ""));
    await page.getByRole("button", { name: "Cancel order" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes, cancel order" }).click();
    await expect(page.getByRole("heading", { name: "This order was cancelled" })).toBeVisible();
    await page.goto(payAddress);
    await expect(page.getByRole("heading", { name: "This order is closed" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to checkout" }).click();
    await expect(page.getByRole("listitem").getByText("Minestrone")).toBeVisible();
  });

  test("an unknown gift card is told at its field", async ({ page }) => {
    await openCheckout(page, ["Minestrone"]);
    await page.getByText("I have a coupon or gift card").click();
    await page.getByLabel("Gift card").fill("NONE-NONE-NONE-NONE");
    await page.getByRole("button", { name: "Apply" }).last().click();
    await expect(page.getByText("Code not found.")).toBeVisible();
    await expectAccessible(page);
  });

  test("a gift card that the order refuses is told at its field, and nothing typed is lost", async ({
    page,
  }) => {
    await openCheckout(page, ["Minestrone"]);
    await fillWho(page);
    await page.getByRole("radio", { name: "Cash" }).click();
    await page.getByText("I have a coupon or gift card").click();
    const code = page.getByLabel("Gift card");
    await code.fill("NONE-NONE-NONE-NONE");
    await page.getByRole("button", { name: "Order and pay €8.50" }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await expect(code).toHaveAccessibleDescription(/gift card/i);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Byron");
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
    await page.getByRole("button", { name: "Order and pay €8.50" }).click();
    await expect(page.getByText("Ready for pickup around")).toBeVisible();
  });
});

test("a gift card pays the whole order without a payment form", async ({ page, request }) => {
  const signedIn = await request.post("/api/auth/login", {
    data: { email: "owner@luigi.example", password: "demo-password" },
  });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  const issued = await request.post("/api/tenant/luigi/gift-cards", { data: { amount: 20 } });
  expect(issued.ok(), await issued.text()).toBe(true);
  const { code } = await issued.json();

  await openCheckout(page, ["Minestrone"]);
  await fillWho(page);
  await page.getByRole("radio", { name: "Card" }).click();
  await page.getByText("I have a coupon or gift card").click();
  await page.getByLabel("Gift card").fill(code);
  await page.getByRole("button", { name: "Apply" }).last().click();
  await expect(page.getByText("€8.50 from the gift card, €11.50 left on it")).toBeVisible();
  await expect(page.getByText("Your gift card covers this order. Nothing else to pay.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Card" })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Order and pay with gift card" }).click();
  await expect(page.getByText("Ready for pickup around")).toBeVisible();
  await expect(page.getByText("Paid, Gift card")).toBeVisible();
});
