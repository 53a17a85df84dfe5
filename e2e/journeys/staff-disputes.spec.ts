import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant, takeCards } from "../support/own-restaurant";
import { payByCard, placeByCard, send } from "../support/paid-order";
import { giveSession, test } from "../support/staff-test";

test("a dispute is answered from the board, seen by the platform, and won", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  await takeCards(page, slug);
  const { id: orderId, orderNumber, clientSecret } = await payByCard(page, slug);
  await send(page, "post", "/api/dev/stripe/disputes", { clientSecret, outcome: "opened" });
  const disputes = async () =>
    (await (await page.request.get(`/api/tenant/${slug}/disputes`)).json()).disputes.length;
  await expect.poll(disputes).toBe(1);

  await page.goto(`/t/${slug}`);
  const notice = page.getByRole("region", { name: "Disputes" });
  await expect(notice).toContainText("1 dispute needs an answer by");
  await expectAccessible(page);
  await page.goto(`/t/${slug}/history?order=${orderId}`);
  const sheet = page.getByRole("dialog", { name: `Order ${orderNumber}` });
  await expect(sheet.getByText("The cardholder says it was not them")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Refund" })).toHaveCount(0);
  await sheet.getByRole("link", { name: "Answer" }).click();

  await expect(page.getByRole("heading", { name: "A guest’s bank disputes €18.00" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept the dispute" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Draft the answer" }).click();
  await expect(page.getByLabel("What was sold")).toHaveValue(
    new RegExp(`Order ${orderNumber} at the restaurant`),
  );
  await expect(page.getByLabel(/Guest’s email/)).toHaveValue("ada@example.com");
  await page.getByLabel(/Why you do not refund/).fill("The guest ate everything.");
  await page.getByLabel(/^Proof of delivery/).setInputFiles({
    name: "signed.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 signed"),
  });
  await expect(page.getByRole("button", { name: "Remove: Proof of delivery" })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel(/Why you do not refund/)).toHaveValue("The guest ate everything.");
  const happened = page.getByLabel("What happened");
  // A page that starts sets boxes of several lines anew, which takes away what `fill` has selected.
  await expect(async () => {
    await happened.fill("winning_evidence");
    await expect(happened).toHaveValue("winning_evidence", { timeout: 500 });
  }).toPass();
  await page.getByRole("button", { name: "Send to the bank" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send to the bank" }).click();
  await expect(page.getByText("Won", { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("Your answer", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/t/${slug}`);
  await expect(page.getByRole("region", { name: "Disputes" })).toHaveCount(0);
  await giveSession(page, "admin@bazar.example");
  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByText("Won", { exact: true })).toBeVisible();
});

test("a dispute that is accepted is lost", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  await takeCards(page, slug);
  const { clientSecret } = await payByCard(page, slug);
  await send(page, "post", "/api/dev/stripe/disputes", { clientSecret, outcome: "opened" });
  const disputes = async () =>
    (await (await page.request.get(`/api/tenant/${slug}/disputes`)).json()).disputes.length;
  await expect.poll(disputes).toBe(1);
  await page.goto(`/t/${slug}/money/disputes`);
  await page.getByRole("link", { name: "Answer" }).click();
  await page.getByRole("button", { name: "Accept the dispute" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Accept the dispute" }).click();
  await expect(page.getByText("Accepted; the guest keeps the money").first()).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByText("Lost", { exact: true })).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
});

test("the bank's answers to a guest's cards are seen by the owner and the platform", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  await takeCards(page, slug);
  const { id: orderId, orderNumber, clientSecret } = await placeByCard(page, slug);
  for (const outcome of ["insufficient_funds", "requires_action", "not_authenticated", "succeeded"])
    await send(page, "post", "/api/dev/stripe/confirm", { clientSecret, outcome });
  await page.goto(`/t/${slug}/history?order=${orderId}`);
  const refused = page
    .getByRole("dialog", { name: `Order ${orderNumber}` })
    .getByRole("list", { name: "Refused payments" });
  await expect(refused).toContainText("Payment refused: not enough money on the card");
  await expect(refused).toContainText("Card ending in 9995");
  await expect(refused).toContainText("the cardholder did not confirm it to the bank");
  await expectAccessible(page);
  await giveSession(page, "admin@bazar.example");
  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByRole("list", { name: "Refused payments" })).toContainText(
    "Your card has insufficient funds.",
  );
  await expectAccessible(page);
});
