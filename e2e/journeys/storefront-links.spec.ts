import { expect, type Page } from "playwright/test";
import { openMenu, test } from "../support/diner-test";
import { holdScripts } from "../support/hold-scripts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const STEAK = "Sliced Fassona steak";

async function addressOf(page: Page, dish: string): Promise<string> {
  const href = await page.getByRole("link", { name: dish, exact: true }).getAttribute("href");
  return href ?? "";
}

test.describe("without JavaScript", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test("a shared dish is shown with its picture, and the cart says how to order", async ({ page }) => {
    await page.goto("/s/luigi");
    await page.getByRole("link", { name: STEAK, exact: true }).click();
    const sheet = page.getByRole("dialog", { name: STEAK });
    await expect(sheet).toBeInViewport();
    await expect(sheet.getByRole("radio", { name: "Medium" })).toBeVisible();
    await expect(sheet.getByText(/^Ordering needs JavaScript/)).toBeVisible();
    await expect(sheet.getByRole("button", { name: /^Add/ })).toBeHidden();
    await expect(page).toHaveTitle(`${STEAK} · Trattoria Luigi`);
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect((await page.request.get(new URL(picture ?? "").pathname)).headers()["content-type"]).toBe(
      "image/webp",
    );
    await sheet.getByRole("link", { name: "Close" }).click();
    await expect(sheet).toBeHidden();

    await page.goto("/s/luigi?cart");
    await expect(
      page.getByRole("dialog", { name: "Your order" }).getByText(/^Ordering needs JavaScript/),
    ).toBeVisible();

    await page.goto("/s/luigi/reservations/res_unknown/cancel?token=wrong");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Booking not found");
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a shared dish is there from the first paint, and one that is tapped slides in", async ({ page }) => {
    await openMenu(page);
    const shared = await addressOf(page, STEAK);
    await page.addInitScript(() =>
      document.addEventListener("transitionrun", ({ target, propertyName }) => {
        if (target instanceof HTMLDialogElement && propertyName === "opacity") target.dataset.faded = "";
      }),
    );
    await page.goto(shared);
    const modal = page.locator("dialog:modal");
    await expect(modal).toBeFocused();
    await expect(modal).not.toHaveAttribute("data-faded");
    await expect(modal.locator("img").first()).toHaveAttribute("fetchpriority", "high");
    await expect(page.locator("main img[fetchpriority=high]:not(dialog *)")).toHaveCount(0);
    await page.goto("/s/luigi");
    await expect(page.locator("main img[fetchpriority=high]:not(dialog *)")).not.toHaveCount(0);
    await page.getByRole("link", { name: STEAK, exact: true }).click();
    await expect(modal).toHaveAttribute("data-faded");
  });

  test("Back closes the dish, a line that is changed and the cart, without asking the server", async ({
    page,
  }) => {
    await openMenu(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/s/luigi") asked.push(request.url());
    });
    await page.getByRole("link", { name: STEAK, exact: true }).click();
    const dish = page.getByRole("dialog", { name: STEAK });
    await expect(dish).toBeVisible();
    await expect(page).toHaveURL(/\?dish=/);
    await page.goBack();
    await expect(dish).toBeHidden();
    await expect(page).toHaveURL(/\/s\/luigi$/);

    await page.getByRole("link", { name: STEAK, exact: true }).click();
    await dish.getByRole("radio", { name: "Medium" }).click();
    await dish.getByRole("button", { name: /^Add/ }).click();
    await expect(dish).toBeHidden();
    await page.getByRole("button", { name: /View order/ }).click();
    const cart = page.getByRole("dialog", { name: "Your order" });
    await expect(page).toHaveURL(/\?cart$/);
    await cart.getByRole("button", { name: `Change ${STEAK}` }).click();
    await expect(dish.getByRole("radio", { name: "Medium" })).toBeChecked();
    await page.goBack();
    await expect(dish).toBeHidden();
    await expect(cart).toBeVisible();
    await page.goBack();
    await expect(cart).toBeHidden();
    expect(asked).toEqual([]);
  });

  test("a dish that is tapped while the scripts are still on their way opens once, with the page", async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/s/luigi", { waitUntil: "commit" });
    const soup = page.getByRole("link", { name: "Minestrone", exact: true });
    const steak = page.getByRole("link", { name: STEAK, exact: true });
    await soup.tap({ noWaitAfter: true });
    await expect(soup).toHaveAttribute("data-early");
    await steak.tap({ noWaitAfter: true });
    await steak.tap({ noWaitAfter: true });
    await expect(page.locator("[data-early]")).toHaveText([STEAK]);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    releaseScripts();
    const sheet = page.getByRole("dialog", { name: STEAK });
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(/\?dish=/);
    await expect(page.locator("[data-early]")).toHaveCount(0);
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    await soup.tap();
    await expect(page.getByRole("dialog", { name: "Minestrone" })).toBeVisible();
  });

  test("the first taps count while the scripts do not come", async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/s/luigi", { waitUntil: "commit" });
    const href = await addressOf(page, STEAK);
    await page.getByRole("link", { name: STEAK, exact: true }).tap({ noWaitAfter: true });
    const sheet = page.getByRole("dialog", { name: STEAK });
    // Its address is followed when the page has not started for a while.
    await expect(sheet.getByRole("radio", { name: "Rare" })).toBeInViewport();
    expect(page.url()).toContain(href);
    await sheet.getByRole("radio", { name: "Rare" }).tap();
    const add = sheet.getByRole("button", { name: /^Add/ });
    await add.tap();
    await add.tap();
    // It shows that it was pressed, and counts once, before any script has come, and the pictures behind it leave them the line.
    expect(await add.getAttribute("data-early")).toBe("");
    await expect(page.locator("#content article")).not.toHaveCount(0);
    await expect(page.locator("#content article img")).toHaveCount(0);
    releaseScripts();
    await expect(sheet).toBeHidden({ timeout: 15_000 });
    await expect(page.locator("#content article img")).not.toHaveCount(0);
    await page.getByRole("button", { name: /View order/ }).click();
    const order = page.getByRole("dialog", { name: "Your order" });
    await expect(order.getByText("Rare")).toBeVisible();
    await expect(order.locator("output")).toHaveText("1");
  });
});
