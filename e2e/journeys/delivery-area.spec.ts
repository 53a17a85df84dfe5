import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { LOCALES } from "@/lib/core/i18n/locales";
import { expectAccessible, fillWho, openCheckout, tabTo, test } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { signIn, ticket } from "../support/staff-test";

interface Address {
  street: string;
  postcode: string;
  city: string;
}

const ROME = { street: "Via del Corso 10", postcode: "00186", city: "Roma" };
const HOME = { street: "Via Po 12", postcode: "10123", city: "Torino" };
const UNKNOWN = { street: "Via Inesistente 5", postcode: "10123", city: "Torino" };
const NOT_CHECKED = "Address not checked";

async function fillAddress(page: Page, { street, postcode, city }: Address): Promise<void> {
  await page.getByLabel("Street and number").fill(street);
  await page.getByLabel("Postcode").fill(postcode);
  await page.getByLabel("City").fill(city);
}

const orderButton = (page: Page) => page.getByRole("button", { name: /^Order and pay/ });

async function openDelivery(page: Page, slug = "luigi", dish = "Minestrone"): Promise<void> {
  await openCheckout(page, [dish], slug);
  await page.getByRole("radio", { name: "Delivery" }).check();
}

/** The order that the page shows, as the API has it. */
async function placedOrder(page: Page, email: string) {
  await page.waitForURL(/\/orders\/ord_/);
  const id = /ord_\w+/.exec(page.url())?.[0];
  const answer = await page.request.get(`/api/public/luigi/orders/${id}?${new URLSearchParams({ email })}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a guest in Rome is refused before paying, and orders to Turin instead", async ({ page }) => {
    const email = `rome-${randomUUID().slice(0, 8)}@example.com`;
    await openDelivery(page);
    await fillWho(page, email);
    await page.getByRole("radio", { name: /^Cash/ }).check();
    await fillAddress(page, ROME);
    await expect(page.getByText(/Trattoria Luigi doesn’t deliver to this address: it is 52\d/)).toBeVisible();
    await expect(page.getByText("Via del Corso 10, 00186 Roma")).toBeVisible();
    await expect(page.getByText(/Choose pickup, or enter another address/)).toBeVisible();
    await expect(orderButton(page)).toBeDisabled();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Switch to pickup" }).click();
    await expect(page.getByText("Via Carlo Alberto 32, 10123 Torino")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Pickup" })).toBeFocused();
    await expect(orderButton(page)).toBeEnabled();
    await page.getByRole("radio", { name: "Delivery" }).check();
    await expect(page.getByLabel("City")).toHaveValue("Roma");
    await expect(orderButton(page)).toBeDisabled();

    await fillAddress(page, HOME);
    await expect(page.getByText("Trattoria Luigi delivers to this address, 0.2 km away.")).toBeVisible();
    await expectAccessible(page);
    await orderButton(page).click();
    await expect(page.getByText("Via Po 12, 10123 Torino")).toBeVisible();
    await expect(page.getByText(NOT_CHECKED)).toBeHidden();
    const order = await placedOrder(page, email);
    expect(order).toMatchObject({ deliveryAddress: "Via Po 12, Torino", addressChecked: true });

    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, "/t/luigi", "owner@luigi.example");
    const own = ticket(page, order);
    await expect(own).toBeVisible();
    await expect(own.getByText(NOT_CHECKED)).toBeHidden();
    await own.locator(`#ticket-${order.id}`).click();
    const details = page.getByRole("dialog", { name: `Order ${order.orderNumber}` });
    await expect(details.getByText("Via Po 12, 10123 Torino")).toBeVisible();
  });

  test("who presses before the address was looked up waits for it, and is refused", async ({ page }) => {
    await openDelivery(page);
    await fillWho(page);
    await page.getByRole("radio", { name: /^Cash/ }).check();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/delivery-address", async (route) => {
      await held;
      await route.continue();
    });
    await fillAddress(page, ROME);
    await orderButton(page).click();
    await expect(page.getByText("Placing your order")).toBeAttached();
    release();
    await expect(page.getByText(/Choose pickup, or enter another address/)).toBeVisible();
    expect(page.url()).toContain("/checkout");
  });
});

