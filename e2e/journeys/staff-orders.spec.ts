import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import {
  answerAlarms,
  placeOrder,
  signIn,
  signInByForm,
  test,
  ticket,
  withoutUndo,
} from "../support/staff-test";

const BOARD = "/t/taco";
const LIVE_MS = 2_000;
const NOTICED_MS = 10_000;
const STEP_MS = 5_000;
/** The longest pause between two tries, and some time to load. */
const PAUSE_MS = 75_000;

/** The page's pauses pass on its own clock, which runs ahead. */
const inTime = (page: Page, isSeen: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(STEP_MS);
    await isSeen();
  }).toPass({ timeout: PAUSE_MS });

test("an order appears by itself and travels to done", async ({ page }) => {
  await answerAlarms(page);
  await page.goto(BOARD);
  await expect(page.getByRole("heading", { name: "Sign in to Taco Libre" })).toBeVisible();
  await expectAccessible(page);
  await signInByForm(page);
  await expect(page.locator("[data-live='live']")).toBeVisible();

  const notes = `No onions ${randomUUID()}`;
  const order = await placeOrder(page, "taco", notes);
  const own = ticket(page, order);
  await expect(own).toBeVisible({ timeout: LIVE_MS });
  await expect(own.getByText(notes)).toBeVisible();
  await expect(own).toHaveAttribute("data-unseen", "true");
  await expectAccessible(page);

  const column = (name: string) => page.getByRole("region", { name }).filter({ has: own });
  await own.getByRole("button", { name: /^Accept/ }).click();
  await expect(column("Accepted")).toBeVisible();
  await expect(own).not.toHaveAttribute("data-unseen");
  for (const [step, place] of [
    ["Start preparing", "Preparing"],
    ["Ready", "Ready"],
  ] as const) {
    await own.getByRole("button", { name: new RegExp(`^${step}`) }).click();
    await expect(column(place)).toBeVisible();
  }
  await own.getByRole("button", { name: /^Handed over/ }).click();
  await expect(own).toBeHidden();

  await page.getByRole("button", { name: "Done today" }).click();
  await page.getByRole("button", { name: new RegExp(`^${order.orderNumber} Ada Byron`) }).click();
  const details = page.getByRole("dialog", { name: `Order ${order.orderNumber}` });
  await expect(details.getByText("Paid to you in cash, so there is nothing to pay out")).toBeVisible();
  await expectAccessible(page);
});

test("the keyboard works the board", async ({ page }) => {
  await signIn(page, BOARD);
  await expect(page.locator("[data-live='live']")).toBeVisible();
  const order = await placeOrder(page, "taco", "by keyboard");
  const step = page.locator(`[data-step="${order.id}"]`);
  await expect(step).toBeVisible();
  await page.keyboard.press("ArrowDown");
  while (!(await step.evaluate((element) => element === document.activeElement))) {
    const before = await page.evaluate(() => document.activeElement?.getAttribute("data-step"));
    await page.keyboard.press("ArrowDown");
    const after = await page.evaluate(() => document.activeElement?.getAttribute("data-step"));
    if (before === after) break;
  }
  await expect(step).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Accepted" }).filter({ has: step })).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
});

test("an order is rejected with a reason", async ({ page }) => {
  await signIn(page, BOARD);
  await expect(page.locator("[data-live='live']")).toBeVisible();
  const order = await placeOrder(page, "taco", "to be rejected");
  const own = ticket(page, order);
  await own.getByRole("button", { name: `More for order ${order.orderNumber}` }).click();
  await page.getByRole("menuitem", { name: "Reject order" }).click();
  const dialog = page.getByRole("dialog", { name: `Reject order ${order.orderNumber}?` });
  await dialog.getByRole("button", { name: "Reject order" }).click();
  await expect(dialog.getByText("Choose or enter a reason.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Kitchen is too busy" }).click();
  await dialog.getByRole("button", { name: "Reject order" }).click();
  await expect(page.getByText(`${order.orderNumber}: Rejected`, { exact: true })).toBeVisible();
  await expect(own).toBeHidden();
  await expect
    .poll(async () => (await page.request.get(`/api/tenant/taco/orders/${order.id}`)).json())
    .toMatchObject({ status: "rejected", endReason: "Kitchen is too busy" });
});

