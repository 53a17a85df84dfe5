import { randomInt } from "node:crypto";
import { type Browser, test as base, expect, type Page } from "playwright/test";
import { addDish, expectAccessible, fillWho, openMenu } from "../support/diner-test";
import { consoleErrors } from "../support/quiet-console";
import { signIn, ticket, withoutUndo } from "../support/staff-test";

const FOLLOWS_MS = 2_000;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 860 } };

interface Person {
  page: Page;
  /** How often the page was loaded anew. */
  loads: () => number;
}

/** Two people in browsers of their own, each with an address of its own and a quiet console. */
const test = base.extend<{ diner: Person; staff: Person }>({
  diner: ({ browser }, use) => comeIn(browser.newContext(as(PHONE)), use),
  staff: ({ browser }, use) => comeIn(browser.newContext(as(DESKTOP)), use),
});

function as<Device extends object>(device: Device) {
  const address = `203.0.113.${randomInt(1, 255)}`;
  return { ...device, locale: "en-GB", extraHTTPHeaders: { "x-forwarded-for": address } };
}

async function comeIn(opening: ReturnType<Browser["newContext"]>, use: (person: Person) => Promise<void>) {
  const context = await opening;
  const page = await context.newPage();
  const errors = consoleErrors(page);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await use({ page, loads: () => loads });
  expect(errors, "the console stays free of errors").toEqual([]);
  await context.close();
}

/** Notes in the page itself when it was last clicked, so that the speed of the test does not count. */
async function noteClicks(page: Page) {
  await page.evaluate(() => {
    addEventListener(
      "click",
      () => {
        document.documentElement.dataset.clickedMs = String(Date.now());
      },
      { capture: true },
    );
  });
}

/** Resolves with the moment at which the page's headline reads so, by the clock of the browser. */
async function headlineReads(page: Page, words: string): Promise<number> {
  const moment = await page.waitForFunction(
    (expected) => document.querySelector("h1")?.textContent === expected && Date.now(),
    words,
  );
  return Number(await moment.jsonValue());
}

test("an order travels between the diner's phone and the kitchen's board", async ({ diner, staff }) => {
  test.slow();
  await withoutUndo(staff.page);
  await signIn(staff.page, "/t/luigi", "owner@luigi.example");
  await expect(staff.page.locator("[data-live='live']")).toBeVisible();
  await noteClicks(staff.page);

  await openMenu(diner.page);
  await diner.page.getByRole("radio", { name: "Pickup" }).click();
  await addDish(diner.page, "Tomato bruschetta");
  await diner.page.getByRole("button", { name: /View order/ }).click();
  await diner.page.getByRole("link", { name: "Go to checkout" }).click();
  await expect(diner.page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  await fillWho(diner.page);
  const boardLoads = staff.loads();
  await diner.page.getByRole("button", { name: /^Order and pay/ }).click();
  await headlineReads(diner.page, "Trattoria Luigi has received your order");
  const phoneLoads = diner.loads();

  const title = await diner.page.getByText(/^Order \d+$/).textContent();
  const order = ticket(staff.page, { orderNumber: String(title).replace("Order ", "") });
  await expect(order).toBeVisible({ timeout: FOLLOWS_MS });
  // The guest reads English, the kitchen its own language.
  await expect(order.getByText("Bruschette al pomodoro")).toBeVisible();
  await expectAccessible(staff.page);

  for (const [button, headline] of [
    [/^Accept/, "Trattoria Luigi has accepted your order"],
    [/^Start preparing/, "Your food is being prepared"],
    [/^Ready/, "Your order is ready"],
    [/^Handed over/, "Enjoy your meal"],
  ] as const) {
    const seen = headlineReads(diner.page, headline);
    await order.getByRole("button", { name: button }).click();
    const seenMs = await seen;
    const clickedMs = await staff.page.evaluate(() => Number(document.documentElement.dataset.clickedMs));
    expect(seenMs - clickedMs, `${headline}: milliseconds after the click`).toBeLessThan(FOLLOWS_MS);
    await expectAccessible(diner.page);
  }

  await expect(order).toBeHidden();
  expect([staff.loads(), diner.loads()], "neither page was loaded anew").toEqual([boardLoads, phoneLoads]);
});
