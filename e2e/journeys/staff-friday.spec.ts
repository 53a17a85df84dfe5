import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { untilKept } from "../support/kept-board";
import { openOwnRestaurant } from "../support/own-restaurant";
import { placeOrder, test, ticket } from "../support/staff-test";

const ORDERS = 60;

/** Tickets that are seen from edge to edge. */
function wholeTickets(page: Page): Promise<number> {
  return page.locator("[data-ticket]").evaluateAll(
    (tickets) =>
      tickets.filter((one) => {
        const { top, bottom, height } = one.getBoundingClientRect();
        const column = one.closest("[data-column]")?.getBoundingClientRect();
        return (
          height > 0 && top >= (column?.top ?? 0) && bottom <= Math.min(innerHeight, column?.bottom ?? 0)
        );
      }).length,
  );
}

test.describe("on a screen of 1920 by 1080", () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test("a Friday board with sixty orders is read, narrowed, undone and worked", async ({ page }) => {
    test.slow();
    const slug = await openOwnRestaurant(page);
    const orders: Awaited<ReturnType<typeof placeOrder>>[] = [];
    for (let batch = 0; batch < ORDERS; batch += 10) {
      const placed = Array.from({ length: 10 }, (_, place) =>
        placeOrder(page, slug, place === 0 ? "No onions" : ""),
      );
      orders.push(...(await Promise.all(placed)));
    }
    const move = async (id: string, steps: readonly string[]) => {
      for (const status of steps) {
        const moved = await page.request.patch(`/api/tenant/${slug}/orders/${id}`, { data: { status } });
        expect(moved.ok(), await moved.text()).toBe(true);
      }
    };
    const way = ["accepted", "preparing", "ready"];
    await Promise.all(orders.map(({ id }, place) => move(id, way.slice(0, place % 4))));

    await page.goto(`/t/${slug}`);
    // Until somebody has looked; what ends it moves no ticket under the pointer.
    const newBelow = page.getByRole("button", { name: /new below$/ });
    await expect(newBelow).toBeVisible();
    const column = page.locator("[data-column='pending'] > div").nth(1);
    const height = await column.evaluate((box) => box.clientHeight);
    let x = 5;
    await expect(async () => {
      x += 1;
      await page.mouse.move(x, 5);
      await expect(newBelow).toBeHidden({ timeout: 100 });
    }).toPass();
    expect(await column.evaluate((box) => box.clientHeight)).toBe(height);
    await page.getByRole("button", { name: "Board options" }).click();
    await page.getByRole("radio", { name: "Compact" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => wholeTickets(page)).toBeGreaterThanOrEqual(20);
    await expectAccessible(page);

    // Accepting for later is undone: nobody but this screen has heard of it.
    const [first] = orders as [(typeof orders)[number]];
    const search = page.getByRole("searchbox", { name: "Find an order by number or name" });
    await search.fill(first.orderNumber);
    await expect(page.locator("[data-ticket]")).toHaveCount(1);
    const own = ticket(page, first);
    await own.getByRole("button", { name: `More for order ${first.orderNumber}` }).click();
    await page.getByRole("menuitem", { name: /^\+10 min/ }).click();
    const accepted = page.getByRole("region", { name: "Accepted" }).filter({ has: own });
    await expect(accepted).toBeVisible();
    await page.getByRole("button", { name: `Undo: ${first.orderNumber}: Accepted` }).click();
    await expect(accepted).toBeHidden();
    const read = async () => (await page.request.get(`/api/tenant/${slug}/orders/${first.id}`)).json();
    expect((await read()).timeline).toHaveLength(1);

    // Accepted for later after all, and cooked at once: the guest's promise has moved.
    const promised = Date.parse((await read()).promisedAt);
    await own.getByRole("button", { name: `More for order ${first.orderNumber}` }).click();
    await page.getByRole("menuitem", { name: /^\+10 min/ }).click();
    await own.getByRole("button", { name: /^Start preparing/ }).click();
    await expect.poll(async () => Date.parse((await read()).promisedAt) - promised).toBe(10 * 60_000);
    await search.fill("");

    await page.getByRole("button", { name: "To make now" }).click();
    await expect(
      page.getByRole("region", { name: "To make now" }).getByRole("listitem").first(),
    ).toContainText("×");
    await page.getByRole("button", { name: /^All \d+ ready$/ }).click();
    await expect(page.getByRole("region", { name: "Preparing" }).locator("[data-ticket]")).toHaveCount(0);
    await page.getByRole("button", { name: /^Undo: \d+ orders: Ready$/ }).click();
    await expect(page.getByRole("region", { name: "Preparing" }).locator("[data-ticket]")).not.toHaveCount(0);

    // A dish runs out: off from its line, listed with its end, and on again.
    const dish = page.getByRole("button", { name: /^Mark .+ as sold out$/ }).first();
    const name = (await dish.textContent()) ?? "";
    await dish.click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^For 1 hour/ })
      .click();
    await page.getByRole("button", { name: /^Switched off: [1-9]/ }).click();
    const panel = page.getByRole("dialog", { name: "What is switched off" });
    const row = panel.getByRole("listitem").filter({ hasText: name }).first();
    await expect(row).toContainText("until");
    await expectAccessible(page);
    await row.getByRole("button", { name: /^Sell again/ }).click();
    await expect(row).toBeHidden();
  });
});

test("a board without a connection keeps its steps, opens again and sends them once", async ({
  page,
  context,
}) => {
  const slug = await openOwnRestaurant(page);
  await page.goto(`/t/${slug}`);
  await expect(page.locator("[data-live='live']")).toBeVisible();
  const [one, two] = [await placeOrder(page, slug, "offline"), await placeOrder(page, slug, "contested")];
  await expect(ticket(page, two)).toBeVisible();
  await untilKept(page, two.id);

  await context.setOffline(true);
  await ticket(page, one)
    .getByRole("button", { name: /^Accept/ })
    .click();
  await ticket(page, one)
    .getByRole("button", { name: /^Start preparing/ })
    .click();
  await ticket(page, two)
    .getByRole("button", { name: /^Accept/ })
    .click();
  await expect(page.getByText(/steps? (is|are) waiting for the connection/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Offline\. Orders as of/)).toBeVisible();
  const cooking = page.getByRole("region", { name: "Preparing" }).filter({ has: ticket(page, one) });
  await expect(cooking).toBeVisible();

  // Meanwhile somebody at another board rejects the other order.
  const rejected = await page.request.patch(`/api/tenant/${slug}/orders/${two.id}`, {
    data: { status: "rejected", reason: "Closing" },
  });
  expect(rejected.ok()).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText(`Someone else moved order ${two.orderNumber}`, { exact: true })).toBeVisible();
  const read = async () => (await page.request.get(`/api/tenant/${slug}/orders/${one.id}`)).json();
  await expect.poll(async () => (await read()).status).toBe("preparing");
  expect((await read()).timeline.map(({ status }: { status: string }) => status)).toEqual([
    "pending",
    "accepted",
    "preparing",
  ]);

  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: /^Sign in/ })).toBeVisible();
  const left = await page.evaluate(async () => [
    ...(await caches.keys()),
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage).filter((key) => /^bazar\.(steps|orders)\./.test(key)),
  ]);
  expect(left).toEqual([]);
});