test("a move that a rival made first is taken back and said", async ({ page }) => {
  await withoutUndo(page);
  await signIn(page, BOARD);
  await expect(page.locator("[data-live='live']")).toBeVisible();
  const order = await placeOrder(page, "taco", "contested");
  const own = ticket(page, order);
  await expect(own).toBeVisible();
  await page.route("**/live", (route) => route.abort());
  await page.route(`**/orders/${order.id}`, async (route) => {
    if (route.request().method() === "PATCH") {
      const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
      await page.request.patch(`/api/tenant/taco/orders/${order.id}`, {
        headers: { cookie },
        data: { status: "accepted" },
      });
      await page.unroute(`**/orders/${order.id}`);
      await route.fulfill({
        status: 422,
        contentType: "application/json",
        body: JSON.stringify({ error: "INVALID_TRANSITION", message: "Already moved." }),
      });
    } else await route.continue();
  });
  await own.getByRole("button", { name: /^Accept/ }).click();
  await expect(
    page.getByText(`Someone else moved order ${order.orderNumber}`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Accepted" }).filter({ has: own })).toBeVisible();
});

test("a lost connection is said within ten seconds, and the board catches up by itself", async ({
  page,
  context,
}) => {
  await signIn(page, BOARD);
  await expect(page.locator("[data-live='live']")).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/Connection lost since .+ showing the last known orders/)).toBeVisible({
    timeout: NOTICED_MS,
  });
  await expectAccessible(page);
  const order = await placeOrder(page, "taco", "while away");
  await expect(ticket(page, order)).toBeHidden();
  await context.setOffline(false);
  await expect(ticket(page, order)).toBeVisible();
  await expect(page.getByText(/Back online since/)).toBeVisible();
  await expect(page.locator("[data-live='live']")).toBeVisible();
});

test("a board that is refused its stream still gets its orders, says so, and is live again once it may", async ({
  page,
}) => {
  await page.clock.install();
  const busy = { status: 503, headers: { "retry-after": "1" }, json: { error: { code: "UNAVAILABLE" } } };
  await page.route("**/api/tenant/taco/live", (route) => route.fulfill(busy));
  await signIn(page, BOARD);
  await expect(page.locator("[data-live='live']")).toBeHidden();
  const order = await placeOrder(page, "taco", "without a stream");
  await inTime(page, () => expect(ticket(page, order)).toBeVisible({ timeout: LIVE_MS }));
  await expectAccessible(page);

  await page.unroute("**/api/tenant/taco/live");
  await inTime(page, () => expect(page.locator("[data-live='live']")).toBeVisible({ timeout: LIVE_MS }));
  const next = await placeOrder(page, "taco", "with a stream again");
  await expect(ticket(page, next)).toBeVisible({ timeout: LIVE_MS });
});

test("a board whose session has ended leads to the sign-in and back", async ({ page, context }) => {
  await signIn(page, BOARD);
  await expect(page.locator("[data-live='live']")).toBeVisible();
  await context.clearCookies();
  const order = await placeOrder(page, "taco", "after the session");
  await expect(page.getByRole("heading", { name: "Sign in to Taco Libre" })).toBeVisible();
  await signInByForm(page);
  await expect(ticket(page, order)).toBeVisible();
});

test("a pause that another device sets reaches the board", async ({ page }) => {
  await page.clock.install();
  await signIn(page, "/t/sakura", "owner@sakura.example");
  await expect(page.locator("[data-live='live']")).toBeVisible();
  const pause = (until: string | null) => page.request.post("/api/tenant/sakura/pause", { data: { until } });
  await pause(new Date(Date.now() + 15 * 60_000).toISOString());
  await inTime(page, () =>
    expect(page.getByRole("button", { name: /^Paused until/ })).toBeVisible({ timeout: 500 }),
  );
  await pause(null);
  await inTime(page, () =>
    expect(page.getByRole("button", { name: "Pause ordering" })).toBeVisible({ timeout: 500 }),
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the first press lands where it was aimed, also when it ends the bell's request", async ({
    page,
    context,
  }) => {
    await signIn(page, "/t/luigi", "owner@luigi.example");
    const untouched = await context.newPage();
    // The test's own questions count as touches in Chromium.
    await untouched.addInitScript(() => {
      Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
    });
    await untouched.goto("/t/luigi");
    const request = untouched.getByText("Sound is off in this browser. Turn on alerts for new orders?");
    await expect(request).toBeVisible();
    await untouched.getByRole("button", { name: "Pause ordering" }).click();
    await expect(untouched.getByRole("menuitem", { name: "For 1 hour" })).toBeVisible();
    await expect(request).toBeHidden();
    await untouched.keyboard.press("Escape");
    await expect(untouched.getByRole("button", { name: "Pause ordering" })).toBeFocused();
  });
});

test("history finds an order by its address", async ({ page }) => {
  await signIn(page, "/t/taco/history?status=pending");
  const order = await placeOrder(page, "taco", "for the history");
  await page.reload();
  await expect(page.getByRole("button", { name: `Order ${order.orderNumber}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Done" }).click();
  await expect(page).toHaveURL(/status=delivered/);
  await expect(page.getByRole("button", { name: `Order ${order.orderNumber}` })).toBeHidden();

  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill(order.orderNumber);
  await expect(page).toHaveURL(new RegExp(`search=${order.orderNumber}`));
  await page.getByRole("button", { name: `Order ${order.orderNumber}` }).click();
  const details = page.getByRole("dialog", { name: `Order ${order.orderNumber}` });
  await details.getByRole("button", { name: "Accept" }).click();
  await expect(details.getByRole("button", { name: "Start preparing" })).toBeVisible();
});
