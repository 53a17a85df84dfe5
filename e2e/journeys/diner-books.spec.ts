import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { expectAccessible, tabTo, test } from "../support/diner-test";
import { emailedPath } from "../support/mailbox";

const someone = () => `guest-${randomUUID().slice(0, 8)}@example.com`;

/** Goes on to days with free tables, far enough ahead that tests do not take each other's. */
async function chooseDay(page: Page): Promise<void> {
  const days = page.getByRole("radiogroup", { name: "Day" }).getByRole("radio");
  await days.nth(3).click();
  await expect(page.getByRole("radiogroup", { name: "Time" })).toBeVisible();
}

async function fillGuest(page: Page, email: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill("Ada Byron");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+39 011 555 0142");
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a guest books a table and cancels it from the email", async ({ page, request }) => {
    const email = someone();
    await page.goto("/s/luigi");
    await page.getByRole("link", { name: "Book a table" }).click();
    await expect(page.getByRole("heading", { name: "Book a table" })).toBeVisible();
    await chooseDay(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await expect(page.getByText("Choose a time.")).toBeVisible();
    const times = page.getByRole("radiogroup", { name: "Time" });
    await expect(times.getByRole("radio").first()).toBeFocused();
    await expect(times).toHaveAccessibleDescription("Choose a time.");
    await page.getByRole("radio", { name: "20:00" }).click();
    await fillGuest(page, email);
    await page.getByRole("button", { name: "Book for 20:00" }).click();
    await expect(page.getByRole("heading", { name: "Your table is booked" })).toBeFocused();
    await expect(page.getByText("20:00 · 2 guests")).toBeVisible();
    await expectAccessible(page);

    const path = await emailedPath(request, email, /\/cancel$/);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Change or cancel your booking" })).toBeVisible();
    await expect(page.getByText("2 guests")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Cancel booking" }).click();
    await expect(page.getByRole("heading", { name: "Your booking is cancelled" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your booking is cancelled" })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${path}x`);
    await expect(page.getByRole("heading", { name: "Booking not found" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("a guest books with the keyboard alone", async ({ page }) => {
  await page.goto("/s/luigi/reserve");
  const days = page.getByRole("radiogroup", { name: "Day" }).getByRole("radio");
  // Late in the evening today has no times left.
  const noTimes = page.getByRole("button", { name: "Try the next day" });
  await expect(page.getByRole("radiogroup", { name: "Time" }).or(noTimes)).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "One more" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 guests", { exact: true })).toBeVisible();
  await tabTo(page, days.first());
  // The group moves the focus a moment after the key.
  for (const index of [1, 2, 3, 4]) {
    await page.keyboard.press("ArrowRight");
    await expect(days.nth(index)).toBeFocused();
  }
  await page.keyboard.press("Space");
  await expect(days.nth(4)).toBeChecked();
  const times = page.getByRole("radiogroup", { name: "Time" }).getByRole("radio");
  await tabTo(page, times.first());
  await page.keyboard.press("Space");
  await expect(times.first()).toBeChecked();
  for (const [label, text] of [
    ["Name", "Ada Byron"],
    ["Email", someone()],
    ["Phone", "+39 011 555 0142"],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your table is booked" })).toBeFocused();
});

test("a guest gives a dinner: the card is paid, emailed, and tells its balance", async ({
  page,
  request,
}) => {
  const email = someone();
  await page.goto("/s/luigi/gift-cards");
  await page.getByRole("radio", { name: "€25.00" }).click();
  await page.getByLabel("Recipient's email").fill(email);
  await page.getByLabel("Personal message").fill("Happy birthday");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Go to payment, €25.00" }).click();
  await expect(page.getByLabel("Your email")).toBeFocused();
  await expect(page.getByLabel("Your email")).toHaveAccessibleDescription("Enter a valid email address.");
  await page.getByLabel("Your email").fill(someone());
  await page.getByRole("button", { name: "Go to payment, €25.00" }).click();
  await expect(page.getByRole("heading", { name: "Gift card for €25.00" })).toBeFocused();
  await page.reload();
  await page.getByLabel("Card number").fill("4242424242424242");
  await page.getByLabel("Expiry (MM/YY)").fill("1230");
  await page.getByLabel("Security code").fill("123");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pay €25.00" }).click();
  await expect(page.getByRole("heading", { name: "Your gift card is on its way" })).toBeFocused();
  await expectAccessible(page);

  await emailedPath(request, email, /\/s\/luigi$/);
  const { emails } = await (await request.get(`/api/dev/mail?${new URLSearchParams({ to: email })}`)).json();
  const [code] = emails[0].text.match(/\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3,}\b/);
  await page.getByRole("button", { name: "Buy another card" }).click();
  await page.getByLabel("Code").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Check balance" }).click();
  await expect(page.getByText("€25.00 left")).toBeVisible();
  await expectAccessible(page);
});

test("a guest moves a booking from the email, and the booking page follows", async ({ page, request }) => {
  const email = someone();
  await page.goto("/s/luigi/reserve");
  await chooseDay(page);
  await page.getByRole("radio", { name: "19:00" }).click();
  await fillGuest(page, email);
  await page.getByRole("button", { name: "Book for 19:00" }).click();
  await expect(page.getByRole("heading", { name: "Your table is booked" })).toBeFocused();

  const path = await emailedPath(request, email, /\/cancel$/);
  await page.goto(path);
  await page.getByRole("link", { name: "Change time or guests" }).click();
  await expect(page.getByRole("heading", { name: "Change your booking" })).toBeVisible();
  await expect(page.getByText("That is the time you already have.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Move to 19:00" })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "20:00" }).click();
  await page.getByRole("button", { name: "One more" }).click();
  await expect(page.getByText("3 guests", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Move to 20:00" }).click();
  await expect(page.getByRole("heading", { name: "Your booking is changed" })).toBeVisible();
  await expect(page.getByText(/20:00 · 3 guests/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(path);
  await expect(page.getByText("3 guests")).toBeVisible();
  await expect(page.getByText(/20:00/)).toBeVisible();
});
