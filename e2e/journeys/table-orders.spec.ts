import { type Browser, type BrowserContext, expect, type Page } from "playwright/test";
import { expectAccessible, tabTo } from "../support/diner-test";
import { openOwnRestaurant, takeCards } from "../support/own-restaurant";
import { test } from "../support/staff-test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-GB" };

/** A restaurant that takes cards and orders from tables, with one table; the owner is signed in. */
async function openRoom(
  page: Page,
  settings: object,
): Promise<{ slug: string; tableId: string; link: string }> {
  const slug = await openOwnRestaurant(page);
  await takeCards(page, slug);
  const own = `/api/tenant/${slug}`;
  const table = await (await page.request.post(`${own}/tables`, { data: { name: "7", seats: 6 } })).json();
  const set = await page.request.patch(`${own}/settings`, { data: settings });
  expect(set.ok(), await set.text()).toBe(true);
  return { slug, tableId: table.id, link: `/s/${slug}/table/${table.linkToken}` };
}

async function openPhone(browser: Browser): Promise<{ context: BrowserContext; phone: Page }> {
  const context = await browser.newContext(PHONE);
  return { context, phone: await context.newPage() };
}

/** Puts dishes into the order of the table, and opens it. */
async function choose(phone: Page, dishes: readonly string[]): Promise<void> {
  for (const dish of dishes) {
    await phone.getByRole("link", { name: dish, exact: true }).click();
    await phone.getByRole("dialog").getByRole("button", { name: /^Add/ }).click();
    await expect(phone.getByRole("dialog")).toBeHidden();
  }
  await phone.getByRole("button", { name: /View order/ }).click();
}

/** Orders from the bill's page: whose it is, and what. */
async function order(phone: Page, name: string, dishes: readonly string[]): Promise<void> {
  await phone.getByRole("link", { name: "Order from your phone" }).click();
  await expect(phone.getByRole("heading", { name: "Order at table 7" })).toBeVisible();
  await choose(phone, dishes);
  await phone.getByRole("dialog").getByLabel("Your name").fill(name);
  await phone.getByRole("button", { name: /^Send order/ }).click();
  await expect(phone.getByRole("heading", { name: "Table 7" })).toBeVisible();
}

async function payCard(phone: Page, begin: RegExp): Promise<void> {
  await phone.getByRole("button", { name: begin }).click();
  await phone.getByLabel("Card number").fill("4242 4242 4242 4242");
  await phone.getByLabel("Expiry (MM/YY)").fill("1230");
  await phone.getByLabel("Security code").fill("123");
  await phone.getByRole("button", { name: /^Pay / }).click();
  await expect(phone.getByRole("heading", { name: /^You paid/ })).toBeVisible();
}

