import { type Browser, type BrowserContext, expect, type Locator, type Page } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { test } from "../support/staff-test";
import { openKitchen } from "../support/three-stations";

/** A device without anybody's sign-in. */
async function newDevice(browser: Browser, baseURL: string | undefined, size = { width: 1280, height: 800 }) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: "en-GB",
    viewport: size,
    reducedMotion: "reduce",
  });
  return { context, device: await context.newPage() };
}

/** Has a device show its code, and enters it in the settings. */
async function pair(
  page: Page,
  device: Page,
  { slug, name, shows }: { slug: string; name: string; shows: string },
) {
  await device.goto(`/t/${slug}/screen`);
  const code = device.getByLabel(/^Code: /);
  await expect(code).toBeVisible();
  const shown = (await code.innerText()).replaceAll(/\s/g, "");
  await page.getByRole("button", { name: "Connect a screen" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Connect a screen" });
  await sheet.getByLabel("Code on the screen").fill(shown.toUpperCase());
  await sheet.getByLabel("Name").fill(name);
  await sheet.getByRole("radio", { name: new RegExp(`^${shows}`) }).click();
  await sheet.getByRole("button", { name: "Connect" }).click();
  await expect(sheet).toBeHidden();
}

const card = (page: Page, number: string): Locator =>
  page.getByRole("article", { name: number, exact: true });
const live = (page: Page) => expect(page.locator("[data-live='live']")).toBeVisible();

/** So that a test need not wait for the undo of each bump. */
const sendNow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("pagehide")));

