import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { emailedPath } from "../support/mailbox";
import { test } from "../support/staff-test";

const someone = () => `person-${randomUUID().slice(0, 8)}@example.com`;

async function register(page: Page, base: string, email: string): Promise<void> {
  await page.goto(`${base}/account/register`);
  await page.getByLabel("Name", { exact: true }).fill("Ada Byron");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill("a-first-password");
  await page.getByRole("button", { name: "Create account" }).click();
  const consent = page.getByRole("checkbox");
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription("We need your consent to create an account.");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
}

for (const [place, base] of [
  ["the marketplace", ""],
  ["a restaurant", "/s/luigi"],
] as const) {
  test(`a diner of ${place} confirms the email and resets the password by email`, async ({
    page,
    request,
  }) => {
    test.slow();
    const email = someone();
    await register(page, base, email);
    await expect(page.getByText("No orders yet")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send confirmation email" })).toBeVisible();
    await expectAccessible(page);

    await page.goto(await emailedPath(request, email, /\/account\/prove-email$/));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Confirm email" }).click();
    await expect(page.getByRole("heading", { name: "Your email is confirmed" })).toBeFocused();
    await page.getByRole("link", { name: "Go to your account" }).click();
    await expect(page.getByText("No orders yet")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send confirmation email" })).toHaveCount(0);
    await page.getByRole("button", { name: "Sign out", exact: true }).click();

    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeFocused();

    const path = await emailedPath(request, email, /\/account\/reset-password$/);
    await page.goto(path);
    await page.getByLabel("Password").fill("short");
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page.getByText("Choose at least 8 characters.")).toBeVisible();
    await expect(page.getByLabel("Password")).toBeFocused();
    await page.getByLabel("Password").fill("a-second-password");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page.getByRole("heading", { name: "Password changed" })).toBeFocused();
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("a-second-password");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  });
}

for (const [place, base] of [
  ["the marketplace", ""],
  ["a restaurant", "/s/luigi"],
] as const) {
  test(`a diner of ${place} who opens the email on another device chooses a password there`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const email = someone();
    await register(page, base, email);
    const device = await browser.newContext();
    const elsewhere = await device.newPage();
    await elsewhere.goto(await emailedPath(page.request, email, /\/account\/prove-email$/));
    await elsewhere.getByRole("button", { name: "Confirm email" }).click();
    await expect(elsewhere.getByRole("heading", { name: "Choose a password" })).toBeFocused();
    await elsewhere.getByRole("button", { name: "Save and sign in" }).click();
    await expect(elsewhere.getByText("Choose at least 8 characters.")).toBeVisible();
    await expectAccessible(elsewhere);
    await elsewhere.getByLabel("Password").fill("a-second-password");
    await elsewhere.getByRole("button", { name: "Save and sign in" }).click();
    await expect(elsewhere.getByRole("heading", { name: "Your email is confirmed" })).toBeFocused();
    await elsewhere.getByRole("link", { name: "Go to your account" }).click();
    await expect(elsewhere.getByRole("heading", { name: "Your account" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await device.close();
  });
}

test("somebody new accepts an invitation, resets the password and signs in", async ({ page, request }) => {
  const email = someone();
  const signedIn = await request.post("/api/auth/login", {
    data: { email: "owner@taco.example", password: "demo-password" },
  });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  const invited = await request.post("/api/tenant/taco/invitations", { data: { email, role: "staff" } });
  expect(invited.ok(), await invited.text()).toBe(true);

  const invitation = await emailedPath(page.request, email, /^\/invitation$/);
  await page.goto(invitation);
  await expect(page.getByRole("heading", { name: "Join Taco Libre" })).toBeVisible();
  await page.getByRole("button", { name: "Join team" }).click();
  await expect(page.getByText("Enter your name.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Name").fill("Grace Hopper");
  await page.getByLabel("Password").fill("a-first-password");
  await page.getByRole("button", { name: "Join team" }).click();
  await expect(page.getByRole("navigation", { name: "Dashboard" })).toBeVisible();

  await page.goto(invitation);
  await expect(page.getByRole("heading", { name: "This invitation is no longer valid" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  // A form that is sent before its page has started is lost.
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await page.goto(await emailedPath(page.request, email, /^\/reset-password$/));
  await page.getByLabel("Password").fill("a-second-password");
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("a-second-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("navigation", { name: "Dashboard" })).toBeVisible();
});
