import { expect, type Page } from "playwright/test";
import { holdScripts } from "../support/hold-scripts";
import { openOwnRestaurant } from "../support/own-restaurant";
import { placeOrder, test, ticket, toast, withoutUndo } from "../support/staff-test";

/** What a page asks the API for, but for its event stream. */
function apiRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/tenant/") && !pathname.endsWith("/live")) asked.push(pathname);
  });
  return asked;
}

test("the history arrives with its rows, which the browser does not ask for", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  const { orderNumber } = await placeOrder(page, slug, "No onions");
  const answer = await page.request.get(`/t/${slug}/history`);
  expect(answer.headers()["cache-control"]).toContain("no-store");
  expect(await answer.text()).toMatch(new RegExp(`<td[^>]*>.*${orderNumber}`));

  const asked = apiRequests(page);
  await page.goto(`/t/${slug}/history`);
  await expect(page.getByRole("row").filter({ hasText: orderNumber })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});

test("a page that came without its data asks for it itself", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  const { orderNumber } = await placeOrder(page, slug, "No onions");
  await page.setExtraHTTPHeaders({ "x-bazar-shell": "1" });
  const answer = await page.request.get(`/t/${slug}/history`, { headers: { "x-bazar-shell": "1" } });
  expect(await answer.text()).not.toContain(`>${orderNumber}<`);
  await page.goto(`/t/${slug}/history`);
  await expect(page.getByRole("row").filter({ hasText: orderNumber })).toBeVisible();
});

test("the way back to the board shows what has come meanwhile", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  const before = await placeOrder(page, slug, "No onions");
  await page.goto(`/t/${slug}`);
  await expect(ticket(page, before)).toBeVisible();
  await page
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link", { name: "History" })
    .first()
    .click();
  await expect(page.getByRole("row").filter({ hasText: before.orderNumber })).toBeVisible();
  await expect(
    page.locator("nav a[aria-current=page]").filter({ hasText: "History" }).first(),
  ).toBeAttached();
  const meanwhile = await placeOrder(page, slug, "No onions");
  await page.goBack();
  await expect(ticket(page, meanwhile)).toBeVisible();
  await expect(ticket(page, before)).toBeVisible();
});

test("an order accepted before the page has started is accepted once it has", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  const order = await placeOrder(page, slug, "No onions");
  await withoutUndo(page);
  const letScriptsCome = await holdScripts(page);
  const moves: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") moves.push(request.url());
  });
  await page.goto(`/t/${slug}`, { waitUntil: "commit" });
  const accept = ticket(page, order).getByRole("button", { name: /^Accept/ });
  await accept.click();
  await accept.click();
  await expect(accept).toHaveAttribute("data-early", "");
  letScriptsCome();
  await expect
    .poll(async () => (await page.request.get(`/api/tenant/${slug}/orders/${order.id}`)).json())
    .toMatchObject({ status: "accepted" });
  expect(moves.filter((url) => url.includes(order.id))).toHaveLength(1);
});

test("tickets stay where they were when the page starts", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  const first = await placeOrder(page, slug, "first");
  const last = await placeOrder(page, slug, "last");
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/t/${slug}`, { waitUntil: "commit" });
  const places = () => Promise.all([first, last].map((order) => ticket(page, order).boundingBox()));
  await expect(ticket(page, last)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  const [above, below] = before.toSorted((one, other) => (one?.y ?? 0) - (other?.y ?? 0));
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  letScriptsCome();
  await expect(page.locator("[data-live='live']")).toBeVisible();
  expect(await places()).toEqual(before);
});

test("what is typed before the page has started counts once it has", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  const path = `/api/tenant/${slug}/settings`;
  const imprint = { en: "Bar Nuovo, Via Po 1" };
  expect((await page.request.patch(path, { data: { legalName: "Bar Nuovo", imprint } })).status()).toBe(200);
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/t/${slug}/settings/legal`, { waitUntil: "commit" });
  await page.getByLabel("Legal name").fill("Bar Nuovo S.r.l.");
  await page.getByLabel(/^Additional text, English/).fill("Bar Nuovo S.r.l., Via Po 1");
  letScriptsCome();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(async () => (await page.request.get(path)).json())
    .toMatchObject({ legalName: "Bar Nuovo S.r.l.", imprint: { en: "Bar Nuovo S.r.l., Via Po 1" } });
});

test("a form sent before the page has started is sent once it has", async ({ page }) => {
  const slug = await openOwnRestaurant(page);
  const letScriptsCome = await holdScripts(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await page.goto(`/t/${slug}/settings/twin`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open test twin" }).click();
  await expect(page.getByRole("button", { name: "Open test twin" })).toHaveAttribute("data-early", "");
  letScriptsCome();
  await expect(toast(page, "The test twin is open")).toBeVisible();
  expect(sent.filter((path) => path.includes(slug))).toEqual([`/api/tenant/${slug}/twin`]);
});
