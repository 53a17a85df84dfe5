import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { fillWho, openCheckout, test } from "../support/diner-test";

/** The code in the email of a gift card, once it has come. */
async function emailedCode(page: Page, to: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/api/dev/mail?${new URLSearchParams({ to })}`);
    const { emails } = await answer.json();
    code = emails
      .map(({ text }: { text: string }) => /\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3,}\b/.exec(text)?.[0])
      .find((found: string | undefined) => found !== undefined);
    expect(code, `a gift card in an email to ${to}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return code ?? "";
}

async function expectBalance(page: Page, code: string, left: string): Promise<void> {
  await page.goto("/s/luigi/gift-cards");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Check balance" }).click();
  await expect(page.getByText(`${left} left`)).toBeVisible();
}

test("a gift card is bought online, emailed, spent, and whole again once its order is canceled", async ({
  page,
}) => {
  const email = `giver-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto("/s/luigi/gift-cards");
  await page.waitForLoadState("networkidle");
  await page.getByRole("radio", { name: "€25.00" }).click();
  await page.getByLabel("Your email").fill(email);
  await page.getByRole("button", { name: "Go to payment, €25.00" }).click();
  await page.getByLabel("Card number").fill("4242424242424242");
  await page.getByLabel("Expiry (MM/YY)").fill("1230");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Pay €25.00" }).click();
  await expect(page.getByRole("heading", { name: "Your gift card is on its way" })).toBeFocused();
  const code = await emailedCode(page, email);
  await expectBalance(page, code, "€25.00");

  await openCheckout(page, ["Minestrone"]);
  await fillWho(page);
  await page.getByText("I have a coupon or gift card").click();
  await page.getByLabel("Gift card").fill(code);
  await page.getByRole("button", { name: "Apply" }).last().click();
  await expect(page.getByText("€8.50 from the gift card, €16.50 left on it")).toBeVisible();
  await page.getByRole("button", { name: "Order and pay with gift card" }).click();
  await expect(page.getByText("Paid, Gift card")).toBeVisible();
  const order = page.url();
  await expectBalance(page, code, "€16.50");

  await page.goto(order);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Cancel order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, cancel order" }).click();
  await expect(page.getByRole("heading", { name: "This order was cancelled" })).toBeVisible();
  await expectBalance(page, code, "€25.00");
});
