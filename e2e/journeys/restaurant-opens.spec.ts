import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { emailedPath } from "../support/mailbox";
import { test } from "../support/staff-test";

test("a new restaurant is found by nobody until its owner has confirmed the email, and by guests from then on", async ({
  page,
  browser,
}) => {
  const name = `Draft ${randomUUID().slice(0, 8)}`;
  const email = `owner-${randomUUID().slice(0, 8)}@example.com`;
  const restaurant = {
    name,
    phone: "+33 1 55 50 01 01",
    address: "1 rue de Rivoli",
    city: "Paris",
    country: "FR",
    latitude: 48.85,
    longitude: 2.35,
    timeZone: "Europe/Paris",
    currency: "EUR",
    locales: ["en"],
  };
  const owner = { name: "Olga Owner", email, password: "a-first-password" };
  const registered = await page.request.post("/api/auth/register-restaurant", {
    data: { termsAccepted: true, restaurant, owner },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  const slug = (await registered.json()).tenantId;

  const guest = await browser.newContext();
  const storefront = await guest.newPage();
  expect((await storefront.goto(`/s/${slug}`))?.status()).toBe(404);
  await expect(storefront).toHaveTitle("Restaurant not found");

  await page.goto(`/t/${slug}`);
  await expect(page.getByRole("region", { name: "Not open yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send link again" }).click();
  await expect(page.getByText(`Link sent to ${email}`, { exact: true })).toBeVisible();

  await page.goto(`/t/${slug}/bookings`);
  await expect(page.getByRole("button", { name: "New booking" })).toBeEnabled();

  await page.goto(await emailedPath(page.request, email, /^\/prove-email$/));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm and open" }).click();
  await expect(page.getByRole("heading", { name: "Your restaurant is open" })).toBeVisible();
  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await expect(page.getByRole("navigation", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Not open yet" })).toBeHidden();

  expect((await storefront.goto(`/s/${slug}`))?.status()).toBe(200);
  await expect(storefront.getByRole("heading", { name, level: 1 })).toBeVisible();
  await guest.close();
});