test("a table that orders and splits from four phones", async ({ page, browser }) => {
  const { slug, tableId, link } = await openRoom(page, { tableOrdering: "accepted" });
  await page.goto(`/t/${slug}/tables/${tableId}`);
  await page.getByRole("button", { name: "Open bill" }).click();
  await expect(page.getByText("Nothing ordered yet")).toBeVisible();

  const phones = await Promise.all(Array.from({ length: 4 }, () => openPhone(browser)));
  const [ada, bob, cleo, dan] = phones.map(({ phone }) => phone) as [Page, Page, Page, Page];
  for (const phone of [ada, bob, cleo, dan]) {
    await phone.goto(link);
    await expect(phone.getByRole("heading", { name: "Table 7" })).toBeVisible();
  }
  await expectAccessible(ada);

  // Ada sends hers. It waits, and everybody at the table sees it; the bill does not.
  await order(ada, "Ada", ["Margherita", "Tiramisù"]);
  await expect(ada.getByText("Waiting for the restaurant")).toBeVisible();
  await expectAccessible(ada);
  await expect(bob.getByText("Waiting for the restaurant")).toBeVisible();
  await expect(bob.getByText("Ada")).toBeVisible();
  await expect(ada.getByText("Margherita").first()).toBeVisible();

  // The waiter's page shows it by itself, and A accepts it.
  const waiting = page.getByRole("region", { name: /order from a phone waits/ });
  await expect(waiting.getByRole("article", { name: "Table 7, Ada" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("a");
  await expect(waiting).toBeHidden();
  await expect(page.getByText("Ordered by Ada").first()).toBeVisible();
  await expect(ada.getByText("Waiting for the restaurant")).toBeHidden();
  await expect(ada.getByRole("heading", { name: "Ada (you)" })).toBeVisible();
  await expect(bob.getByRole("heading", { name: "Ada", exact: true })).toBeVisible();

  // Bob's connection drops while he sends: he sends again, and it is one order.
  await bob.getByRole("link", { name: "Order from your phone" }).click();
  await choose(bob, ["Diavola"]);
  await bob.getByRole("dialog").getByLabel("Your name").fill("Bob");
  let lost = 0;
  await bob.route("**/rounds", async (route) => {
    if (route.request().method() !== "POST" || lost >= 3) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort("internetdisconnected");
  });
  await bob.getByRole("button", { name: /^Send order/ }).click();
  await expect(bob.getByText("No answer yet. Send it again: nothing is ordered twice.")).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(bob);
  await bob.getByRole("button", { name: /^Send order/ }).click();
  await expect(bob.getByText("Waiting for the restaurant")).toHaveCount(1);

  // Cleo sends two dishes, of which one is out; Dan gives no name, and takes his first back.
  await order(cleo, "Cleo", ["Marinara", "Tiramisù"]);
  await dan.getByRole("link", { name: "Order from your phone" }).click();
  await choose(dan, ["Marinara"]);
  await dan.getByRole("button", { name: /^Send order/ }).click();
  await dan.getByRole("button", { name: "Take back" }).click();
  await expect(dan.getByRole("button", { name: "Take back" })).toBeHidden();
  await dan.getByRole("link", { name: "Order from your phone" }).click();
  await choose(dan, ["Diavola"]);
  await dan.getByRole("button", { name: /^Send order/ }).click();

  await expect(page.getByRole("article")).toHaveCount(3);
  await page
    .getByRole("article", { name: "Table 7, Bob" })
    .getByRole("button", { name: /^Accept/ })
    .click();
  const ofCleo = page.getByRole("article", { name: "Table 7, Cleo" });
  await tabTo(page, ofCleo.getByRole("button", { name: "Leave out Tiramisù" }));
  await page.keyboard.press("Space");
  await ofCleo.getByRole("button", { name: /^Accept/ }).click();
  await expect(cleo.getByText("Left out: Sold out")).toBeVisible();
  await expectAccessible(cleo);
  const ofDan = page.getByRole("article", { name: /Table 7, Guest/ });
  await ofDan.getByRole("button", { name: "Refuse" }).click();
  const refusing = page.getByRole("dialog");
  await refusing.getByRole("radio", { name: "The kitchen is closed" }).click();
  await expectAccessible(page);
  await refusing.getByRole("button", { name: "Refuse" }).click();
  await expect(dan.getByText("The kitchen is closed")).toBeVisible();
  await expectAccessible(dan);

  // Margherita and tiramisù, diavola, marinara: 36 euros, to zero from four phones.
  await expect(page.getByText("€36.00").first()).toBeVisible();
  await payCard(ada, /^Pay what I ordered: €18\.00$/);
  await payCard(bob, /^Pay what I ordered: €9\.00$/);
  await dan
    .getByRole("radiogroup", { name: "How would you like to pay?" })
    .getByRole("radio", { name: "Amount" })
    .click();
  await dan.getByLabel("Your amount").fill("4.50");
  await payCard(dan, /^Continue/);
  await cleo
    .getByRole("radiogroup", { name: "How would you like to pay?" })
    .getByRole("radio", { name: "Everything" })
    .click();
  await payCard(cleo, /^Continue: €4\.50$/);
  await expect(cleo.getByText("All paid")).toBeVisible();
  // A last order that nobody has answered is not refused unseen.
  await dan.getByText("Back to the bill").click();
  await dan.getByRole("link", { name: "Order from your phone" }).click();
  await choose(dan, ["Marinara"]);
  await dan.getByRole("button", { name: /^Send order/ }).click();
  await expect(page.getByRole("article", { name: /Table 7, Guest/ })).toBeVisible();
  await page.getByRole("button", { name: "Close bill" }).click();
  const closing = page.getByRole("alertdialog");
  await expect(closing).toContainText("1 guest order is waiting for an answer.");
  await expectAccessible(page);
  await closing.getByRole("button", { name: "Close bill" }).click();
  await expect(page.getByRole("heading", { name: "Tables", level: 1 })).toBeVisible();
  await Promise.all(phones.map(({ context }) => context.close()));
});

test("a guest begins at a free table, and then orders straight into the kitchen", async ({
  page,
  browser,
}) => {
  const { slug, link } = await openRoom(page, { tableOrdering: "direct", ordersAtFreeTables: true });
  await page.goto(`/t/${slug}`);
  const { context, phone } = await openPhone(browser);
  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "Order at table 7" })).toBeVisible();
  await expectAccessible(phone);
  await choose(phone, ["Margherita"]);
  await expectAccessible(phone);
  await phone.getByRole("button", { name: /^Send order/ }).click();
  await expect(phone.getByText("Waiting for the restaurant")).toBeVisible();

  // The board says so wherever it is, and opens the bill with it.
  const notice = page.getByText("Table 7: an order from a phone waits");
  await expect(notice).toBeVisible();
  await page.keyboard.press("a");
  const sheet = page.getByRole("dialog", { name: /order from a phone waits/ });
  await expect(sheet.getByText("No bill is open here. Accepting opens one.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("a");
  await expect(notice).toBeHidden();

  // The phone is led to its bill, and is known from now on.
  await expect(phone.getByRole("heading", { name: "Table 7" })).toBeVisible();
  await expect(phone.getByRole("heading", { name: "You" })).toBeVisible();
  await phone.getByRole("link", { name: "Order from your phone" }).click();
  await expect(phone.getByText("Your order goes straight to the kitchen", { exact: false })).toBeVisible();
  await choose(phone, ["Tiramisù"]);
  await phone.getByRole("button", { name: /^Send order/ }).click();
  await expect(phone.getByText("Tiramisù").first()).toBeVisible();
  await expect(phone.getByText("Waiting for the restaurant")).toBeHidden();
  await page.goto(`/t/${slug}/settings/table-orders`);
  await expect(page.getByRole("radio", { name: "At once, for guests we know are there" })).toBeChecked();
  await expectAccessible(page);
  await context.close();
});
