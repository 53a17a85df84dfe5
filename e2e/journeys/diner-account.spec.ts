import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { addDish, expectAccessible, openCheckout, openMenu, test } from "../support/diner-test";
import { toast } from "../support/staff-test";

test("a diner keeps an address and a favorite, downloads everything and deletes the account", async ({
  page,
}) => {
  const email = `diner-${randomUUID().slice(0, 8)}@example.com`;
  const made = await page.request.post("/api/bazar/auth/register", {
    data: { email, password: "a-first-password", name: "Ada Byron", gdprConsent: true },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await page.request.put("/api/bazar/me/favourites/luigi");

  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Your account", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Phone").fill("+39 011 555 0142");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Saved")).toBeVisible();
  await page.getByRole("button", { name: "Add address" }).click();
  const dialog = page.getByRole("dialog", { name: "Address" });
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(dialog.getByLabel("Street and number")).toBeFocused();
  await dialog.getByLabel("Street and number").fill("Via Po 7");
  await dialog.getByLabel("City").fill("Torino");
  await dialog.getByLabel("Label (optional)").fill("Home");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText("Home", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Phone")).toHaveValue("+39 011 555 0142");
  await expect(page.getByRole("link", { name: /^Trattoria Luigi/ })).toBeVisible();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download your data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("bazar-account.json");

  await page.getByRole("button", { name: "Delete account" }).click();
  const erase = page.getByRole("dialog", { name: "Delete your account?" });
  await erase.getByLabel("Password").fill("a-first-password");
  await expectAccessible(page);
  await erase.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect((await page.request.get("/api/bazar/me")).status()).toBe(401);
});

test("one account opens at every restaurant, keeps favorites there and fills in its forms", async ({
  page,
}) => {
  const email = `diner-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto("/s/luigi/account/register");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Name", { exact: true }).fill("Ada Byron");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill("a-first-password");
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Your account", exact: true })).toBeVisible();

  await openMenu(page);
  const heart = page.getByRole("button", { name: "Trattoria Luigi is one of my favourites" });
  const kept = page.waitForResponse(/\/favourites\/luigi$/);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await kept;
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await page.goto("/s/taco/account");
  await expect(page.getByRole("heading", { name: "Your account", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Trattoria Luigi/ })).toBeVisible();
  await expectAccessible(page);

  await openCheckout(page, ["Pineapple limeade"], "taco");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Byron");

  await page.request.patch("/api/bazar/me", { data: { phone: "+39 011 555 0142" } });
  await page.goto("/s/luigi/reserve");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Byron");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Phone")).toHaveValue("+39 011 555 0142");
  await page.goto("/s/luigi/gift-cards");
  await expect(page.getByLabel("Your email")).toHaveValue(email);
});

test.describe("what the account's page cannot read", () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to load resource/ });

  test("is said in its place, and read when the diner tries again", async ({ page }) => {
    const email = `diner-${randomUUID().slice(0, 8)}@example.com`;
    const made = await page.request.post("/api/bazar/auth/register", {
      data: { email, password: "a-first-password", name: "Ada Byron", gdprConsent: true },
    });
    expect(made.ok(), await made.text()).toBe(true);
    const parts = /\/api\/bazar\/me(?:\/orders|\/reservations|\/favourites)?(?:\?|$)/;
    await page.route(parts, (route) => route.abort());
    await page.goto("/account");
    const retries = page.getByRole("button", { name: "Try again" });
    await expect(retries).toHaveCount(4, { timeout: 30_000 });
    await expectAccessible(page);
    await page.unroute(parts);
    for (let left = 3; left >= 0; left -= 1) {
      await retries.first().click();
      await expect(retries).toHaveCount(left);
    }
    await expect(page.getByText("No orders yet")).toBeVisible();
    await expect(page.getByLabel("Phone")).toBeVisible();
  });
});

test("an account goes on at a restaurant's own host by one press, and signs out there or everywhere", async ({
  page,
  baseURL,
}) => {
  const email = `diner-${randomUUID().slice(0, 8)}@example.com`;
  const made = await page.request.post("/api/bazar/auth/register", {
    data: { email, password: "a-first-password", name: "Anna Rossi", gdprConsent: true },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const own = new URL(baseURL ?? "");
  own.hostname = `luigi.${own.hostname}`;

  await page.goto(`${own.origin}/account/login?next=/reserve`);
  await expect(page.getByRole("heading", { name: "Continue to Trattoria Luigi" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue as Anna Rossi" }).click();
  await page.waitForURL(`${own.origin}/reserve`);
  await page.goto(`${own.origin}/account`);
  await expect(page.getByRole("heading", { name: "Your account", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(page.url()).toBe(`${own.origin}/account/login?asked=yes`);
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Your account", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();

  await page.goto(`${own.origin}/account/login`);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(page.url()).toContain(`${own.origin}/account/login?asked=yes`);
});

test("saved addresses fill in the checkout, a new one is kept, and the order is placed again from the account", async ({
  page,
}) => {
  const email = `diner-${randomUUID().slice(0, 8)}@example.com`;
  await page.request.post("/api/bazar/auth/register", {
    data: { email, password: "a-first-password", name: "Ada Byron", gdprConsent: true },
  });
  const saved = [
    { label: "Home", address: "Via Po 7", postcode: "10124", city: "Torino" },
    { label: "Work", address: "Via Roma 1", postcode: "10121", city: "Torino" },
  ];
  await page.request.patch("/api/bazar/me", { data: { phone: "+39 011 555 0142", addresses: saved } });

  await openMenu(page);
  await addDish(page, "Tiramisù");
  await page.goto("/s/luigi/checkout");
  const street = page.getByLabel("Street and number");
  await expect(street).toHaveValue("Via Po 7");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Work" }).click();
  await expect(street).toHaveValue("Via Roma 1");
  await expect(page.getByRole("button", { name: "Work" })).toHaveAttribute("aria-pressed", "true");
  await street.fill("Via Garibaldi 9");
  await page.getByLabel("Postcode").fill("10122");
  await expect(page.getByLabel("City")).toHaveValue("Torino");
  await expect(page.getByText("Via Garibaldi 9, 10122 Torino")).toBeVisible();
  await page.getByRole("checkbox", { name: "Keep this address in my account" }).click();
  await expectAccessible(page);
  await page.getByRole("radio", { name: /^Cash/ }).check();
  await page.getByRole("button", { name: /^Order and pay|^Order with/ }).click();
  await page.waitForURL(/\/orders\/ord_/);
  await page.waitForLoadState("networkidle");

  await page.goto("/account");
  await expect(page.getByText("Via Garibaldi 9", { exact: true })).toBeVisible();
  const { addresses } = await (await page.request.get("/api/bazar/me")).json();
  expect(addresses[2]).toMatchObject({ city: "Torino", coords: { lat: expect.any(Number) } });
  await page
    .getByRole("link", { name: /^Trattoria Luigi/ })
    .first()
    .click();
  await page.waitForURL(/\/orders\/ord_/);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Cancel order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, cancel order" }).click();
  await expect(page.getByRole("button", { name: "Order this again" })).toBeVisible();

  await page.goto("/account");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: /^Order again/ }).click();
  await page.waitForURL("**/s/luigi/checkout");
  await expect(page.getByRole("region", { name: "Your order" }).getByText("Tiramisù")).toBeVisible();
});
