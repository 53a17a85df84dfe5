import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { giveSession, test, toast } from "../support/staff-test";

test("an owner gives a program a key, which works without a cookie until it is revoked", async ({
  page,
  playwright,
  baseURL,
}) => {
  const slug = await openOwnRestaurant(page);
  await page.goto(`/t/${slug}/settings/api-keys`);
  await expect(page.getByRole("heading", { name: "No keys yet" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add key" }).click();
  const sheet = page.getByRole("dialog", { name: "Add key" });
  await sheet.getByRole("button", { name: "Create key" }).click();
  await expect(sheet.getByLabel("Program")).toBeFocused();
  await sheet.getByLabel("Program").fill("Till at the bar");
  await sheet.getByRole("radiogroup", { name: "Orders" }).getByRole("radio", { name: "Read" }).click();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Create key" }).click();
  const shown = page.getByRole("dialog", { name: "API key" });
  const key = (await shown.locator("code").textContent()) ?? "";
  expect(key).toMatch(/^bzr_live_/);
  await expectAccessible(page);
  await shown.getByRole("button", { name: "I have saved it" }).click();

  const headers = { authorization: `Bearer ${key}` };
  const program = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const ask = async (method: "get" | "post", path: string) =>
    (await program[method](`/api/tenant/${slug}/${path}`, { headers })).status();
  expect([await ask("get", "orders"), await ask("get", "guests"), await ask("post", "pause")]).toEqual([
    200, 403, 403,
  ]);

  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: "Till at the bar" });
  await expect(row).toContainText("orders:read");
  await row.getByRole("button", { name: "More for Till at the bar" }).click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(toast(page, "The key of Till at the bar is revoked")).toBeVisible();
  await expect(row).toContainText("Revoked");
  expect(await ask("get", "orders")).toBe(401);
  await program.dispose();
});

/** Makes a key on the page that is open, with one scope to read, and gives it. */
async function addKey(page: Page, { name, resource }: { name: string; resource: string }): Promise<string> {
  // The page has the button once more in its middle while there are no keys.
  await page.getByRole("button", { name: "Add key" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Add key" });
  await sheet.getByLabel("Program").fill(name);
  await sheet.getByRole("radiogroup", { name: resource }).getByRole("radio", { name: "Read" }).click();
  await sheet.getByRole("button", { name: "Create key" }).click();
  const shown = page.getByRole("dialog", { name: "API key" });
  const key = (await shown.locator("code").textContent()) ?? "";
  await shown.getByRole("button", { name: "I have saved it" }).click();
  return key;
}

const statusWith = async (page: Page, key: string, path: string) =>
  (await page.request.get(path, { headers: { authorization: `Bearer ${key}`, cookie: "" } })).status();

test("the headquarters' owner gives middleware a key for the whole group, which its restaurants see", async ({
  page,
}) => {
  const name = `Middleware ${randomUUID()}`;
  await giveSession(page, "owner@luigi.example");
  await page.goto("/group");
  await page.getByRole("link", { name: "API keys" }).first().click();
  await expect(page.getByRole("heading", { name: "Keys of the group" })).toBeVisible();
  const key = await addKey(page, { name, resource: "Orders" });
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("orders:read");
  await expectAccessible(page);
  expect([
    await statusWith(page, key, "/api/tenant/luigi/orders"),
    await statusWith(page, key, "/api/tenant/sakura/orders"),
    await statusWith(page, key, "/api/tenant/taco/orders"),
  ]).toEqual([200, 200, 403]);

  await page.goto("/t/luigi/settings/api-keys");
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText(
    "Made by the head office of your group",
  );

  await page.context().clearCookies();
  await giveSession(page, "manager@bella.example");
  await page.goto("/group");
  await page.getByRole("link", { name: "API keys" }).first().click();
  await expect(page.getByText("Only owners of the headquarters make keys of the group.")).toBeVisible();
  await expectAccessible(page);
});

test("an administrator gives a program a key that reads the fleet, and no guest", async ({ page }) => {
  await giveSession(page, "admin@bazar.example");
  await page.goto("/admin/api-keys");
  const name = `Monitor ${randomUUID()}`;
  const key = await addKey(page, { name, resource: "Restaurants and groups" });
  await expectAccessible(page);
  expect([
    await statusWith(page, key, "/api/admin/fleet"),
    await statusWith(page, key, "/api/admin/users"),
    await statusWith(page, key, "/api/tenant/luigi/orders"),
  ]).toEqual([200, 403, 403]);
});
