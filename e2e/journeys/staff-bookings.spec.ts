import { randomInt, randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { signIn, test } from "../support/staff-test";

/** Austin writes its hours with AM and PM. */
const SIX = /^6:00\sPM$/;
const ADDRESS = "/api/tenant/taco/reservations";

/** A day that no other test books, by its distance from today. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

function row(page: Page, name: string): Locator {
  return page.getByRole("article", { name: new RegExp(`^${name}, `) });
}

async function writeDown(page: Page, name: string, time: RegExp): Promise<Locator> {
  await page.getByRole("button", { name: "New booking" }).click();
  const sheet = page.getByRole("dialog", { name: "New booking" });
  await sheet.getByRole("textbox", { name: "Name" }).fill(name);
  await sheet.getByRole("button", { name: time }).click();
  return sheet;
}

test("a caller's booking is written down, moved, seated, taken back and canceled", async ({ page }) => {
  const name = `Ada ${randomUUID().slice(0, 8)}`;
  await signIn(page, `/t/taco/bookings?date=${dayAhead(200 + randomInt(60))}`);
  await expect(page.getByRole("heading", { name: "Bookings", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "New booking" }).click();
  const sheet = page.getByRole("dialog", { name: "New booking" });
  await sheet.getByRole("button", { name: "Book", exact: true }).click();
  await expect(sheet.getByText("Enter a name.")).toBeVisible();
  await expect(sheet.getByText("Choose a time.")).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("textbox", { name: "Name" }).fill(name);
  await sheet.getByRole("textbox", { name: "Special requests" }).fill("High chair");
  await sheet.getByRole("button", { name: SIX }).click();
  await sheet.getByRole("button", { name: "Book", exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(row(page, name)).toContainText("High chair");
  await expectAccessible(page);

  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Change" }).click();
  const change = page.getByRole("dialog", { name: "Change booking" });
  await change.getByRole("button", { name: /^7:00\sPM$/ }).click();
  await change.getByRole("button", { name: "Save changes" }).click();
  await expect(change).toBeHidden();
  await expect(row(page, name)).toContainText("7:00");

  await row(page, name).getByRole("button", { name: "Seat" }).click();
  await expect(row(page, name)).toContainText("Seated");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, name)).toContainText("Expected");

  await row(page, name).getByRole("button", { name, exact: true }).click();
  const details = page.getByRole("dialog", { name });
  await expect(details).toContainText("High chair");
  await expectAccessible(page);
  await details.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Cancel booking" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel booking" }).click();
  await expect(details).toContainText("Cancelled");
  await details.getByRole("button", { name: "Close" }).click();
  await expect(row(page, name)).toContainText("Cancelled");
});

test("a table that a rival takes first is said clearly, and bookings of others appear by themselves", async ({
  page,
}) => {
  const date = dayAhead(300 + randomInt(50));
  const [mine, rival] = ["Ada", "Grace"].map((first) => `${first} ${randomUUID().slice(0, 8)}`) as [
    string,
    string,
  ];
  await signIn(page, `/t/taco/bookings?date=${date}`);
  const sheet = await writeDown(page, mine, SIX);
  await sheet.getByRole("button", { name: /^A3 / }).click();

  const { tables } = await (await page.request.get("/api/tenant/taco/tables")).json();
  const tableIds = tables
    .filter((table: { name: string }) => table.name === "A3")
    .map(({ id }: { id: string }) => id);
  const taken = await page.request.post(ADDRESS, {
    data: { customerName: rival, guestCount: 4, date, timeSlot: "18:00", tableIds },
  });
  expect(taken.ok(), await taken.text()).toBe(true);
  await sheet.getByRole("button", { name: "Book", exact: true }).click();
  const refusal = sheet.getByText("One of these tables has just been booked for that time.");
  await expect(refusal).toBeVisible();
  await expect(sheet.getByRole("button", { name: new RegExp(rival) })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel("Note for staff").fill("Window");
  await expect(refusal).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(row(page, rival)).toContainText("Table A3");

  await page.getByRole("searchbox", { name: "Find a booking" }).fill(rival);
  await expect(page.getByRole("status").getByText("1 booking from today on")).toBeVisible();
  await expect(row(page, rival)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a walk-in is seated and leaves", async ({ page }) => {
    const name = `Alan ${randomUUID().slice(0, 8)}`;
    await signIn(page, "/t/taco/bookings", "owner@taco.example");
    await page.getByRole("button", { name: "Walk-in", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Walk-in" });
    await expectAccessible(page);
    await sheet.getByRole("textbox", { name: "Name" }).fill(name);
    await sheet.getByRole("button", { name: "Seat now" }).click();
    await expect(sheet).toBeHidden();
    await expect(row(page, name)).toContainText("Seated");
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await row(page, name).getByRole("button", { name: "Guests left" }).click();
    await expect(row(page, name)).toContainText("Left");
  });
});
