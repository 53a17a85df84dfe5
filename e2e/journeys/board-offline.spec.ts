import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, Page } from "playwright/test";
import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { untilKept } from "../support/kept-board";
import { openOwnRestaurant } from "../support/own-restaurant";
import { startSlowPages } from "../support/slow-page";
import { test as base, placeOrder, ticket } from "../support/staff-test";

/** A tablet whose browser can be closed and opened again with what it has kept. */
interface Tablet {
  start(offline?: boolean): Promise<Page>;
  stop(): Promise<void>;
  context(): BrowserContext;
}

const test = base.extend<{ tablet: Tablet }>({
  tablet: async ({ playwright, baseURL }, use, { project }) => {
    const profile = await mkdtemp(path.join(tmpdir(), "bazar-tablet-"));
    const running: BrowserContext[] = [];
    const context = () => {
      const [open] = running;
      if (!open) throw new Error("The tablet is off");
      return open;
    };
    await use({
      context,
      async start(offline = false) {
        const open = await playwright.chromium.launchPersistentContext(profile, {
          ...project.use.launchOptions,
          baseURL,
          offline,
          locale: "en-GB",
          viewport: { width: 1024, height: 768 },
        });
        running.push(open);
        return open.pages()[0] ?? (await open.newPage());
      },
      async stop() {
        await running.pop()?.close();
      },
    });
    await running.pop()?.close();
    await rm(profile, { recursive: true, force: true });
  },
});

test("a tablet that is started again without a connection shows its last orders and sends its steps once", async ({
  tablet,
}) => {
  test.slow();
  let page = await tablet.start();
  const slug = await openOwnRestaurant(page);
  const order = await placeOrder(page, slug, "Nut allergy");
  await page.goto(`/t/${slug}`);
  await expect(page.locator("[data-live='live']")).toBeVisible();
  await expect(ticket(page, order)).toBeVisible();
  await untilKept(page, order.id);
  // What no ticket shows stays out of the device's memory.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("ada@example.com");
  // The page that is kept has nobody's data in it.
  const kept = await page.evaluate(async () => (await caches.match(location.pathname))?.text());
  expect(kept).toContain("<html");
  expect(kept).not.toContain(order.id);
  await tablet.stop();

  page = await tablet.start(true);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PATCH" && sent.push(request.url()));
  await page.goto(`/t/${slug}`);
  await expect(page.getByText(/^Offline\. Orders as of \d\d:\d\d$/)).toBeVisible();
  await expect(ticket(page, order)).toBeVisible();
  await expect(ticket(page, order).getByText("Nut allergy")).toBeVisible();
  await expectAccessible(page);
  await ticket(page, order)
    .getByRole("button", { name: /^Accept/ })
    .click();
  await expect(page.getByText(/^1 step is waiting for the connection/)).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Accepted" }).filter({ has: ticket(page, order) }),
  ).toBeVisible();

  // The connection is back, but the step is not answered yet: nothing says that all is well.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/orders/${order.id}`, async (route) => {
    await held;
    await route.continue();
  });
  sent.length = 0;
  await tablet.context().setOffline(false);
  await expect(page.locator("[data-live='live']")).toBeVisible();
  await expect(page.getByText(/^Back online since .+ 1 step is being sent\.$/)).toBeVisible();
  await expect(page.getByText(/Everything shown is up to date/)).toBeHidden();
  answer();
  await expect(page.getByText(/Everything shown is up to date/)).toBeVisible();
  expect(sent).toHaveLength(1);
  const read = await (await page.request.get(`/api/tenant/${slug}/orders/${order.id}`)).json();
  expect(read.timeline.map(({ status }: { status: string }) => status)).toEqual(["pending", "accepted"]);

  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: /^Sign in/ })).toBeVisible();
  const left = await page.evaluate(async () => [...(await caches.keys()), ...Object.keys(localStorage)]);
  expect(left.filter((key) => /orders|steps|bazar-board/.test(key))).toEqual([]);
});

test("the request for sound does not cover the steps that wait for the connection", async ({ tablet }) => {
  test.slow();
  let page = await tablet.start();
  const slug = await openOwnRestaurant(page);
  const order = await placeOrder(page, slug, "Nut allergy");
  await page.goto(`/t/${slug}`);
  await expect(ticket(page, order)).toBeVisible();
  await untilKept(page, order.id);
  await tablet.stop();

  const waiting = /^1 step is waiting for the connection/;
  page = await tablet.start(true);
  await page.goto(`/t/${slug}`);
  await ticket(page, order)
    .getByRole("button", { name: /^Accept/ })
    .click();
  await expect(page.getByText(waiting)).toBeVisible();
  await tablet.stop();

  page = await tablet.start(true);
  // Playwright's questions to a page count as presses, also before the page has asked whether there were any.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false, isActive: false } }),
  );
  await page.goto(`/t/${slug}`);
  const sound = page.getByText(/^Sound is off in this browser/);
  await expect(sound).toBeVisible();
  await expect(page.getByText(waiting)).toBeVisible();
  const [above, below] = [await page.getByText(waiting).boundingBox(), await sound.boundingBox()];
  expect(above && above.y + above.height).toBeLessThanOrEqual(below?.y ?? 0);
});

test("a page of the board that arrives slowly arrives whole", async ({ page, baseURL }) => {
  test.slow();
  const slug = await openOwnRestaurant(page);
  const order = await placeOrder(page, slug, "");
  // Longer than the service worker waits for a page to begin.
  const slow = await startSlowPages(baseURL ?? "", { pauseMs: 6_000 });
  try {
    await page.goto(`${slow.origin}/t/${slug}`);
    await expect(ticket(page, order)).toBeVisible();
    await untilKept(page, order.id);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    expect(await page.content()).toMatch(/<\/html>$/);
    await expect(page.locator("[data-live='live']")).toBeVisible();
    await expect(ticket(page, order)).toBeVisible();
  } finally {
    await slow.stop();
  }
});

test("a board whose session has ended leaves no orders on the device", async ({ page, context }) => {
  const slug = await openOwnRestaurant(page);
  const order = await placeOrder(page, slug, "");
  await page.goto(`/t/${slug}`);
  await expect(ticket(page, order)).toBeVisible();
  await untilKept(page, order.id);
  await context.clearCookies();
  await placeOrder(page, slug, "");
  await expect(page.getByRole("heading", { name: /^Sign in to/ })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("bazar.orders."))),
    )
    .toEqual([]);
});
