import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { placeOrder, test, ticket } from "../support/staff-test";

const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];
const LONG_NOTE =
  "We have a severe peanut and sesame allergy, so please change the gloves and the board before you cut the bread. " +
  "Ring the bell twice and leave the bag at the door, because the baby is asleep and the dog is not. ".repeat(
    5,
  );

async function choose(page: Page, density: string) {
  await page.getByRole("button", { name: "Board options" }).click();
  await page.getByRole("radio", { name: density }).click();
  await page.keyboard.press("Escape");
}

/** Buttons of tickets and headings of columns that are not inside of what they belong to. */
function strays(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inside = (one: Element, box: Element | null) => {
      const [a, b] = [one.getBoundingClientRect(), box?.getBoundingClientRect()];
      return a.width === 0 || !b || (a.left >= b.left - 1 && a.right <= b.right + 1);
    };
    const parts = document.querySelectorAll("[data-ticket] button, [data-column] > div:first-child > *");
    return [...parts]
      .filter((part) => !inside(part, part.closest("[data-ticket]") ?? part.closest("[data-column]")))
      .map((part) => part.textContent || part.getAttribute("aria-label") || part.tagName);
  });
}

test("notes and addresses are words in every density and on every screen, and nothing leaves its ticket", async ({
  page,
}) => {
  test.slow();
  const slug = await openOwnRestaurant(page);
  const offered = await page.request.patch(`/api/tenant/${slug}/settings`, {
    data: { deliveryEnabled: true },
  });
  expect(offered.ok(), await offered.text()).toBe(true);
  const door = { type: "delivery", deliveryAddress: "Via Giuseppe Garibaldi 33, scala B", postcode: "10122" };
  const orders = [
    await placeOrder(page, slug, "Nut allergy", door),
    await placeOrder(page, slug, LONG_NOTE),
    await placeOrder(page, slug, ""),
  ] as const;
  const [allergic, long] = orders;
  await page.goto(`/t/${slug}`);
  for (const density of ["One line", "Compact", "Large"]) {
    await choose(page, density);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const own = ticket(page, allergic);
      await expect(own.getByText("Nut allergy")).toBeVisible();
      await expect(own.getByText(/Via Giuseppe Garibaldi 33, scala B, 10122/)).toBeVisible();
      await expect(own.getByText(/Ada Byron/)).toBeVisible();
      await expect(own.getByText(/2×/)).toBeVisible();
      await expect(own.getByRole("button", { name: `More for order ${allergic.orderNumber}` })).toBeVisible();
      await expect(ticket(page, long).getByText(/severe peanut and sesame allergy/)).toBeVisible();
      expect(await strays(page), `${density} at ${screen.width}`).toEqual([]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `${density} at ${screen.width}`).toBe(0);
    }
    await expectAccessible(page);
    const more = ticket(page, long).getByRole("button", {
      name: `Whole note of order ${long.orderNumber}`,
    });
    await more.click();
    const details = page.getByRole("dialog", { name: `Order ${long.orderNumber}` });
    await expect(details.getByText(LONG_NOTE.trim())).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

/** An order of all four dishes by a guest with a long name. */
async function placeLongOrder(page: Page, slug: string, changes = {}) {
  const { products } = await (await page.request.get(`/api/public/${slug}/menu`)).json();
  const items = products.map(({ id, basePrice }: { id: string; basePrice: number }) => ({
    productId: id,
    quantity: 1,
    price: basePrice,
  }));
  expect(items).toHaveLength(4);
  const customerName = "Maximilian-Alexander Freiherr von Hohenzollern-Sigmaringen";
  return placeOrder(page, slug, "", { customerName, items, ...changes });
}

test("one line names two dishes, says how many more there are, and all are in the details", async ({
  page,
}) => {
  const slug = await openOwnRestaurant(page);
  const order = await placeLongOrder(page, slug);
  await page.goto(`/t/${slug}`);
  await choose(page, "One line");
  const own = ticket(page, order);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect(own.getByText("1× Margherita, 1× Marinara")).toBeVisible();
    await expect(own.getByText("+2", { exact: true })).toBeVisible();
    await expect(own.getByText("and 2 more dishes")).toBeAttached();
    await expect(own.getByText(/Diavola|Tiramisù/)).toHaveCount(0);
  }
  await own.getByRole("button", { name: `Order ${order.orderNumber}`, exact: true }).click();
  const details = page.getByRole("dialog", { name: `Order ${order.orderNumber}` });
  for (const dish of ["Margherita", "Marinara", "Diavola", "Tiramisù"])
    await expect(details.getByText(dish).first()).toBeVisible();
});

test("a late order keeps its buttons beside its number in the narrowest columns", async ({
  page,
  baseURL,
}) => {
  const slug = await openOwnRestaurant(page);
  await placeOrder(page, slug, "");
  let lateMinutes = 0;
  await page.route(/\/orders\?.*status=/, async (route) => {
    // A page that goes on takes its questions with it.
    const response = await route.fetch().catch(() => null);
    const answer = await response?.json().catch(() => null);
    if (!response || !answer) return;
    const promisedAt = new Date(Date.now() - lateMinutes * 60_000).toISOString();
    const orders = answer.orders.map((order: object) => ({ ...order, orderNumber: "28460", promisedAt }));
    await route.fulfill({ response, json: { ...answer, orders } });
  });
  await page.addInitScript(() =>
    localStorage.setItem("bazar.board.view", JSON.stringify({ density: "line" })),
  );
  for (const locale of ["de", "ja"]) {
    await page.context().addCookies([{ name: "bazar_locale", value: locale, url: baseURL ?? "" }]);
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 768 });
      for (lateMinutes of [25, 130, 700]) {
        await page.goto(`/t/${slug}`);
        const own = page.locator("[data-ticket]");
        await expect(own.locator("[data-urgency=worst]")).toBeVisible();
        const middles = await own
          .locator("button:not(p button)")
          .evaluateAll((buttons) =>
            buttons
              .map((button) => button.getBoundingClientRect())
              .map(({ top, bottom }) => (top + bottom) / 2),
          );
        expect(middles).toHaveLength(3);
        const apart = Math.max(...middles) - Math.min(...middles);
        expect(apart, `${lateMinutes} minutes late at ${width} in ${locale}`).toBeLessThan(12);
      }
    }
  }
});

