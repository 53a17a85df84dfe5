import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { test, ticket, withoutUndo } from "../support/staff-test";

const LIVE_MS = 10_000;

test("a phone order is taken, cooked, driven to the door and paid there in cash, and the drawer knows it", async ({
  page,
  context,
}) => {
  test.slow();
  const slug = await openOwnRestaurant(page);
  const own = `/api/tenant/${slug}`;
  const opened = await page.request.post(`${own}/drawers/main/open`, { data: { float: 50 } });
  expect(opened.ok(), await opened.text()).toBe(true);
  await withoutUndo(page);

  await page.goto(`/t/${slug}/orders/new`);
  await page.getByRole("combobox", { name: "Phone" }).fill("+39 011 555 0177");
  await page.getByRole("radio", { name: "Delivery" }).click();
  await page.getByLabel("Name").fill("Grace Hopper");
  await page.getByLabel("Street and number").fill("Via Po 12");
  await page.getByLabel("Postcode").fill("10123");
  await page.getByLabel("City").fill("Torino");
  await page.getByLabel("Note", { exact: true }).fill("Second bell");
  await page.getByRole("button", { name: /Margherita/ }).click();
  await page.getByRole("button", { name: /Tiramisù/ }).click();
  await page.getByRole("radio", { name: "At handover" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take order" }).click();
  const title = await page.getByRole("heading", { name: /is taken$/ }).textContent();
  const orderNumber = title?.match(/\d+/)?.[0] ?? "";

  // The kitchen has it at once: staff have accepted it by taking it.
  const kitchen = await context.newPage();
  await kitchen.goto(`/t/${slug}/kitchen/all`);
  const dish = kitchen.getByRole("article", { name: orderNumber, exact: true });
  await expect(dish).toContainText("Margherita");
  await expect(dish).toContainText("Second bell");
  await expectAccessible(kitchen);
  await kitchen.getByRole("button", { name: new RegExp(`^(Bump|All done:?) ${orderNumber}$`) }).click();
  await expect(dish).toBeHidden();

  await page.getByRole("link", { name: "To the orders" }).click();
  const onBoard = ticket(page, { orderNumber });
  await expect(onBoard).toContainText("Via Po 12", { timeout: LIVE_MS });
  await onBoard.getByRole("button", { name: /^Delivered/ }).click({ timeout: 2 * LIVE_MS });

  await expect(onBoard).toHaveCount(0);

  // Cash that is due at the door is taken with the delivery.
  const find = async () => {
    const { orders } = await (await page.request.get(`${own}/orders`)).json();
    return orders.find((order: { orderNumber: string }) => order.orderNumber === orderNumber);
  };
  await expect.poll(find).toMatchObject({ status: "delivered", paymentStatus: "paid", channel: "phone" });
  const paid = await find();
  await page.goto(`/t/${slug}/money/drawer`);
  const cash = page.getByRole("region", { name: "Cash", exact: true });
  await expect(cash).toContainText(`€${(50 + paid.total).toFixed(2)}`);
  await expect(page.getByRole("region", { name: "By channel" })).toContainText("Phone");
  await expectAccessible(page);

  await page.goto(`/t/${slug}/history`);
  await expect(page.getByText("Grace Hopper").first()).toBeVisible();
  await expectAccessible(page);
});
