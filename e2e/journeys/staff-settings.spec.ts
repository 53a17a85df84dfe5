import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { expectAccessible, fillWho, openCheckout } from "../support/diner-test";
import { emailedPath } from "../support/mailbox";
import { openOwnRestaurant } from "../support/own-restaurant";
import { signIn, test, toast } from "../support/staff-test";

const save = { name: "Save", exact: true };

test("a change is kept until it is saved, and what is wrong is said where it is", async ({ page }) => {
  await signIn(page, "/t/sakura/settings", "owner@sakura.example");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Notifications/ })
    .click();
  const minutes = page.getByLabel("Alert after");
  await minutes.fill("abc");
  await page.getByRole("button", save).click();
  await expect(page.getByText("Enter 1 to 120 minutes.")).toBeVisible();
  await expect(minutes).toBeFocused();
  await expect(page.getByText("Check the marked fields")).toBeVisible();
  await expectAccessible(page);

  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Menu" }).click();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep editing" }).click();
  await page.goBack();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(minutes).toHaveValue("abc");

  await minutes.fill("7");
  await page.getByRole("button", save).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", save)).toBeHidden();
  await minutes.fill("9");
  await page.goBack();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Notifications/ })
    .click();
  await expect(minutes).toHaveValue("7");
});

test("hours are set by the day, copied, and named on holidays", async ({ page }) => {
  await signIn(page, "/t/sakura/settings/hours", "owner@sakura.example");
  await page.getByRole("button", { name: "Monday: Open 24 hours" }).click();
  await page.getByRole("button", { name: "Copy Monday" }).click();
  await page.getByRole("menuitem", { name: "To Monday to Friday" }).click();
  await expect(page.getByRole("button", { name: /: Set hours$/ })).toHaveCount(5);
  await page.getByLabel("Date").fill("2027-01-01");
  await page.getByLabel("Name", { exact: false }).last().fill("New Year");
  await page.getByRole("button", { name: "Close all services that day" }).click();
  await expectAccessible(page);
  await page.getByRole("button", save).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const settings = await (await page.request.get("/api/tenant/sakura/settings")).json();
  expect(settings.specialDayNames["2027-01-01"]).toBe("New Year");
  expect(settings.openingHours.delivery.specialDays["2027-01-01"]).toEqual([]);
  expect(settings.openingHours.pickup.weekly.friday).toEqual([{ open: "00:00", close: "24:00" }]);
});

test("a new member is invited, accepts, and sees only what they may", async ({ page, browser }) => {
  const email = `${randomUUID().slice(0, 8)}@team.example`;
  await signIn(page, "/t/sakura/settings/team", "owner@sakura.example");
  await page.getByRole("button", { name: "Invite someone" }).click();
  await page.getByRole("dialog").getByLabel("Email").fill(email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("button", { name: `Resend to ${email}` })).toBeVisible();
  await expectAccessible(page);

  const guest = await browser.newContext({ locale: "en-GB" });
  const theirs = await guest.newPage();
  const join = await emailedPath(page.request, email, /^\/invitation/);
  await theirs.goto(join);
  await theirs.waitForLoadState("networkidle");
  await theirs.getByLabel("Name", { exact: true }).fill("Kim Park");
  await theirs
    .getByLabel(/password/i)
    .first()
    .fill("a long enough password");
  await theirs.getByRole("button", { name: "Join team" }).click();
  await expect(theirs.getByRole("navigation", { name: "Dashboard" })).toBeVisible();
  for (const closed of ["team", "webhooks", "payments", "export"]) {
    const answer = await theirs.goto(`/t/sakura/settings/${closed}`);
    expect(answer?.status()).toBe(200);
    await expect(theirs.getByRole("heading", { name: /^Only for the owner/ })).toBeVisible();
  }
  await expectAccessible(theirs);
  await guest.close();

  await page.reload();
  await page.getByRole("button", { name: "Actions for Kim Park" }).click();
  await page.getByRole("menuitem", { name: "Remove from the team" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove from the team" }).click();
  await expect(toast(page, "Kim Park is no longer on the team")).toBeVisible();
});

test("a webhook endpoint is added, its secret shown once, and tested", async ({ page }) => {
  await signIn(page, "/t/sakura/settings/webhooks", "owner@sakura.example");
  await page.getByRole("button", { name: "Add endpoint" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Add endpoint" });
  const url = `https://hooks.example/${randomUUID()}`;
  await sheet.getByLabel("Address").fill(url);
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Add endpoint" }).click();
  const secret = page.getByRole("dialog", { name: "Signing secret" });
  await expect(secret.getByText(/^whsec_/)).toBeVisible();
  await secret.getByRole("button", { name: "I have saved it" }).click();
  await page.getByRole("link", { name: new RegExp(url) }).click();
  await expect(page.getByRole("heading", { name: url })).toBeVisible();
  await expect(page.getByText("No deliveries here.")).toBeVisible();
  await expect(page.getByText("This is the newest version.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Send test event" }).click();
  const trial = page.getByRole("dialog", { name: "Send test event" });
  await trial.getByLabel("Event type").click();
  await page.getByRole("option", { name: "order.created" }).click();
  await expectAccessible(page);
  await trial.getByRole("button", { name: "Send test" }).click();
  await expect(page.getByText("Test event not delivered")).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: /Failed webhook\.test/ }).click();
  await expect(page.getByText(/"type": "order\.created"/)).toBeVisible();
  await expect(page.getByText(/^webhook-id: evt_|webhook-id: evt_/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Replay" }).click();
  const replay = page.getByRole("dialog", { name: "Replay" });
  await expect(replay.getByLabel("Event type")).toBeVisible();
  await expectAccessible(page);
  await replay.getByRole("button", { name: "Replay events" }).click();
  await expect(toast(page, /events? queued|There were no events/)).toBeVisible();
  await page.getByRole("button", { name: "Disable" }).click();
  await expect(page.getByText("Switched off by your team. Events are not sent.")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "Webhooks", level: 1 })).toBeVisible();
});

test("every page of the settings works on a phone, in dark", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn(page, "/t/luigi/settings", "owner@luigi.example");
  const stands = async (path: string) => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Skeletons, until what the page shows has come.
    await expect(page.locator(".animate-breathe")).toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  };
  await stands("/settings");
  const links = page.getByRole("main").getByRole("link");
  const pages = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(pages.length).toBeGreaterThan(15);
  for (const [place, path] of pages.entries()) {
    await links.nth(place).click();
    await expect(page.getByRole("heading", { name: "Settings", level: 1, exact: true })).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(path);
    await stands(path);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Settings", level: 1, exact: true })).toBeVisible();
  }
  await page.goto("/t/luigi/settings/keys");
  await stands("/settings/keys");
});

