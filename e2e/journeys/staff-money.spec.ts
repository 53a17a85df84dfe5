import { expect } from "playwright/test";
import { CRON_SECRET } from "../support/cron-secret";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant, takeCards } from "../support/own-restaurant";
import { payByCard, send } from "../support/paid-order";
import { giveSession, test } from "../support/staff-test";

test("a payout is explained to the cent, down to the order", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  await page.goto(`/t/${slug}/money`);
  await expect(
    page.getByText("Cards open when Stripe has verified your account.", { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  await takeCards(page, slug);
  await giveSession(page, "admin@bazar.example");
  const terms = { platformFeePercent: 2.5, escrowDelayHours: 0, plausiblePrepSeconds: 0 };
  await send(page, "patch", `/api/admin/tenants/${slug}`, terms);
  const order = await payByCard(page, slug);
  await payByCard(page, slug);
  for (const status of ["accepted", "preparing", "ready", "delivered"])
    await send(page, "patch", `/api/tenant/${slug}/orders/${order.id}`, { status });
  const headers = { authorization: `Bearer ${CRON_SECRET}` };
  const released = await page.request.get("/api/cron/escrow-release", { headers });
  expect(released.ok(), await released.text()).toBe(true);
  // A job sends it, and the page shows what was there when it was asked for.
  const paidOut = async () => {
    const { balances } = await (await page.request.get(`/api/tenant/${slug}/balance`)).json();
    return balances[0]?.paidOut;
  };
  await expect.poll(paidOut).toBe(17.55);

  await page.goto(`/t/${slug}/money`);
  const figures = page.getByRole("region", { name: "Balance" });
  await expect(figures.locator("div", { hasText: /^Paid out so far/ }).first()).toContainText("€17.55");
  await expect(figures.locator("div", { hasText: /^Held/ }).first()).toContainText("€18.00");
  await expect(page.getByText("After delivery")).toBeVisible();
  await expectAccessible(page);

  const payouts = page.getByRole("table", { name: "Payouts, newest first" });
  await payouts.getByRole("row").nth(1).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Why €17.55?" })).toBeVisible();
  const sum = page.getByRole("region", { name: "How the payout adds up" });
  await expect(sum.getByText("+€18.00")).toBeVisible();
  await expect(sum.getByText("-€0.45")).toBeVisible();
  await page.getByText(`Release: order ${order.orderNumber}`).click();
  await expect(page.getByRole("cell", { name: "2 × Margherita" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: `Order ${order.orderNumber}` }).click();
  await expect(page.getByRole("dialog", { name: `Order ${order.orderNumber}` })).toBeVisible();
  await page.goto(`/t/${slug}/money/statement`);
  await expect(page.getByRole("row", { name: /^Closing balance/ })).toContainText("€18.00");
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save the statement as PDF" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^statement-.+\.pdf$/);
});
