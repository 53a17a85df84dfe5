import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { codeOf, enrol } from "@/lib/testing/authenticator";
import { expectAccessible } from "../support/diner-test";
import { ageSignIn } from "../support/old-sign-in";
import { openOwnRestaurant } from "../support/own-restaurant";
import { test, toast } from "../support/staff-test";

const ADMIN = "admin@bazar.example";
const clock = { now: () => new Date() };

/** A refused call and a wrong password. */
test.use({ expectedErrors: /status of (401|403)/ });

const question = (page: Page) => page.getByRole("dialog", { name: "Enter your password again" });

/** What the tests of the API call with, for the browser's own session. */
const apiOf =
  (page: Page) =>
  async (method: string, path: string, options: { body?: unknown } = {}) => {
    const answer = await page.request.fetch(path, { method, data: options.body });
    const text = await answer.text();
    return { status: answer.status(), body: JSON.parse(text), headers: new Headers(), text };
  };

test("everything is downloaded only after password and code were given again", async ({ page }) => {
  test.slow();
  const slug = await openOwnRestaurant(page);
  const { staff } = await (await page.request.get(`/api/tenant/${slug}/staff`)).json();
  const [{ email }] = staff;
  const password = "a-first-password";
  const as = { cookie: "" };
  const { secret, recoveryCodes } = await enrol(apiOf(page), { as, password, clock });
  await ageSignIn(page);

  await page.goto(`/t/${slug}/settings/export`);
  const download = page.getByRole("button", { name: "Download" });
  await download.click();
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByText(email)).toBeVisible();
  await expectAccessible(page);
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(question(page)).toBeHidden();
  await expect(toast(page, "The download was not started")).toBeVisible();

  await download.click();
  await question(page).getByLabel("Your password").fill("not the password");
  await question(page).getByLabel("Code from your authenticator app").fill(codeOf(secret, clock));
  await page.keyboard.press("Enter");
  await expect(question(page).getByText("Wrong password.")).toBeVisible();
  await expectAccessible(page);
  await question(page).getByLabel("Your password").fill(password);
  await question(page).getByRole("button", { name: "Use a recovery code instead" }).click();
  await question(page)
    .getByLabel("Recovery code")
    .fill(recoveryCodes[0] ?? "");
  const file = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await file).suggestedFilename()).toMatch(new RegExp(`^${slug}-.*\\.zip$`));
  await expect(question(page)).toBeHidden();

  const again = page.waitForEvent("download");
  await download.click();
  await again;
});

test("a super-admin makes another one above the form, without typing it again", async ({ page }) => {
  const signedIn = await page.request.post("/api/auth/login", {
    data: { email: ADMIN, password: "demo-password" },
  });
  expect(signedIn.ok()).toBe(true);
  await page.goto("/admin/users");
  await page.getByRole("button", { name: "Add user" }).click();
  const sheet = page.getByRole("dialog");
  const email = `ada-${randomUUID().slice(0, 8)}@bazar.example`;
  await sheet.getByLabel("Name").fill("Ada Byron");
  await sheet.getByLabel("Email").fill(email);
  await sheet.getByRole("radio", { name: "Super-admin" }).click();
  await ageSignIn(page);
  await sheet.getByRole("button", { name: "Add user" }).click();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await question(page).getByLabel("Your password").fill("demo-password");
  await page.keyboard.press("Enter");
  await expect(question(page)).toBeHidden();
  await expect(toast(page, /^A link to choose a password was sent to/)).toBeVisible();
});