test("tips and a service charge are switched on, and a guest gives a tip", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  await page.goto(`/t/${slug}/settings/tips`);
  await page.getByRole("switch", { name: "Ask when guests order" }).click();
  await page.getByLabel("Suggestions").fill("10, 10");
  await page.getByRole("button", save).click();
  await expect(page.getByText("Enter 1 to 4 different percentages")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Suggestions").fill("10, 20");
  await page.getByLabel("On orders").fill("5");
  await page.getByRole("button", save).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await openCheckout(page, ["Margherita"], slug);
  await fillWho(page);
  const tip = page.getByRole("radiogroup", { name: "Tip" });
  await expect(tip.getByRole("radio", { checked: true })).toHaveCount(0);
  await expectAccessible(page);
  await tip.getByRole("radio", { name: "Other amount" }).click();
  await page.getByLabel("Your tip").fill("99");
  await page.getByRole("button", { name: /^Order and pay/ }).click();
  await expect(page.getByText("Check the tip.")).toBeVisible();
  await expectAccessible(page);
  await tip.getByRole("radio", { name: /^10%/ }).click();
  // 9.00, 0.45 for service and 0.90 on top.
  await page.getByRole("button", { name: "Order and pay €10.35" }).click();
  await page.waitForURL(/\/orders\/ord_/);
  await expect(page.getByText("Tip", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const { orders } = await (await page.request.get(`/api/tenant/${slug}/orders`)).json();
  expect(orders).toMatchObject([{ serviceCharge: 0.45, tip: 0.9, total: 10.35 }]);
});

test("rules for larger parties are added, put right, removed and reverted", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  await page.goto(`/t/${slug}/settings/bookings`);
  const add = page.getByRole("button", { name: "Add rule" });
  const party = (rule: number) => page.getByLabel(`Rule ${rule}: from this many guests`);
  const minutes = (rule: number) => page.getByLabel(`Rule ${rule}: length of stay`);
  await add.click();
  await expect(party(1)).toBeFocused();
  await add.click();
  await expect(party(2)).toBeFocused();
  await page.getByRole("button", save).click();
  await expect(page.getByText("List each party size once.")).toBeVisible();
  await expect(party(1)).toBeFocused();
  await expectAccessible(page);
  await party(1).fill("4");
  await expect(page.getByText("List each party size once.")).toBeHidden();
  await minutes(2).fill("150");
  await page.getByRole("button", save).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", save)).toBeHidden();

  await page.getByRole("button", { name: "Remove rule 1" }).click();
  await expect(party(1)).toHaveValue("6");
  await page.getByRole("button", { name: "Revert" }).click();
  await expect(party(1)).toHaveValue("4");
  await expect(minutes(2)).toHaveValue("150");
  await expect(page.getByRole("button", save)).toBeHidden();
});

test("tables are added in the room, and what is wrong is said at its field", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  await page.goto(`/t/${slug}/settings/room`);
  await page.getByRole("button", { name: "Add table" }).click();
  const name = page.getByLabel("Name", { exact: true });
  const submit = page.getByRole("complementary").getByRole("button", { name: "Add table" });
  await submit.click();
  await expect(page.getByText("Enter a name.")).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("Window");
  await expect(page.getByText("Enter a name.")).toBeHidden();
  await page.getByRole("radio", { name: "Round" }).click();
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByRole("heading", { name: "Table Window" })).toBeVisible();

  await page.getByRole("button", { name: "Add table" }).click();
  await name.fill("Window");
  await page.getByRole("button", { name: "Window", exact: true }).click();
  await submit.click();
  await expect(page.getByText("Another table already has this name.")).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("Corner");
  await submit.click();
  await expect(page.getByRole("heading", { name: "Table Corner" })).toBeVisible();
  const { tables } = await (await page.request.get(`/api/tenant/${slug}/tables`)).json();
  expect(tables).toMatchObject([
    { name: "Window", shape: "round" },
    { name: "Corner", shape: "square", combinableWith: [tables[0].id] },
  ]);
});

test("ways to pay are switched in the form and count once it is saved", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  await page.goto(`/t/${slug}/settings/payments`);
  const cash = page.getByRole("switch", { name: "Cash" });
  const warning = page.getByText("nobody can order at the moment");
  await cash.click();
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Revert" }).click();
  await expect(warning).toBeHidden();
  await page.getByRole("switch", { name: "Klarna" }).click();
  await page.getByRole("button", save).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const settings = await (await page.request.get(`/api/tenant/${slug}/settings`)).json();
  expect(settings.paymentMethods).toMatchObject({ cash: true, klarna: true });
});