test.describe("in German on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("nothing is wider than the page, targets are large enough, and new orders below cover none", async ({
    page,
    baseURL,
  }) => {
    const slug = await openOwnRestaurant(page);
    const offered = await page.request.patch(`/api/tenant/${slug}/settings`, {
      data: { deliveryEnabled: true },
    });
    expect(offered.ok(), await offered.text()).toBe(true);
    const door = {
      type: "delivery",
      deliveryAddress: "Via Madama Cristina 40, Scala B, Interno 12, Citofono Hohenzollern-Sigmaringen",
      postcode: "10125",
    };
    for (let place = 0; place < 8; place += 1)
      await placeLongOrder(page, slug, place % 2 ? { ...door, notes: LONG_NOTE } : {});
    await page.context().addCookies([{ name: "bazar_locale", value: "de", url: baseURL ?? "" }]);
    for (const density of ["comfortable", "compact", "line"]) {
      await page.goto(`/t/${slug}`);
      await page.evaluate(
        (chosen) => localStorage.setItem("bazar.board.view", JSON.stringify({ density: chosen })),
        density,
      );
      // As if nobody had seen them yet.
      await page.evaluate((place) => localStorage.removeItem(`bazar.seen.${place}`), slug);
      await page.reload();
      await expect(page.locator("[data-ticket]")).toHaveCount(8);
      expect(await strays(page), density).toEqual([]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, density).toBe(0);
      await expectAccessible(page);
      const below = page.getByRole("button", { name: /neu darunter$/ });
      await expect(below).toBeVisible();
      expect(await below.evaluate((button) => button.closest("fieldset") !== null)).toBe(true);
    }
  });
});

test("a restaurant's many open orders make its board compact, unless the device has chosen", async ({
  page,
}) => {
  const slug = await openOwnRestaurant(page);
  for (let batch = 0; batch < 4; batch += 1)
    await Promise.all(Array.from({ length: 10 }, () => placeOrder(page, slug, "")));
  await page.goto(`/t/${slug}`);
  const tickets = page.locator("[data-ticket]");
  await expect(tickets).toHaveCount(40);
  // A large ticket offers its three delays.
  const delays = page.getByRole("button", { name: /^\+5 min: accept for/ });
  await expect(delays).toHaveCount(0);
  await choose(page, "Large");
  await expect(delays).toHaveCount(40);
  await page.reload();
  await expect(tickets).toHaveCount(40);
  await expect(delays).toHaveCount(40);
  await choose(page, "Automatic");
  await expect(delays).toHaveCount(0);
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 1024, height: 640 } });

  test("the rail says that it goes on, until its end is in sight", async ({ page }) => {
    const slug = await openOwnRestaurant(page);
    await page.goto(`/t/${slug}`);
    const rail = page.getByRole("navigation", { name: "Dashboard" });
    await expect(rail.locator("[data-goes-on]")).toBeVisible();
    await rail.getByRole("link", { name: "Settings" }).scrollIntoViewIfNeeded();
    await expect(rail.locator("[data-goes-on]")).toBeHidden();
    await page.goto(`/t/${slug}/settings`);
    await expect(rail.getByRole("link", { name: "Settings" })).toBeInViewport();
  });
});
