import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { emailedPath } from "../support/mailbox";
import { ageSignIn } from "../support/old-sign-in";
import { openOwnRestaurant } from "../support/own-restaurant";
import { placeOrder, test, ticket, withoutUndo } from "../support/staff-test";

const PASSWORD = "a-first-password";
const [OLGAS, ADAS] = ["4831", "730295"];

/** Refusals of a locked device, and of a sign-in that is an hour old. */
test.use({ expectedErrors: /status of (401|403|409)|net::ERR_INTERNET_DISCONNECTED/ });

const who = (page: Page) => page.getByRole("heading", { name: "Who is working?" });
const name = (page: Page, person: string) => page.getByRole("button", { name: person });

/** A second member, who joins by an invitation and sets a PIN in a browser of her own. */
async function hire(page: Page, own: APIRequestContext, slug: string): Promise<void> {
  const email = `ada-${randomUUID().slice(0, 8)}@example.com`;
  const invited = await page.request.post(`/api/tenant/${slug}/invitations`, {
    data: { email, role: "staff" },
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  const link = new URL(await emailedPath(page.request, email, /^\/invitation$/), "http://localhost");
  const joined = await own.post("/api/auth/accept-invitation", {
    data: { token: link.searchParams.get("token"), name: "Ada Byron", password: PASSWORD },
  });
  expect(joined.ok(), await joined.text()).toBe(true);
  const { members } = await (await own.get(`/api/tenant/${slug}/acting`)).json();
  const ada = members.find((member: { name: string }) => member.name === "Ada Byron");
  const set = await own.put(`/api/tenant/${slug}/staff/${ada.userId}/pin`, { data: { pin: ADAS } });
  expect(set.ok(), await set.text()).toBe(true);
}

test("two members work on one tablet, and the order's history names both", async ({ page, browser }) => {
  test.slow();
  const slug = await openOwnRestaurant(page);
  const phone = await browser.newContext();
  await hire(page, phone.request, slug);
  await phone.close();

  await ageSignIn(page);
  await page.goto(`/t/${slug}/settings/device`);
  await expect(page.getByText("You have no PIN yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("New PIN").fill("1234");
  await page.getByRole("button", { name: "Save PIN" }).click();
  await expect(page.getByText("This PIN is easily guessed. Choose another.")).toBeVisible();
  await page.getByLabel("New PIN").fill(OLGAS);
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Enter your password again" });
  await question.getByLabel("Your password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("You have a PIN.")).toBeVisible();

  await page.getByLabel("Lock when nobody touches it for").selectOption("10");
  await page.getByRole("button", { name: "Share this device" }).click();
  await expect(who(page)).toBeVisible();
  await expectAccessible(page);

  await test.step("by touch, after a wrong PIN", async () => {
    await name(page, "Olga Owner").click();
    await expect(page.getByLabel("PIN of Olga Owner")).toBeFocused();
    await expectAccessible(page);
    for (const digit of ["9", "9", "9", "9"]) await page.getByRole("button", { name: digit }).click();
    await page.getByRole("button", { name: "Unlock" }).click();
    await expect(page.getByText("Wrong PIN. After ten wrong ones in a row it is locked.")).toBeVisible();
    await expectAccessible(page);
    for (const digit of OLGAS) await page.getByRole("button", { name: digit, exact: true }).click();
    await page.getByRole("button", { name: "Unlock" }).click();
    await expect(page.getByRole("button", { name: "Lock: Olga Owner is working" })).toBeVisible();
    await expectAccessible(page);
  });
  await withoutUndo(page);
  const order = await placeOrder(page, slug, "for two");
  await ticket(page, order)
    .getByRole("button", { name: /^Accept/ })
    .click();
  await expect(
    page.getByRole("region", { name: "Accepted" }).filter({ has: ticket(page, order) }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Lock: Olga Owner is working" }).click();
  await expect(who(page)).toBeVisible();

  await test.step("by keyboard", async () => {
    await name(page, "Ada Byron").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type(ADAS);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Lock: Ada Byron is working" })).toBeVisible();
  });
  await ticket(page, order)
    .getByRole("button", { name: /^Start preparing/ })
    .click();
  await expect(
    page.getByRole("region", { name: "Preparing" }).filter({ has: ticket(page, order) }),
  ).toBeVisible();

  await page.goto(`/t/${slug}/history`);
  await page.getByRole("button", { name: `Order ${order.orderNumber}` }).click();
  const details = page.getByRole("dialog", { name: `Order ${order.orderNumber}` });
  await expect(details.getByText(/· Olga Owner$/)).toBeVisible();
  await expect(details.getByText(/· Ada Byron$/)).toBeVisible();
  await expectAccessible(page);

  await test.step("Ada is staff there, and a PIN opens nobody's account", async () => {
    await page.goto(`/t/${slug}/settings/team`);
    await expect(page.getByRole("heading", { name: "Only for the owner and co-managers" })).toBeVisible();
    await expect(page.getByRole("main").getByText("Ada Byron")).toBeHidden();
    await page.goto(`/t/${slug}/settings/device`);
    await expect(page.getByText("Set your PIN on a device of your own")).toBeVisible();
    await page.getByRole("button", { name: "Sign out and stop sharing" }).click();
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  });
});

test("a locked kitchen screen shows the board and asks for a PIN at the first step", async ({ page }) => {
  test.slow();
  const slug = await openOwnRestaurant(page);
  const { staff } = await (await page.request.get(`/api/tenant/${slug}/staff`)).json();
  const set = await page.request.put(`/api/tenant/${slug}/staff/${staff[0].userId}/pin`, {
    data: { pin: OLGAS },
  });
  expect(set.ok(), await set.text()).toBe(true);
  await page.goto(`/t/${slug}/settings/device`);
  await page.getByText("Keep the order board visible while locked").click();
  await page.getByRole("button", { name: "Share this device" }).click();
  await expect(page.getByRole("button", { name: "Unlock" })).toBeVisible();
  await expect(page.locator("[data-live='live']")).toBeVisible();
  const order = await placeOrder(page, slug, "for the kitchen");
  await expect(ticket(page, order)).toBeVisible();
  await withoutUndo(page);
  await expectAccessible(page);

  await ticket(page, order)
    .getByRole("button", { name: /^Accept/ })
    .click();
  const question = page.getByRole("dialog", { name: "Who is working?" });
  await question.getByRole("button", { name: "Olga Owner" }).click();
  await page.keyboard.type(OLGAS);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: "Lock: Olga Owner is working" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Accepted" }).filter({ has: ticket(page, order) }),
  ).toBeVisible();

  await page.getByRole("button", { name: "Lock: Olga Owner is working" }).click();
  await expect(page.getByRole("button", { name: "Unlock" })).toBeVisible();
  await page.goto(`/t/${slug}/history`);
  await expect(who(page)).toBeVisible();
  await expectAccessible(page);
});
