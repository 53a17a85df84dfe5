import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { test } from "../support/staff-test";

// A form that was refused because somebody else was first says so in the console, as every refused request does.
test.use({ expectedErrors: /status of 412/ });

test("two people edit one coupon: what only one changed stays, and the same field is asked about", async ({
  page,
}) => {
  const slug = await openOwnRestaurant(page);
  const code = `T${randomUUID().slice(0, 8).toUpperCase()}`;
  const coupons = `/api/tenant/${slug}/coupons`;
  const made = await page.request.post(coupons, { data: { code, type: "percent", value: 10 } });
  expect(made.ok(), await made.text()).toBe(true);
  const one = `${coupons}/${(await made.json()).id}`;
  const stored = async () => (await page.request.get(one)).json();
  const elsewhere = (data: object) => page.request.patch(one, { data });

  await page.goto(`/t/${slug}/coupons`);
  await page.getByRole("button", { name: code, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: code });
  await sheet.getByLabel("Total uses").fill("9");
  await elsewhere({ value: 20 });
  await sheet.getByRole("button", { name: "Save coupon" }).click();
  await expect(sheet).toBeHidden();
  expect(await stored()).toMatchObject({ value: 20, usageLimit: 9 });

  await page.reload();
  await page.getByRole("button", { name: code, exact: true }).click();
  await sheet.getByLabel("Discount", { exact: true }).fill("30");
  await elsewhere({ value: 25 });
  await sheet.getByRole("button", { name: "Save coupon" }).click();
  const question = page.getByRole("dialog", { name: "Somebody else changed this too" });
  await expect(question).toContainText("25");
  await expect(question).toContainText("30");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Save my change" }).click();
  await expect(sheet).toBeHidden();
  expect(await stored()).toMatchObject({ value: 30, usageLimit: 9 });
});
