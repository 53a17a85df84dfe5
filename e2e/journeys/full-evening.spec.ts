import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { CRON_SECRET } from "../support/cron-secret";
import { expectAccessible, test } from "../support/diner-test";
import { emailedPath } from "../support/mailbox";
import { openOwnRestaurant } from "../support/own-restaurant";

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const EVENINGS = Object.fromEntries(WEEKDAYS.map((day) => [day, [{ open: "18:00", close: "22:00" }]]));
const someone = () => `guest-${randomUUID().slice(0, 8)}@example.com`;
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function send(page: Page, method: "post" | "patch", path: string, data: object) {
  const answer = await page.request[method](path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

/** A restaurant with one table, which a guest has booked for the whole of an evening. */
async function fillEvening(page: Page, date: string) {
  const slug = await openOwnRestaurant(page);
  await send(page, "post", `/api/tenant/${slug}/tables`, { name: "Window", seats: 4 });
  await send(page, "patch", `/api/tenant/${slug}/reservation-policy`, {
    slotLengthMinutes: 180,
    serviceHours: { weekly: EVENINGS, specialDays: {} },
  });
  const email = someone();
  const guest = { customerName: "Grace Hopper", customerEmail: email, customerPhone: "+39 011 555 0142" };
  const { id } = await send(page, "post", `/api/public/${slug}/reservation`, {
    ...guest,
    guestCount: 2,
    date,
    timeSlot: "19:00",
  });
  const link = new URL(await emailedPath(page.request, email, /\/cancel$/), "http://localhost");
  const cancel = () =>
    send(page, "post", `/api/public/${slug}/reservation/${id}/cancel`, {
      token: link.searchParams.get("token"),
    });
  return { slug, cancel };
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a guest asks for a full evening, and takes the table that another one gives back", async ({ page }) => {
  const date = dayAhead(5);
  const { slug, cancel } = await fillEvening(page, date);
  const email = someone();

  await page.goto(`/s/${slug}/reserve?date=${date}&guests=2`);
  await expect(page.getByRole("heading", { name: "Tell me when a table becomes free" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tell me" }).click();
  await expect(page.getByText("Enter your name.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Ada Byron");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("From", { exact: true }).selectOption("18:30");
  await page.getByRole("button", { name: "Tell me" }).click();
  await expect(page.getByRole("heading", { name: "You are on the list" })).toBeFocused();
  await expectAccessible(page);

  await page.goto(await emailedPath(page.request, email, /\/waitlist\//));
  await expect(page.getByRole("heading", { name: "You are on the waitlist" })).toBeVisible();
  await expect(page.getByText("18:30 to 19:00")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("From", { exact: true }).selectOption("18:00");
  await page.getByRole("button", { name: "Save times" }).click();
  await expect(page.getByText("Your times are saved.")).toBeVisible();
  await expect(page.getByText("18:00 to 19:00")).toBeVisible();

  await page.goto(`/t/${slug}/bookings`);
  await page.getByRole("button", { name: /^Online waitlist/ }).click();
  const sheet = page.getByRole("dialog", { name: "Online waitlist" });
  const row = sheet.getByRole("listitem").filter({ hasText: "Ada Byron" });
  await expect(row).toContainText("Waiting");
  await expectAccessible(page);
  await expect(row.getByRole("button", { name: "Offer Ada Byron a table" })).toBeVisible();

  await cancel();
  const headers = { authorization: `Bearer ${CRON_SECRET}` };
  expect((await page.request.get("/api/cron/jobs", { headers })).ok()).toBe(true);
  await expect(row).toContainText("Offered until", { timeout: 90_000 });

  let offered = "";
  await expect(async () => {
    offered = await emailedPath(page.request, email, /\/waitlist\//);
    await page.goto(offered);
    await expect(page.getByRole("heading", { name: "A table has become free" })).toBeVisible();
  }).toPass();
  await expect(page.getByRole("definition").filter({ hasText: "18:00" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take the table" }).click();
  await expect(page.getByRole("heading", { name: "Your table is booked" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Change or cancel" }).click();
  await expect(page.getByRole("heading", { name: "Change or cancel your booking" })).toBeVisible();

  await page.goto(`/t/${slug}/bookings?date=${date}`);
  await expect(page.getByRole("article", { name: /^Ada Byron, / })).toBeVisible();
  await page.getByRole("button", { name: /^Online waitlist/ }).click();
  await expect(row).toContainText("Took the table");
});
