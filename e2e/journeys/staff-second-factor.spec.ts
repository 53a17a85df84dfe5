import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { codeOf } from "@/lib/testing/authenticator";
import { expectAccessible } from "../support/diner-test";
import { test } from "../support/staff-test";

const PASSWORD = "a-first-password";
const clock = { now: () => new Date() };

/** A restaurant of its own, so that nobody else's sign-in changes. */
async function openRestaurant(page: Page): Promise<{ email: string; slug: string }> {
  const name = randomUUID().slice(0, 8);
  const email = `owner-${name}@example.com`;
  const restaurant = {
    name: `Chez ${name}`,
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
  const opened = await page.request.post("/api/auth/register-restaurant", {
    data: { termsAccepted: true, restaurant, owner: { name: "Olga Owner", email, password: PASSWORD } },
  });
  expect(opened.ok(), await opened.text()).toBe(true);
  return { email, slug: (await opened.json()).tenantId };
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
}

test("an owner switches two-step sign-in on, signs in with the app and with a recovery code, and switches it off", async ({
  page,
}) => {
  test.slow();
  const { email, slug } = await openRestaurant(page);
  await page.goto(`/t/${slug}/settings`);
  await page.getByRole("link", { name: "Sign-in security" }).click();
  await expect(page.getByRole("heading", { name: "Two-step sign-in is off" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Your password").fill("not the password");
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByText("Wrong password.")).toBeVisible();
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.keyboard.press("Enter");

  await expect(page.getByAltText("QR code for your authenticator app")).toBeVisible();
  const code = page.getByLabel("Code from your authenticator app");
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expectAccessible(page);
  const key = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  const secret = key?.replaceAll(" ", "") ?? "";
  await code.fill("12345");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Enter the 6 digits shown in the app.")).toBeVisible();
  await code.fill(codeOf(secret, clock));
  await page.getByRole("button", { name: "Turn on" }).click();

  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeFocused();
  await expectAccessible(page);
  const recoveryCodes = await page.getByRole("listitem").allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("bazar-recovery-codes.txt");
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();
  await expectAccessible(page);

  await page.request.post("/api/auth/logout");
  await page.goto(`/t/${slug}/menu`);
  await givePassword(page, email);
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("This code is wrong or has already been used.", { exact: false }),
  ).toBeVisible();
  // The app's next code: this moment's was used up by switching on.
  await code.fill(codeOf(secret, clock, 1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/t/${slug}/menu$`));

  await page.request.post("/api/auth/logout");
  await page.goto(`/t/${slug}/security`);
  await givePassword(page, email);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await expect(page.getByLabel("Recovery code")).toBeFocused();
  await page.getByLabel("Recovery code").fill(recoveryCodes[0] ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByText("9 recovery codes left")).toBeVisible();

  await page.getByRole("button", { name: "Turn off" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Use a recovery code instead" }).click();
  await dialog.getByLabel("Recovery code").fill(recoveryCodes[1] ?? "");
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("heading", { name: "Two-step sign-in is off" })).toBeVisible();
});
