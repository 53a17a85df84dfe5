import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { test, toast } from "../support/staff-test";

test("a table's second course waits in the kitchen until the waiter fires it from the bill", async ({
  page,
  context,
}) => {
  test.slow();
  const slug = await openOwnRestaurant(page);
  const own = `/api/tenant/${slug}`;
  const made = await page.request.post(`${own}/tables`, { data: { name: "4", seats: 2 } });
  expect(made.ok(), await made.text()).toBe(true);
  const { id: tableId } = await made.json();
  await page.goto(`/t/${slug}/tables/${tableId}`);
  await page.getByRole("button", { name: "Open bill" }).click();
  await page.getByRole("button", { name: "Add round" }).click();
  const round = page.getByRole("dialog", { name: "Add round" });
  await round.getByRole("button", { name: /^Margherita/ }).click();
  await round.getByRole("button", { name: /^Tiramisù/ }).click();
  await round.getByLabel("Course of Margherita").selectOption("Course 1");
  await round.getByLabel("Course of Tiramisù").selectOption("Course 2");
  await expectAccessible(page);
  await round.getByRole("button", { name: /^Send/ }).click();

  const kitchen = await context.newPage();
  await kitchen.goto(`/t/${slug}/kitchen/pass`);
  const atPass = kitchen.getByRole("article", { name: "4" });
  await expect(atPass).toContainText("Course 2: wait");
  const fire = page.getByRole("button", { name: "Fire course 2" });
  await expect(fire).toBeVisible();
  await expectAccessible(page);
  await fire.focus();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Course 2 fired")).toBeVisible();
  await expect(fire).toBeHidden();
  await expect(atPass).not.toContainText("Course 2: wait");
  await expectAccessible(page);
});
