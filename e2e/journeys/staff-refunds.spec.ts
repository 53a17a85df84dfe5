import { expect } from "playwright/test";
import { expectAccessible, tabTo } from "../support/diner-test";
import { placeOrder, signIn, test, toast } from "../support/staff-test";

// Nothing here is refused, so that the console has no error at all.
test.use({ expectedErrors: /(?!)/ });

test("a line is refunded by keyboard from the history, and the guest sees it", async ({ page }) => {
  await signIn(page, "/t/taco/history");
  const order = await placeOrder(page, "taco", "to be refunded");
  for (const status of ["accepted", "preparing", "ready", "delivered"]) {
    const moved = await page.request.patch(`/api/tenant/taco/orders/${order.id}`, { data: { status } });
    expect(moved.ok(), await moved.text()).toBe(true);
  }
  await page.reload();
  await page.getByRole("button", { name: `Order ${order.orderNumber}`, exact: true }).click();
  const details = page.getByRole("dialog", { name: `Order ${order.orderNumber}` });
  await details.getByRole("button", { name: "Refund" }).click();

  const dialog = page.getByRole("dialog", { name: `Refund order ${order.orderNumber}` });
  await expect(dialog.getByText("Choose what to refund to see what the guest gets.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(dialog.getByText("Choose at least one item.")).toBeVisible();
  await expect(dialog.getByText("Choose or enter a reason.")).toBeVisible();

  const more = dialog.getByRole("button", { name: "One more" });
  await tabTo(page, more);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Ada Byron gets back")).toBeVisible();
  await expect(dialog.getByText("In cash, from you")).toBeVisible();
  await dialog.getByRole("radio", { name: "Quality or cold food" }).click();
  await expectAccessible(page);
  const refund = dialog.getByRole("button", { name: "Refund", exact: true });
  await tabTo(page, refund);
  await page.keyboard.press("Enter");
  await expect(
    toast(page, new RegExp(`^Order ${order.orderNumber}: .+ recorded as refunded$`)),
  ).toBeVisible();
  await expect(dialog).toBeHidden();

  const kept = await (await page.request.get(`/api/tenant/taco/orders/${order.id}`)).json();
  expect(kept).toMatchObject({
    escrowStatus: "partial_refund",
    items: [{ quantity: 2, refundedQuantity: 1 }],
    refundHistory: [{ purse: "cash", status: "succeeded", reason: "Quality or cold food" }],
  });
  await page.getByRole("combobox", { name: "Payment" }).click();
  await page.getByRole("option", { name: "Part refunded" }).click();
  const row = page.getByRole("row").filter({ hasText: order.orderNumber });
  await expect(row.getByText(/^Part refunded \$/)).toBeVisible();
  await expect(row.getByText(/^\$[\d.]+ refunded$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Order ${order.orderNumber}`, exact: true }).click();
  await expect(details.getByText("Paid to you in cash, so there is nothing to pay out")).toBeVisible();
  await expect(details.getByText(/Payout from/)).toHaveCount(0);
  await expect(details.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  await page.goto(`/s/taco/orders/${order.id}?email=ada%40example.com`);
  await expect(page.getByText("1 refunded")).toBeVisible();
  await expectAccessible(page);

  // The rest: once it is given back, nobody asks what giving it back again would do.
  await page.goto(`/t/taco/history?order=${order.id}`);
  await details.getByRole("button", { name: "Refund" }).click();
  await dialog.getByRole("radio", { name: "Everything" }).click();
  await dialog.getByRole("radio", { name: "Too late" }).click();
  await expect(dialog.getByText("Ada Byron gets back")).toBeVisible();
  await refund.click();
  await expect(dialog).toBeHidden();
  const whole = await (await page.request.get(`/api/tenant/taco/orders/${order.id}`)).json();
  expect(whole).toMatchObject({ escrowStatus: "refunded", refunded: kept.total });
});
