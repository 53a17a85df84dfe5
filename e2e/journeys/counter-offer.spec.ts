import { expect } from "@playwright/test";
import { expectAccessible, fillWho, openCheckout } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { giveSession, test, ticket, toast, withoutUndo } from "../support/staff-test";

const LIVE_MS = 10_000;

test("the kitchen suggests a change, and the guest takes it with one tap", async ({ page, browser }) => {
  const slug = await openOwnRestaurant(page);
  await withoutUndo(page);
  await page.goto(`/t/${slug}`);
  await expect(page.locator("[data-live='live']")).toBeVisible();

  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 390, height: 844 } });
  const guest = await context.newPage();
  await openCheckout(guest, ["Margherita", "Diavola", "Tiramisù"], slug);
  await fillWho(guest);
  await guest.getByRole("button", { name: "Order and pay €27.00" }).click();
  await expect(guest.getByText("Ready for pickup around")).toBeVisible();

  await guest.getByRole("button", { name: "Change details" }).click();
  await guest.getByLabel("Note for the restaurant").fill("Two spoons, please");
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(guest, "Saved. The restaurant sees your change.")).toBeVisible();

  const number =
    (
      await guest
        .getByText(/^Order \d+$/)
        .first()
        .textContent()
    )?.replace("Order ", "") ?? "";
  const own = ticket(page, { orderNumber: number });
  await expect(own.getByText("Two spoons, please")).toBeVisible({ timeout: LIVE_MS });
  await expect(own.getByText(/^Changed by the guest at/)).toBeVisible();

  await own.getByRole("button", { name: `More for order ${number}` }).click();
  await page.getByRole("menuitem", { name: "Suggest a change" }).click();
  const dialog = page.getByRole("dialog", { name: `Suggest a change to order ${number}` });
  await dialog.getByRole("combobox", { name: "1 × Diavola" }).click();
  await page.getByRole("option", { name: "Remove 1" }).click();
  await dialog.getByRole("combobox", { name: "1 × Tiramisù" }).click();
  await page.getByRole("option", { name: "Replace with Marinara" }).click();
  await dialog.getByLabel("Message to the guest").fill("No salami left");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send to the guest" }).click();
  await expect(toast(page, /^Sent\. The guest has until/)).toBeVisible();
  await expect(own.getByText(/^Suggested: waiting for the guest/)).toBeVisible();

  await expect(guest.getByRole("heading", { name: /suggests a change$/ })).toBeVisible({ timeout: LIVE_MS });
  await expect(guest.getByText("Without 1 × Diavola")).toBeVisible();
  await expect(guest.getByText("1 × Marinara instead of Tiramisù")).toBeVisible();
  await expect(guest.getByText("You pay €9.00 less.")).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Accept the change" }).click();
  await expect(guest.getByText(/has accepted your order/)).toBeVisible();
  await expect(guest.getByText("Diavola")).toHaveCount(0);
  await expect(guest.getByText("€18.00").last()).toBeVisible();
  await expect(own.getByText("Changed as you suggested")).toBeVisible({ timeout: LIVE_MS });
  await expect(own.getByText("Marinara")).toBeVisible();
  await context.close();
});

test("what was paid by card goes back when the guest takes less", async ({ page, browser }) => {
  const email = `less-${Date.now()}@example.com`;
  const menu = await (await page.request.get("/api/public/luigi/menu")).json();
  const dish = menu.products.find((product: { optionGroups: { required: boolean }[] }) =>
    product.optionGroups.every((group) => !group.required),
  );
  const placed = await page.request.post("/api/public/luigi/orders", {
    data: {
      type: "pickup",
      customerName: "Ada Byron",
      customerEmail: email,
      customerPhone: "+39 011 555 0142",
      paymentMethod: "stripe",
      items: [{ productId: dish.id, quantity: 2, price: dish.basePrice }],
    },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  const order = await placed.json();
  await page.request.post("/api/dev/stripe/confirm", {
    data: { clientSecret: order.clientSecret, outcome: "succeeded" },
  });
  await giveSession(page, "owner@luigi.example");
  const address = `/api/tenant/luigi/orders/${order.id}`;
  await expect(async () => {
    const proposed = await page.request.post(`${address}/proposals`, {
      data: { changes: [{ kind: "remove", lineItemId: "0", quantity: 1 }], message: "Only one left" },
    });
    expect(proposed.ok(), await proposed.text()).toBe(true);
  }).toPass();

  const context = await browser.newContext({ locale: "en-GB" });
  const guest = await context.newPage();
  await guest.goto(`/s/luigi/orders/${order.id}?${new URLSearchParams({ email })}`);
  await guest.waitForLoadState("networkidle");
  await expect(guest.getByText(/^You get €.* back\.$/)).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Accept the change" }).click();
  await expect(guest.getByText(/has accepted your order/)).toBeVisible();
  await expect(guest.getByText("1 refunded")).toBeVisible();
  await expect(async () => {
    const { refunded, escrowStatus } = await (await page.request.get(address)).json();
    expect({ refunded, escrowStatus }).toEqual({
      refunded: order.items[0].price,
      escrowStatus: "partial_refund",
    });
  }).toPass();
  await context.close();
});
