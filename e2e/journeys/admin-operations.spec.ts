import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { giveSession, test, toast } from "../support/staff-test";

const ADMIN = "admin@bazar.example";

/** Sends a request that has to succeed. */
async function send(page: Page, method: "post" | "patch", path: string, data: object) {
  const answer = await page.request[method](path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** An order for pickup that was paid by card at a restaurant of the demo, as a guest would. */
async function placePaidOrder(page: Page, slug: string): Promise<{ id: string; orderNumber: string }> {
  const menu = await (await page.request.get(`/api/public/${slug}/menu`)).json();
  const dish = menu.products.find((product: { optionGroups: { required: boolean }[] }) =>
    product.optionGroups.every((group) => !group.required),
  );
  const order = await send(page, "post", `/api/public/${slug}/orders`, {
    type: "pickup",
    customerName: "Ada Byron",
    customerEmail: "ada@example.com",
    customerPhone: "+1 512 555 0142",
    paymentMethod: "stripe",
    items: [{ productId: dish.id, quantity: 2, price: dish.basePrice }],
  });
  const { clientSecret } = order;
  await send(page, "post", "/api/dev/stripe/confirm", { clientSecret, outcome: "succeeded" });
  return order;
}

async function moveOn(page: Page, slug: string, orderId: string, statuses: string[]): Promise<void> {
  for (const status of statuses)
    await send(page, "patch", `/api/tenant/${slug}/orders/${orderId}`, { status });
}

async function signInAsAdmin(page: Page, path: string): Promise<void> {
  await giveSession(page, ADMIN);
  await page.goto(path);
  // What the lists hold is read by the page itself: it has started when they are there.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("a flagged order is seen on the overview, found in two steps and cleared with a reason", async ({
  page,
}) => {
  await giveSession(page, "owner@taco.example");
  const order = await placePaidOrder(page, "taco");
  await moveOn(page, "taco", order.id, ["accepted", "preparing", "ready", "delivered"]);
  await signInAsAdmin(page, "/admin");
  await expect(page.getByRole("heading", { name: "Overview", level: 1 })).toBeVisible();
  await expect(page.getByText(/^Updated/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: /^Flagged orders/ }).click();
  await expect(page.getByText("Prepared implausibly fast.")).toBeVisible();
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: `Order ${order.orderNumber}` }) });
  await expect(row.getByText(/^Ready after \d+ seconds?$/)).toBeVisible();
  await expectAccessible(page);

  await row.getByRole("link", { name: `Order ${order.orderNumber}` }).click();
  await expect(page.getByText("Prepared too fast")).toBeVisible();
  await page.getByRole("button", { name: "Clear flag" }).click();
  const dialog = page.getByRole("dialog", { name: `Clear the flag of order ${order.orderNumber}` });
  await dialog.getByRole("button", { name: "Clear flag" }).click();
  await expect(dialog.getByText("Enter a reason.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Reason").fill("Two salads, made ahead");
  await dialog.getByRole("button", { name: "Clear flag" }).click();
  await expect(toast(page, `Order ${order.orderNumber}: flag cleared`)).toBeVisible();
  await expect(page.getByText("Prepared too fast")).toBeHidden();

  await page.goto("/admin/escrow?view=flagged");
  await expect(page.getByRole("heading", { name: "Escrow", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: `Order ${order.orderNumber}`, exact: true })).toHaveCount(0);
});

test("an order is found by its number, and its books explain a refund to the cent", async ({ page }) => {
  const order = await placePaidOrder(page, "taco");
  await signInAsAdmin(page, "/admin/orders?tenant=taco");
  await expect(page.getByRole("link", { name: /^Order \d+$/ }).first()).toBeVisible();
  await page.getByLabel("Search").fill(order.orderNumber);
  await expect(page).toHaveURL(new RegExp(`=${order.orderNumber}\\b`));
  await page
    .getByRole("link", { name: `Order ${order.orderNumber}` })
    .first()
    .click();
  await expect(page.getByText("Books agree")).toBeVisible();
  const ledger = page.getByRole("region", { name: "Ledger" });
  await expect(ledger.getByRole("rowheader", { name: /^Payment/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Refund" }).click();
  const dialog = page.getByRole("dialog", { name: `Refund order ${order.orderNumber}` });
  await dialog.getByRole("radio", { name: "A part" }).click();
  await dialog.getByLabel("Amount in USD").fill("9999");
  await dialog.getByLabel("Reason").fill("Cold");
  await dialog.getByRole("button", { name: "Refund" }).click();
  await expect(dialog.getByText(/^Enter an amount above zero/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Amount in USD").fill("2.50");
  await dialog.getByRole("button", { name: "Refund" }).click();
  await expect(toast(page, /refund of \$2\.50 started$/)).toBeVisible();

  await expect(async () => {
    await page.reload();
    await expect(ledger.getByRole("rowheader", { name: /^Refund/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const compared = page.getByRole("table", { name: "Every cent" });
  await expect(compared.getByRole("row", { name: /^Refunded online \$2\.50 \$2\.50 Equal$/ })).toBeVisible();
  await expect(page.getByText("Books agree")).toBeVisible();
});

test("a restaurant's webhook endpoint leads to what was sent there, without its secret address", async ({
  page,
}) => {
  const slug = await openOwnRestaurant(page);
  const url = "https://93.184.216.34/secret-path";
  const endpoint = await send(page, "post", `/api/tenant/${slug}/webhook-endpoints`, { url });
  await page.context().clearCookies();
  await signInAsAdmin(page, `/admin/webhooks?state=all&tenant=${slug}`);
  await page.getByRole("link", { name: "93.184.216.34" }).click();
  await expect(page, "deliveries hold guests' data, so a visit comes first").toHaveURL(
    new RegExp(`/admin/restaurants/${slug}\\?visit=`),
  );
  await expectAccessible(page);
  await page.getByLabel("Reason").fill("Their till gets no orders");
  await page.getByRole("button", { name: "Start visit" }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${slug}/settings/webhooks/${endpoint.id}$`));
  await page.goto(`/admin/webhooks/${slug}/${endpoint.id}`);
  await expect(page.getByRole("heading", { name: "Deliveries" })).toBeVisible();
  await expect(page.getByText("secret-path")).toHaveCount(0);
  await expectAccessible(page);
});