test("a kitchen of three stations cooks from screens, and an order is ready when all stations are", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { slug, order, statusOf } = await openKitchen(page);
  const devices: BrowserContext[] = [];
  const start = async (size?: { width: number; height: number }) => {
    const { context, device } = await newDevice(browser, baseURL, size);
    devices.push(context);
    return device;
  };
  await page.goto(`/t/${slug}/settings/kitchen`);
  await expect(page.getByRole("heading", { name: "No screen yet" })).toBeVisible();
  await expectAccessible(page);

  const [oven, cold, pass, guests] = [
    await start(),
    await start({ width: 768, height: 1024 }),
    await start(),
    await start(),
  ];
  await oven.goto(`/t/${slug}/screen`);
  await expect(oven.getByLabel(/^Code: /)).toBeVisible();
  await expectAccessible(oven);
  await pair(page, oven, { slug, name: "Oven left", shows: "Oven" });
  await pair(page, cold, { slug, name: "Cold table", shows: "Cold" });
  await pair(page, pass, { slug, name: "At the pass", shows: "Pass" });
  await pair(page, guests, { slug, name: "Television", shows: "Numbers for guests" });
  await expect(
    page.getByRole("listitem").filter({ hasText: "Oven left" }).getByText("On", { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);

  await expect(oven.getByRole("heading", { name: "Oven", level: 1 })).toBeVisible();
  await live(oven);
  await live(cold);
  await live(pass);
  const first = await order({ Margherita: 2, Diavola: 1, Marinara: 1 }, "Nut allergy");
  const second = await order({ Margherita: 3 });

  // Each station sees its own dishes only.
  await expect(card(oven, first.number).getByText("Margherita")).toBeVisible();
  await expect(card(oven, first.number).getByText("Marinara")).toBeHidden();
  await expect(card(oven, first.number).getByText("Nut allergy")).toBeVisible();
  await expect(card(cold, first.number).getByText("Marinara")).toBeVisible();
  await expect(card(cold, second.number)).toBeHidden();
  await expectAccessible(oven);

  // What is to be made in all.
  await oven.keyboard.press("a");
  const totals = oven.getByRole("complementary", { name: "All day" });
  await expect(totals.getByRole("listitem").filter({ hasText: "Margherita" })).toContainText("5×");
  await card(oven, first.number)
    .getByRole("button", { name: /Margherita/ })
    .click();
  await expect(totals.getByRole("listitem").filter({ hasText: "Margherita" })).toContainText("3×");
  await expect.poll(() => statusOf(first.id)).toBe("preparing");
  await expectAccessible(oven);

  // A rush comes to the front, and is bumped by the bump bar's second key.
  await card(pass, second.number).getByRole("button", { name: /^Rush/ }).click();
  await expect(card(oven, second.number).getByText("Rush")).toBeVisible();
  await oven.keyboard.press("2");
  await expect(card(oven, first.number)).toBeHidden();
  await expect(oven.getByText(`${first.number} bumped`)).toBeVisible();
  await oven.keyboard.press("u");
  await expect(card(oven, first.number)).toBeVisible();
  await oven.keyboard.press("2");
  await sendNow(oven);
  await expect(
    card(pass, first.number).getByRole("region", { name: "Oven" }).getByText("Done"),
  ).toBeAttached();
  expect(await statusOf(first.id)).toBe("preparing");
  await expectAccessible(pass);

  // Recalled, and bumped again.
  await oven.keyboard.press("r");
  await expect(card(oven, first.number).getByText("Recalled")).toBeVisible();
  await expect(
    card(pass, first.number).getByRole("region", { name: "Oven" }).getByText("Open"),
  ).toBeAttached();
  await card(oven, first.number)
    .getByRole("button", { name: `Bump ${first.number}` })
    .click();
  await sendNow(oven);

  await expect(guests.getByRole("region", { name: "Almost ready" }).getByText(first.number)).toBeVisible();
  await card(cold, first.number)
    .getByRole("button", { name: `Bump ${first.number}` })
    .click();
  await sendNow(cold);
  await expect.poll(() => statusOf(first.id)).toBe("ready");
  await expect(
    guests.getByRole("region", { name: "Ready", exact: true }).getByText(first.number),
  ).toBeVisible();
  await expect(guests.getByText("Ada")).toBeHidden();
  await expectAccessible(guests);

  // Two tablets bump the same: one wins and the other is told.
  const rival = await start();
  await pair(page, rival, { slug, name: "Oven right", shows: "Oven" });
  await live(rival);
  await expect(card(rival, second.number)).toBeVisible();
  await rival.keyboard.press("1");
  await card(oven, second.number).getByRole("button", { name: /^Bump/ }).click();
  await sendNow(oven);
  await expect.poll(() => statusOf(second.id)).toBe("ready");
  await expect(rival.getByText("Another screen has bumped it first.")).toBeVisible({ timeout: 20_000 });

  // A screen that was removed shows a code again.
  await page.getByRole("button", { name: "More for Oven right" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await rival.reload();
  await expect(rival.getByLabel(/^Code: /)).toBeVisible();
  for (const context of devices) await context.close();
});

test("a kitchen screen works through a lost connection and a reload", async ({ page, browser, baseURL }) => {
  test.slow();
  const { slug, order, statusOf } = await openKitchen(page);
  const { context, device } = await newDevice(browser, baseURL);
  await page.goto(`/t/${slug}/settings/kitchen`);
  await pair(page, device, { slug, name: "Sweet corner", shows: "Sweets" });
  await live(device);
  const { id, number } = await order({ Tiramisù: 2 });
  await expect(card(device, number)).toBeVisible();
  await expect
    .poll(() =>
      device.evaluate(
        async () =>
          (await caches.match(location.pathname)) !== undefined &&
          JSON.stringify(localStorage).includes("Tiramisù"),
      ),
    )
    .toBe(true);

  await context.setOffline(true);
  await device.reload();
  await expect(card(device, number)).toBeVisible();
  await card(device, number)
    .getByRole("button", { name: /Tiramisù/ })
    .click();
  await device.keyboard.press("1");
  await expect(card(device, number)).toBeHidden();
  await expect(device.getByText(/2 steps wait for the connection/)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(device);
  await device.reload();
  await expect(card(device, number)).toBeHidden();
  expect(await statusOf(id)).toBe("accepted");

  await context.setOffline(false);
  await expect.poll(() => statusOf(id), { timeout: 30_000 }).toBe("ready");
  await context.close();
});

test("somebody who is signed in opens any kitchen screen without a code", async ({ page }) => {
  const { slug, order } = await openKitchen(page);
  const { number } = await order({ Margherita: 1, Marinara: 1 });
  await page.goto(`/t/${slug}/settings/kitchen`);
  await expect(page.getByRole("link", { name: /^Oven/ })).toBeVisible();
  await page.goto(`/t/${slug}/kitchen/all`);
  await expect(page.getByRole("heading", { name: "Whole kitchen" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Dashboard" })).toBeHidden();
  await expect(card(page, number).getByText("Margherita")).toBeVisible();
  await expect(card(page, number).getByText("Marinara")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing to make")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expectAccessible(page);
});
