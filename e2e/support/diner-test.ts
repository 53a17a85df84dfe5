import { randomInt } from "node:crypto";
import { test as base, expect, type Locator, type Page } from "playwright/test";
import { offencesOn } from "@/scripts/looks/look-at-page.mjs";
import { consoleErrors } from "./quiet-console";

/** A diner's browser: English, with an address of its own, and no error in its console but what a test brings about. */
export const test = base.extend<{ quietConsole: undefined; expectedErrors: RegExp | undefined }>({
  locale: "en-GB",
  // A worker that keeps the menu would answer what a journey holds back; devices.spec.ts lets it in.
  serviceWorkers: "block",
  expectedErrors: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors = consoleErrors(page, expectedErrors);
      const address = `203.0.113.${randomInt(1, 255)}`;
      await page.setExtraHTTPHeaders({ "x-forwarded-for": address });
      await use(undefined);
      expect(errors, "the console stays free of errors").toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails with every rule of WCAG 2.2 AA that the page breaks as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const look = async () => {
    await expect(page).toHaveTitle(/\S/);
    return offencesOn(page);
  };
  const offences = await look();
  // While a page is read anew its title is gone for a moment, which may be this one; a page without one fails above.
  const isReadAnew = offences.some(({ rule }) => rule === "document-title");
  expect(isReadAnew ? await look() : offences).toEqual([]);
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 200; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${target}`);
}

/** Opens a restaurant's menu and waits until it answers. */
export async function openMenu(page: Page, slug = "luigi"): Promise<void> {
  await page.goto(`/s/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** Opens the checkout with dishes in the cart that have no required options, as a browser keeps them. */
export async function openCheckout(page: Page, names: readonly string[], slug = "luigi"): Promise<void> {
  const { products } = await (await page.request.get(`/api/public/${slug}/menu`)).json();
  const lines = names.map((name) => {
    const dish = products.find((each: { name: Record<string, string> }) => each.name.en === name);
    const unitPriceMinor = Math.round((dish.discountPrice ?? dish.basePrice) * 100);
    return { productId: dish.id, name, quantity: 1, selectedOptions: {}, unitPriceMinor };
  });
  // A cart that the page has changed since is left alone.
  await page.addInitScript(
    ([key, cart]) => {
      if (sessionStorage.getItem(key) === "given") return;
      sessionStorage.setItem(key, "given");
      localStorage.setItem(key, cart);
    },
    [`bazar:cart:${slug}`, JSON.stringify({ version: 1, service: "pickup", lines })] as const,
  );
  await page.goto(`/s/${slug}/checkout`);
  // The cart is empty until the page has started.
  await expect(
    page
      .getByRole("listitem")
      .getByText(names[0] ?? "")
      .first(),
  ).toBeVisible();
}

/** Puts a dish without required options into the cart. */
export async function addDish(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).click();
  const sheet = page.getByRole("dialog", { name });
  await sheet.getByRole("button", { name: /^Add/ }).click();
  await expect(sheet).toBeHidden();
}

/** Fills in who orders. */
export async function fillWho(page: Page, email = "ada@example.com"): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill("Ada Byron");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+39 011 555 0142");
}
