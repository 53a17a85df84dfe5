import { expect, type Locator, type Page } from "playwright/test";
import { addDish, expectAccessible, openCheckout, test } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";

const SCREEN = { width: 390, height: 844 };

test.use({ viewport: SCREEN, hasTouch: true });

/** How much of the first dishes is on the first screen, each from 0 to 1. */
async function shownDishes(page: Page, count: number): Promise<number[]> {
  const boxes = await Promise.all(
    Array.from({ length: count }, (_, index) => page.locator("#content article").nth(index).boundingBox()),
  );
  return boxes.map((box) => {
    if (!box) return 0;
    return Math.max(0, Math.min(box.y + box.height, SCREEN.height) - box.y) / box.height;
  });
}

for (const slug of ["luigi", "taco"])
  test(`two dishes of ${slug} are whole on the first screen of a phone`, async ({ page }) => {
    await page.goto(`/s/${slug}`);
    expect(await shownDishes(page, 2)).toEqual([1, 1]);
    await expectAccessible(page);
  });

test("two dishes are mostly there while the kitchen is closed", async ({ page }) => {
  await page.goto("/s/sakura");
  for (const share of await shownDishes(page, 2)) expect(share).toBeGreaterThan(0.75);
});

test.describe("in Arabic", () => {
  test.use({ locale: "ar" });

  test("two dishes are mostly there, from right to left", async ({ page }) => {
    await page.goto("/s/luigi");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    for (const share of await shownDishes(page, 2)) expect(share).toBeGreaterThan(0.75);
  });
});

/** How many pixels of what has the focus lie below the bar. */
async function hiddenBy(bar: Locator): Promise<number> {
  return bar.evaluate((element) => {
    const focused = document.activeElement;
    if (!focused || element.contains(focused)) return 0;
    return Math.max(0, focused.getBoundingClientRect().bottom - element.getBoundingClientRect().top);
  });
}

test("the checkout keeps its total and its button in sight, and covers nothing that has the focus", async ({
  page,
}) => {
  await openCheckout(page, ["Minestrone"]);
  const order = page.getByRole("button", { name: /^Order and pay/ });
  const form = page.locator("form:has([data-bottom-bar=order])");
  await expect(order).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 3 }));
  await expect(order).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  const bar = page.locator("[data-bottom-bar=order]");
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await page.getByLabel("Name", { exact: true }).focus();
  let stops = 0;
  while (await form.evaluate((element) => element.contains(document.activeElement))) {
    expect(await hiddenBy(bar), await page.evaluate(() => document.activeElement?.outerHTML)).toBe(0);
    await page.keyboard.press("Tab");
    stops += 1;
  }
  expect(stops).toBeGreaterThan(5);
});

test("a tracked order names its five steps and shows its dish", async ({ page, request }) => {
  const { products } = await (await request.get("/api/public/luigi/menu")).json();
  const dish = products.find(({ name }: { name: { en: string } }) => name.en === "Minestrone");
  const placed = await request.post("/api/public/luigi/orders", {
    data: {
      type: "pickup",
      customerName: "Ada Byron",
      customerEmail: "ada.steps@example.com",
      customerPhone: "+39 011 555 0142",
      paymentMethod: "cash",
      items: [{ productId: dish.id, quantity: 1, price: 8.5 }],
    },
  });
  const { id } = await placed.json();
  await page.goto(`/s/luigi/orders/${id}?email=ada.steps%40example.com`);
  const steps = page.getByRole("list", { name: "Order progress" });
  for (const name of ["Sent", "Accepted", "In the kitchen", "Ready for pickup", "Picked up"])
    await expect(steps.getByText(name)).toBeInViewport({ ratio: 1 });
  await expect(steps.locator("[aria-current=step]")).toHaveText("Sent");
  await expect(page.locator("main picture img").first()).toBeInViewport();
  await expectAccessible(page);
});

test("a restaurant at which nobody can pay says so before the first dish, in the cart, and to its owner", async ({
  page,
}) => {
  const slug = await openOwnRestaurant(page);
  const setPayments = async (cash: boolean) => {
    const data = { paymentMethods: { cash, card: !cash } };
    expect((await page.request.patch(`/api/tenant/${slug}/settings`, { data })).ok()).toBe(true);
  };
  const notice = page.getByText("is not taking online orders at the moment").filter({ visible: true });
  await setPayments(false);
  await page.goto(`/s/${slug}`);
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await addDish(page, "Margherita");
  await page.getByRole("button", { name: /View order/ }).click();
  const cart = page.getByRole("dialog", { name: "Your order" });
  await expect(cart.getByText("is not taking online orders at the moment")).toBeVisible();
  await expect(cart.getByRole("button", { name: "Go to checkout" })).toBeDisabled();
  await expect(cart.getByRole("button", { name: "Go to checkout" })).toHaveAccessibleDescription(
    /Please call/,
  );
  await expect(cart.getByRole("link", { name: "Go to checkout" })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`/t/${slug}`);
  await expect(page.getByText("so nobody can order at the moment")).toBeVisible();
  await expectAccessible(page);

  await setPayments(true);
  await page.goto(`/s/${slug}`);
  await page.getByRole("button", { name: /View order/ }).click();
  await expect(cart.getByRole("link", { name: "Go to checkout" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goto(`/t/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("so nobody can order at the moment")).toHaveCount(0);
});
