import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { emailedPath } from "../support/mailbox";
import { giveSession, test, toast } from "../support/staff-test";

/** Signs a super-admin in without the form, and opens a page of the administration. */
async function openAdmin(page: Page, path: string): Promise<void> {
  await giveSession(page, "admin@bazar.example");
  await page.goto(`/admin${path}`);
  await page.waitForLoadState("networkidle");
}

test("a super-admin adds a restaurant, suspends it for a reason, and reopens it", async ({ page }) => {
  const name = `Osteria ${randomUUID().slice(0, 8)}`;
  const email = `owner-${randomUUID().slice(0, 8)}@example.com`;
  await openAdmin(page, "/restaurants");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add restaurant" }).click();
  const sheet = page.getByRole("dialog", { name: "Add restaurant" });
  const about = sheet.getByRole("group", { name: "Restaurant" });
  await about.getByLabel("Name").fill(name);
  await about.getByLabel("Phone").fill("+39 011 555 0100");
  await about.getByLabel("Street and number").fill("Via Po 1");
  await about.getByLabel("City").fill("Torino");
  await about.getByLabel("Latitude").fill("45.07");
  await about.getByLabel("Longitude").fill("7.68");
  const owner = sheet.getByRole("group", { name: "Owner" });
  await owner.getByLabel("Name").fill("Olga Owner");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Add restaurant" }).click();
  await expect(owner.getByLabel("Email"), "the first wrong field has the focus").toBeFocused();
  await owner.getByLabel("Email").fill(email);
  await sheet.getByRole("button", { name: "Add restaurant" }).click();

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Olga Owner" }).first()).toBeVisible();
  await expectAccessible(page);
  const slug = new URL(page.url()).pathname.split("/").at(-1);
  const storefront = async () => (await page.request.get(`/api/public/${slug}/menu`)).status();
  expect(await storefront()).toBe(200);

  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Suspend ${name}?` });
  await dialog.getByRole("button", { name: "Suspend restaurant" }).click();
  await expect(dialog.getByText("Enter at least 3 characters.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Two invoices are unpaid.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Suspend restaurant" }).click();
  await expect(toast(page, `${name} is suspended`)).toBeVisible();
  await expect(page.getByText("Suspended: Two invoices are unpaid.")).toBeVisible();
  expect(await storefront()).toBe(404);
  await emailedPath(page.request, email, new RegExp(`^/t/${slug}$`));

  await page.getByRole("button", { name: "Reopen" }).click();
  await expect(toast(page, `${name} is open to guests again`)).toBeVisible();
  expect(await storefront()).toBe(200);

  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Audit log" })).toBeVisible();
  await expect(page.getByText("Restaurant changed").first()).toBeVisible();
  await page.getByRole("button", { name: "Details" }).first().click();
  await expectAccessible(page);
});

test("a support visit has a reason, and the owner sees it on the page that is open", async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext({ locale: "en-GB" });
  const owner = await theirs.newPage();
  await giveSession(owner, "owner@taco.example");
  await owner.goto("/t/taco");
  await owner.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => {});
  const notice = owner.getByRole("region", { name: "Bazar support" });
  await expect(notice).toBeHidden();

  const reason = `The printer is silent (${randomUUID().slice(0, 8)})`;
  await openAdmin(page, "");
  await page.goto("/t/taco/menu");
  await expect(page, "no dashboard without a visit").toHaveURL(/\/admin\/restaurants\/taco\?visit=%2Fmenu$/);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Reason").fill(reason);
  await page.getByRole("button", { name: "Start visit" }).click();
  await expect(page).toHaveURL(/\/t\/taco\/menu$/);
  const bar = page.getByRole("region", { name: "Support visit" });
  await expect(bar).toContainText("You are in Taco Libre as Bazar support");
  await page.goto("/t/taco/guests");
  await expect(bar).toBeVisible();
  await page.goto("/t/taco/menu");
  await expectAccessible(page);

  await expect(notice, "on the board, without loading it again").toContainText(reason);
  await owner.goto("/t/taco/settings/audit");
  await expect(notice).toContainText(reason);
  await expect(owner.getByText("Support visit started").first()).toBeVisible();
  await expectAccessible(owner);

  await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => {});
  await bar.getByRole("button", { name: "End visit" }).click();
  await expect(page).toHaveURL(/\/admin\/restaurants\/taco$/);
  await owner.getByRole("link", { name: "Orders" }).first().click();
  await expect(notice, "gone on the next page").toBeHidden();
  await owner.goto("/t/taco/settings/audit");
  await expect(owner.getByText("Support visit ended").first()).toBeVisible();
  await expect(owner.getByText("Support read guests").first()).toBeVisible();
  await theirs.close();
});

test("users and organizations are found, opened by address and changed", async ({ page }) => {
  const code = `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;
  await openAdmin(page, "/users?role=sales-agent");
  await page.getByRole("button", { name: /^Anna Keller/ }).click();
  await expect(page).toHaveURL(/user=usr_/);
  await expect(page.getByRole("dialog", { name: "Anna Keller" }).getByLabel("Referral code")).toHaveValue(
    "AGENT1",
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add user" }).click();
  const dialog = page.getByRole("dialog", { name: "Add user" });
  await dialog.getByLabel("Name").fill("Aldo Agent");
  await dialog.getByLabel("Email").fill(`${code.toLowerCase()}@example.com`);
  await dialog.getByRole("radio", { name: /^Sales agent/ }).click();
  await dialog.getByLabel("Referral code").fill(code);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add user" }).click();
  await expect(page.getByRole("dialog", { name: "Aldo Agent" }).getByLabel("Referral code")).toHaveValue(
    code,
  );

  await page.goto("/admin/organizations");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Bella Group" }).click();
  const group = page.getByRole("dialog", { name: "Bella Group" });
  await expect(group.getByRole("link", { name: /^Sakura Sushi/ })).toBeVisible();
  await group.getByRole("combobox", { name: "Other restaurants" }).fill("taco");
  await expect(group.getByRole("option", { name: /^Taco Libre/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(group.getByRole("button", { name: "Remove Taco Libre" })).toBeVisible();
});
