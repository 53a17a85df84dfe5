import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { test, toast } from "../support/staff-test";

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
