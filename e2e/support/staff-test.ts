import { randomInt } from "node:crypto";
import { type BrowserContext, test as base, expect, type Locator, type Page } from "playwright/test";
import { consoleErrors } from "./quiet-console";

/** The browser reports a network that is cut on purpose, a session that ended, and what a rival did first. */
const EXPECTED =
  /net::ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED)|status of (401|409|422|503)|when fetching the script/;

/** A browser at the counter: English, and no error in its console but what a test brings about. */
export const test = base.extend<{ quietConsole: undefined; expectedErrors: RegExp }>({
  locale: "en-GB",
  expectedErrors: [EXPECTED, { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors = consoleErrors(page, expectedErrors);
      await use(undefined);
      expect(errors, "the console stays free of errors").toEqual([]);
    },
    { auto: true },
  ],
});

const PASSWORD = "demo-password";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** What moves money asks for a sign-in of the last five minutes. */
const REUSED_MS = 4 * 60_000;

/** A password takes a tenth of a second to check, so a person of the demo signs in every few minutes in each worker. */
const sessions = new Map<string, { cookies: Cookies; atMs: number }>();

/** Signs somebody of the demo in without the form. A test that ends the session signs in by itself. */
export async function giveSession(page: Page, email: string): Promise<void> {
  const context = page.context();
  const known = sessions.get(email);
  if (known && Date.now() - known.atMs < REUSED_MS) return context.addCookies(known.cookies);
  const before = new Set((await context.cookies()).map(({ value }) => value));
  const signedIn = await page.request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  const given = (await context.cookies()).filter(({ value }) => !before.has(value));
  sessions.set(email, { cookies: given, atMs: Date.now() });
}

/** Signs in without the form, for tests of something else, and opens a page of the dashboard. */
export async function signIn(page: Page, path: string, email = "owner@taco.example"): Promise<void> {
  await giveSession(page, email);
  await page.goto(path);
  await expect(page.getByRole("navigation", { name: "Dashboard" })).toBeVisible();
}

/** Signs in through the form of the page that a closed dashboard leads to. */
export async function signInByForm(page: Page, email = "owner@taco.example"): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("navigation", { name: "Dashboard" })).toBeVisible();
}

/** A board that sends each step at once, for what is about the steps and not about their undo. */
export async function withoutUndo(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("bazar.board.view", JSON.stringify({ undo: false })));
}

/** Looks at orders of other tests that nobody has seen for minutes, whose alarm lies over the board until somebody does. */
export async function answerAlarms(page: Page): Promise<void> {
  const show = page.getByRole("alert").getByRole("button", { name: /^Show \d+$/ });
  await page.addLocatorHandler(show, async () => {
    await show.click();
    await page.keyboard.press("Escape");
    // A board must have shown an order for a moment before a touch counts as seeing it.
    await expect(async () => {
      await page.mouse.move(randomInt(1, 9), 1);
      await expect(show).toBeHidden({ timeout: 500 });
    }).toPass();
  });
}

interface Placed {
  id: string;
  orderNumber: string;
}

/** Places a cash order as a guest would, from an address of its own; for pickup unless `changes` say otherwise. */
export async function placeOrder(page: Page, slug: string, notes: string, changes = {}): Promise<Placed> {
  const menu = await (await page.request.get(`/api/public/${slug}/menu`)).json();
  const dish = menu.products.find((product: { optionGroups: { required: boolean }[] }) =>
    product.optionGroups.every((group) => !group.required),
  );
  const placed = await page.request.post(`/api/public/${slug}/orders`, {
    headers: { "x-forwarded-for": `203.0.113.${randomInt(1, 255)}` },
    data: {
      type: "pickup",
      customerName: "Ada Byron",
      customerEmail: "ada@example.com",
      customerPhone: "+1 512 555 0142",
      notes,
      paymentMethod: "cash",
      items: [{ productId: dish.id, quantity: 2, price: dish.basePrice }],
      ...changes,
    },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  return placed.json();
}

/** The ticket of an order on the board. */
export function ticket(page: Page, order: Pick<Placed, "orderNumber">): Locator {
  return page.getByRole("article", { name: `Order ${order.orderNumber}` });
}

/** A message at the edge of the page. Screen readers hear its words from a second element, outside of the region. */
export function toast(page: Page, words: string | RegExp): Locator {
  return page.getByRole("region", { name: /^Notifications/ }).getByText(words);
}