test("an address that no map has is taken, and everybody sees that it is not checked", async ({ page }) => {
  const email = `new-street-${randomUUID().slice(0, 8)}@example.com`;
  await openDelivery(page);
  await fillWho(page, email);
  await page.getByRole("radio", { name: /^Cash/ }).check();
  await fillAddress(page, UNKNOWN);
  await expect(page.getByText("We couldn’t find this address.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await orderButton(page).click();
  const order = await placedOrder(page, email);
  expect(order.addressChecked).toBe(false);
  await expect(page.getByText("Via Inesistente 5, 10123 Torino")).toBeVisible();
  await expect(
    page.getByText(`${NOT_CHECKED}. If something is wrong with it, call Trattoria Luigi.`),
  ).toBeVisible();
  await expectAccessible(page);

  await expect(async () => {
    const answer = await page.request.get(`/api/dev/mail?${new URLSearchParams({ to: email })}`);
    const { emails } = await answer.json();
    expect(emails[0]?.text).toContain(`${NOT_CHECKED}: Via Inesistente 5, 10123 Torino`);
  }).toPass({ timeout: 30_000 });

  await signIn(page, "/t/luigi", "owner@luigi.example");
  const own = ticket(page, order);
  await expect(own.getByText(NOT_CHECKED)).toBeVisible();
  await expectAccessible(page);
  await own.locator(`#ticket-${order.id}`).click();
  const details = page.getByRole("dialog", { name: `Order ${order.orderNumber}` });
  await expect(details.getByText("This house is not on the map.", { exact: false })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/s/luigi/orders/${order.id}?${new URLSearchParams({ email })}`);
  await page.getByRole("button", { name: "Change details" }).click();
  await page.getByLabel("Street and number").fill(ROME.street);
  await page.getByLabel("Postcode").fill(ROME.postcode);
  await page.getByLabel("City").fill(ROME.city);
  await expect(page.getByText(/doesn’t deliver to this address/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save changes" })).toBeDisabled();
  await expectAccessible(page);
  await fillAddress(page, HOME);
  await expect(page.getByText(/delivers to this address/)).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(NOT_CHECKED)).toBeHidden();
  await expect(page.getByRole("region", { name: "Change your details" })).toBeHidden();
  await expect(page.getByText("Via Po 12, 10123 Torino")).toBeVisible();
});

test.describe(() => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test("an address that contradicts itself gets the map's, and one without a house or an answer says so", async ({
    page,
  }) => {
    await openDelivery(page);
    await fillAddress(page, { ...HOME, postcode: "00186" });
    await expect(page.getByText("Did you mean Via Po 12, 10123 Torino?")).toBeVisible();
    await expect(page.getByText(/Trattoria Luigi delivers to this address/)).toBeHidden();
    await fillAddress(page, { ...HOME, street: "Via Po 99999" });
    await expect(page.getByText(/^We found the street, but not the house/)).toBeVisible();
    await expect(page.getByText("Via Po, 10123 Torino")).toBeVisible();
    await expectAccessible(page);

    await page.route("**/delivery-address", (route) => route.abort());
    await fillAddress(page, HOME);
    await expect(page.getByText(/^We can’t look up addresses at the moment/)).toBeVisible();
    await page.unroute("**/delivery-address");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByText(/Trattoria Luigi delivers to this address/)).toBeVisible();
  });
});

test("the keyboard alone fills in an address and takes the suggestion for a misspelt one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openDelivery(page);
  await tabTo(page, page.getByLabel("Street and number"));
  await page.keyboard.type("Via Garibladi 9");
  await page.keyboard.press("Tab");
  await page.keyboard.type("10122");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Torino");
  await expect(page.getByText("Did you mean Via Garibaldi 9, 10122 Torino?")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Use this address" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Street and number")).toHaveValue("Via Garibaldi 9");
  await expect(page.locator("[aria-live='polite']:focus")).toBeAttached();
  await expect(page.getByText(/Trattoria Luigi delivers to this address/)).toBeVisible();
});

test("a restaurant lists postcodes and refuses unknown addresses, and its checkout follows", async ({
  page,
}) => {
  const slug = await openOwnRestaurant(page);
  const settings = await page.request.patch(`/api/tenant/${slug}/settings`, {
    data: { deliveryEnabled: true, deliveryRadiusKm: 5 },
  });
  expect(settings.ok(), await settings.text()).toBe(true);
  await page.goto(`/t/${slug}/settings/delivery`);
  await expect(page.getByText("You deliver up to 5 km from your address.")).toBeVisible();
  const postcodes = page.getByLabel("More postcodes");
  await postcodes.fill("0018");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Enter postcodes as your country writes them.")).toBeVisible();
  await expect(postcodes).toBeFocused();
  await expectAccessible(page);
  await postcodes.fill("00186, 00187");
  await page.keyboard.press("Enter");
  const listed = page.getByRole("list", { name: "Listed postcodes" });
  await expect(listed.getByRole("listitem")).toHaveText(["00186", "00187"]);
  await expect(postcodes).toHaveValue("");
  await page.getByRole("button", { name: "Remove 00187" }).click();
  await expect(postcodes).toBeFocused();
  await expect(
    page.getByText("You deliver up to 5 km from your address, and to one more postcode."),
  ).toBeVisible();
  await page.getByRole("switch", { name: "Only deliver to addresses that can be found" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(listed.getByRole("listitem")).toHaveText(["00186"]);

  await openDelivery(page, slug, "Margherita");
  await fillAddress(page, ROME);
  await expect(page.getByText(/delivers to this address/)).toBeVisible();
  await expect(orderButton(page)).toBeEnabled();
  await fillAddress(page, UNKNOWN);
  await expect(page.getByText(/only delivers to addresses that can be found/)).toBeVisible();
  await expect(page.getByText("We couldn’t find the delivery address.", { exact: false })).toBeVisible();
  await expect(orderButton(page)).toBeDisabled();
  await expectAccessible(page);
});

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 800 }, hasTouch: true });

    test("the address is refused and found in the guest's words, and fits", async ({ page }) => {
      const fits = () =>
        page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
      await page.addInitScript(() => {
        const address = { deliveryAddress: "Via del Corso 10", postcode: "00186", city: "Roma" };
        sessionStorage.setItem("bazar:checkout:luigi", JSON.stringify(address));
      });
      await openCheckoutForDelivery(page);
      await expect(page.locator("input[name=city]")).toHaveValue("Roma");
      await expect(page.getByRole("alert").filter({ hasText: "Trattoria Luigi" })).toBeVisible();
      await expect(page.locator("button[type=submit]")).toBeDisabled();
      expect(await fits()).toBe(true);
      await expectAccessible(page);
      await page.locator("input[name=deliveryAddress]").fill(HOME.street);
      await page.locator("input[name=postcode]").fill(HOME.postcode);
      await page.locator("input[name=city]").fill(HOME.city);
      await expect(page.locator("button[type=submit]")).toBeEnabled();
      await expect(page.getByText("Via Po 12, 10123 Torino")).toBeVisible();
      expect(await fits()).toBe(true);
      await expectAccessible(page);
    });
  });
}

/** With a cart for delivery, whatever the page calls its dishes and buttons. */
async function openCheckoutForDelivery(page: Page): Promise<void> {
  const { products } = await (await page.request.get("/api/public/luigi/menu")).json();
  const dish = products.find((each: { name: Record<string, string> }) => each.name.en === "Minestrone");
  const unitPriceMinor = Math.round((dish.discountPrice ?? dish.basePrice) * 100);
  const lines = [
    { productId: dish.id, name: "Minestrone", quantity: 1, selectedOptions: {}, unitPriceMinor },
  ];
  await page.addInitScript(
    (cart) => localStorage.setItem("bazar:cart:luigi", cart),
    JSON.stringify({ version: 1, service: "delivery", lines }),
  );
  await page.goto("/s/luigi/checkout");
}
