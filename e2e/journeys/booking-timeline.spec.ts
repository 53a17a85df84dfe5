import { randomInt, randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { emailedPath } from "../support/mailbox";
import { signIn, test } from "../support/staff-test";

test("a guest's booking is moved on the timeline by keyboard, and canceled from its email", async ({
  page,
  request,
}) => {
  const email = `guest-${randomUUID().slice(0, 8)}@example.com`;
  const name = `Ada ${randomUUID().slice(0, 8)}`;
  const date = new Date(Date.now() + (8 + randomInt(12)) * 86_400_000).toISOString().slice(0, 10);
  const { slots } = await (
    await request.get(`/api/public/taco/reservation/availability?date=${date}&guestCount=2`)
  ).json();
  const booked = await request.post("/api/public/taco/reservation", {
    headers: { "x-forwarded-for": `203.0.113.${randomInt(1, 255)}` },
    data: {
      customerName: name,
      customerEmail: email,
      customerPhone: "+1 512 555 0142",
      guestCount: 2,
      date,
      timeSlot: slots[0],
    },
  });
  expect(booked.ok(), await booked.text()).toBe(true);

  await signIn(page, `/t/taco/bookings?date=${date}`);
  await page.getByRole("radio", { name: "Timeline" }).click();
  await expect(page).toHaveURL(/view=timeline/);
  const block = page.getByRole("button", { name: new RegExp(`^${name}, 2 guests`) });
  await expect(block).toBeVisible();
  await expectAccessible(page);
  const before = await block.getAttribute("aria-label");
  await block.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`${name} picked up`)).toBeAttached();
  // dnd-kit listens for the next key in a timer of its own, after it has announced; this one runs behind it.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  const said = page.locator("[id^=DndLiveRegion]");
  for (const _ of ["a quarter", "half an hour"]) {
    const last = (await said.textContent()) ?? "";
    await page.keyboard.press("ArrowRight");
    await expect(said).not.toHaveText(last);
  }
  await page.keyboard.press("Space");
  const question = page.getByRole("alertdialog", { name: `Move ${name} to` });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Move booking" }).click();
  await expect(question).toBeHidden();
  await expect(block).not.toHaveAttribute("aria-label", before ?? "");
  const [hours, minutes] = slots[0].split(":").map(Number);
  const later = hours * 60 + minutes + 30;
  const wanted = `${String(Math.floor(later / 60)).padStart(2, "0")}:${String(later % 60).padStart(2, "0")}`;
  await expect
    .poll(async () => {
      const query = new URLSearchParams({ from: date, to: date, search: name });
      const found = await (await page.request.get(`/api/tenant/taco/reservations?${query}`)).json();
      return found.reservations[0]?.timeSlot;
    })
    .toBe(wanted);

  const path = await emailedPath(request, email, /\/cancel$/);
  const canceled = await request.post(
    path.replace(/^\/s\/taco\/reservations/, "/api/public/taco/reservation").replace(/\?.*/, ""),
    {
      data: { token: new URLSearchParams(path.split("?")[1]).get("token") },
    },
  );
  expect(canceled.ok(), await canceled.text()).toBe(true);
  await expect(block).toBeHidden();

  await page.getByRole("radio", { name: "Floor" }).click();
  await expect(page.getByRole("button", { name: /^Table A1, / })).toBeVisible();
  await expectAccessible(page);
});
