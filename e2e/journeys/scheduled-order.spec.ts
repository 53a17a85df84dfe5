import { type Browser, expect, type Page } from "playwright/test";
import { addDish, expectAccessible, fillWho, openCheckout, openMenu } from "../support/diner-test";
import { daytimeZone, openOwnRestaurant } from "../support/own-restaurant";
import { test, withoutUndo } from "../support/staff-test";

const LIVE_MS = 10_000;
/** At midnight, what was for tomorrow is for today. */
const ZONE = daytimeZone();
const DAY_MS = 24 * 60 * 60_000;

/** A guest with something in the cart, at the checkout of a restaurant, on a phone. */
async function atCheckout(browser: Browser, slug: string): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 390, height: 844 } });
  const guest = await context.newPage();
  await openCheckout(guest, ["Margherita"], slug);
  await fillWho(guest);
  return guest;
}

test("a guest orders for tomorrow, and the board keeps it for later", async ({ page, browser }) => {
  const slug = await openOwnRestaurant(page, ZONE);
  await withoutUndo(page);
  await page.goto(`/t/${slug}`);
  await expect(page.locator("[data-live='live']")).toBeVisible();

  const guest = await atCheckout(browser, slug);
  await guest.getByRole("radio", { name: /^Choose a time/ }).click();
  await guest.getByLabel("Day", { exact: true }).selectOption({ label: "Tomorrow" });
  await guest.getByLabel("Ready for pickup at").selectOption({ label: "13:15" });
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Order and pay €9.00" }).click();
  await expect(guest.getByText("Ready for pickup around")).toBeVisible();
  await expect(guest.getByText("Tomorrow")).toBeVisible();
  await expect(guest.getByText("13:15")).toBeVisible();
  await expectAccessible(guest);

  const later = page.getByRole("button", { name: /^Later 1/ });
  await expect(later).toBeVisible({ timeout: LIVE_MS });
  await expect(page.getByRole("article")).toHaveCount(0);
  await later.click();
  await expectAccessible(page);
  await page.getByRole("dialog", { name: "Later" }).getByRole("button", { name: /13:15/ }).click();
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(guest.getByText(/has accepted your order/)).toBeVisible({ timeout: LIVE_MS });
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(later).toBeVisible();
  await guest.context().close();
});

test("a dish that is served tomorrow is ordered for tomorrow", async ({ page, browser }) => {
  const slug = await openOwnRestaurant(page, ZONE);
  const { products } = await (await page.request.get(`/api/public/${slug}/menu`)).json();
  const { id } = products.find(({ name }: { name: { en: string } }) => name.en === "Tiramisù");
  const tomorrow = new Date(Date.now() + DAY_MS);
  const weekday = tomorrow.toLocaleDateString("en-GB", { weekday: "short", timeZone: ZONE });
  const day = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(weekday) + 1;
  const availability = [{ days: [day], from: "00:00", to: "00:00" }];
  const timed = await page.request.patch(`/api/tenant/${slug}/products/${id}`, { data: { availability } });
  expect(timed.ok(), await timed.text()).toBe(true);

  const guest = await atCheckout(browser, slug);
  await openMenu(guest, slug);
  await addDish(guest, "Tiramisù");
  await guest.goto(`/s/${slug}/checkout`);
  await expect(guest.getByText("Something in your cart is served later. Choose a time.")).toBeVisible();
  await expect(guest.getByRole("radio", { name: /^As soon as possible/ })).toBeDisabled();
  await expect(guest.getByRole("button", { name: /^Order and pay/ })).toBeDisabled();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Order for Tomorrow, 00:00" }).click();
  await guest.getByRole("button", { name: "Order and pay €18.00" }).click();
  await expect(guest.getByText("Ready for pickup around")).toBeVisible();
  await expect(guest.getByText("Tomorrow")).toBeVisible();
  await guest.context().close();
});

test("a restaurant that pauses offers its first time", async ({ page, browser }) => {
  const slug = await openOwnRestaurant(page, ZONE);
  const pausedUntil = new Date(Date.now() + 30 * 60_000).toISOString();
  const paused = await page.request.patch(`/api/tenant/${slug}/settings`, { data: { pausedUntil } });
  expect(paused.ok(), await paused.text()).toBe(true);

  const guest = await atCheckout(browser, slug);
  await expect(guest.getByText(/is not taking this type of order right now/)).toBeVisible();
  await expect(guest.getByRole("button", { name: /^Order and pay/ })).toBeDisabled();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: /^Order for / }).click();
  await guest.getByRole("button", { name: "Order and pay €9.00" }).click();
  await expect(guest.getByText("Ready for pickup around")).toBeVisible();
  await guest.context().close();
});
