import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { emailedPath } from "../support/mailbox";
import { openOwnRestaurant, takeCards } from "../support/own-restaurant";
import { test } from "../support/staff-test";

const ALWAYS = [{ open: "00:00", close: "24:00" }];
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

test("a party pays a deposit for its table, sees what a cancellation gives back, and gets it", async ({
  page,
  request,
}) => {
  const slug = await openOwnRestaurant(page);
  const send = async (method: "post" | "patch", path: string, data: object) => {
    const answer = await page.request[method](`/api/tenant/${slug}/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const weekly = Object.fromEntries(WEEKDAYS.map((day) => [day, ALWAYS]));
  await takeCards(page, slug);
  await send("patch", "reservation-policy", { serviceHours: { weekly, specialDays: {} } });
  await send("post", "tables", { name: "Window", seats: 6 });

  await page.goto(`/t/${slug}/settings/bookings`);
  await page.getByRole("switch", { name: "Ask for a deposit" }).click();
  await page.getByLabel("For each guest").fill("15");
  await page.getByLabel("From", { exact: true }).fill("2");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeHidden();

  const email = `guest-${randomUUID().slice(0, 8)}@example.com`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/s/${slug}/reserve`);
  await page.getByRole("radiogroup", { name: "Day" }).getByRole("radio").nth(4).click();
  await page.getByRole("radio", { name: "20:00" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Ada Byron");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+39 011 555 0142");
  await expect(page.getByRole("heading", { name: "Deposit: €30.00" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Hold the table and pay €30.00" }).click();

  await expect(page.getByRole("heading", { name: "Pay €30.00 deposit" })).toBeVisible();
  await expect(page.getByText("You get the deposit back when you come")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry (MM/YY)").fill("1230");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Pay €30.00" }).click();
  await expect(page.getByRole("heading", { name: "Your table is booked" })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  const from = new URLSearchParams({ search: "Ada Byron" });
  await page.goto(`/t/${slug}/bookings?${from}`);
  const row = page.getByRole("article", { name: /^Ada Byron/ });
  await expect(row.getByText("€30.00 paid")).toBeVisible();
  await row.getByRole("button", { name: "Ada Byron", exact: true }).click();
  await expect(page.getByRole("region", { name: "Deposit" })).toContainText("€30.00 paid");
  await expectAccessible(page);

  await page.goto(await emailedPath(request, email, /\/cancel$/));
  await expect(page.getByText("your deposit of €30.00 is returned in full")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Your deposit of €30.00 is on its way back to you")).toBeVisible();
});
