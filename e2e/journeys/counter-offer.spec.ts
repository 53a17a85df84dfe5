import { expect } from "playwright/test";
import { expectAccessible, fillWho, openCheckout, tabTo } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { giveSession, placeOrder, test, ticket, toast, withoutUndo } from "../support/staff-test";

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
  await page.getByRole("option", { name: "Replace with another dish" }).click();
  await dialog.getByRole("button", { name: "Send to the guest" }).click();
  await expect(dialog.getByText("Choose the replacement dish.")).toBeVisible();
  const search = dialog.getByRole("combobox", { name: "Instead of Tiramisù" });
  await search.fill("mari");
  await expect(dialog.getByRole("option")).toHaveText(["Marinara"]);
  await expectAccessible(page);
  await search.press("Enter");
  await expect(dialog.getByRole("button", { name: "Marinara: choose another dish" })).toBeFocused();
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

test("the dish that comes instead is found by keyboard, in the kitchen's language and by any other", async ({
  page,
}) => {
  await giveSession(page, "owner@luigi.example");
  const order = await placeOrder(page, "luigi", "");
  let lists = 0;
  page.on("request", (request) => {
    if (request.url().includes("/replacements")) lists += 1;
  });
  await page.goto("/t/luigi");
  await ticket(page, order)
    .getByRole("button", { name: `More for order ${order.orderNumber}` })
    .click();
  await page.getByRole("menuitem", { name: "Suggest a change" }).click();
  const dialog = page.getByRole("dialog", { name: `Suggest a change to order ${order.orderNumber}` });
  await tabTo(page, dialog.getByRole("combobox").first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "Keep" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Replace with another dish" })).toBeFocused();
  await page.keyboard.press("Enter");

  const search = dialog.getByRole("combobox", { name: /^Instead of / });
  await expect(search).toBeFocused();
  const dish = page.getByRole("option");
  await expect(dish.first()).toBeVisible();
  const names = await dish.allTextContents();
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => /\p{Script=Arabic}/u.test(name))).toEqual([]);
  await expectAccessible(page);
  // By its English words, and without its accent.
  for (const [words, name] of [
    ["octopus", "Insalata di polpo"],
    ["ragu TAJ", "Tajarin al ragù"],
  ] as const) {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(words);
    await expect(dish).toHaveText([name]);
  }
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("gnocchi nobody cooks");
  await expect(dialog.getByText("No dish that is available now matches.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("polpo");
  await page.keyboard.press("Enter");
  const chosen = dialog.getByRole("button", { name: "Insalata di polpo: choose another dish" });
  await expect(chosen).toBeFocused();
  expect(lists).toBe(1);
  await tabTo(page, dialog.getByRole("button", { name: "Send to the guest" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, /^Sent\. The guest has until/)).toBeVisible();
  const kept = await (await page.request.get(`/api/tenant/luigi/orders/${order.id}`)).json();
  expect(kept.proposal.changes).toMatchObject([{ replacement: { productName: expect.any(String) } }]);
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
