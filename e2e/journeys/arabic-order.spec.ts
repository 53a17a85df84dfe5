import type { APIRequestContext, Page } from "playwright/test";
import { expect } from "playwright/test";
import { expectAccessible, openMenu, test } from "../support/diner-test";

test.use({ locale: "ar", viewport: { width: 390, height: 844 }, hasTouch: true });

const EMAIL = "layla@example.com";

/** The page is Arabic, runs from right to left, fits its window and breaks no rule of WCAG 2.2 AA. */
async function expectArabic(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const wider = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

/** The newest email to the diner whose subject has the words. */
async function emailWith(request: APIRequestContext, words: string): Promise<{ html: string }> {
  let found: { html: string } | undefined;
  await expect(async () => {
    const { emails } = await (
      await request.get(`/api/dev/mail?${new URLSearchParams({ to: EMAIL })}`)
    ).json();
    found = emails.find(({ subject }: { subject: string }) => subject.includes(words));
    expect(found, words).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found as { html: string };
}

test("an order is placed in Arabic, from the menu to its email", async ({ page, request }) => {
  await openMenu(page);
  await expectArabic(page);
  await page.getByRole("radio", { name: "استلام" }).check();

  await page.getByRole("link", { name: "بروسكيتا بالطماطم" }).click();
  const sheet = page.getByRole("dialog", { name: "بروسكيتا بالطماطم" });
  await expectArabic(page);
  await sheet.getByRole("button", { name: /^إضافة/ }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: /عرض الطلب/ }).click();
  await expectArabic(page);
  await page.getByRole("link", { name: "إتمام الطلب" }).click();

  const order = page.getByRole("button", { name: /اطلب وادفع .*€/ });
  await order.click();
  await expect(page.getByText("أدخل اسمك.")).toBeVisible();
  await expectArabic(page);
  await page.getByLabel("الاسم", { exact: true }).fill("ليلى حداد");
  await page.getByLabel("البريد الإلكتروني").fill(EMAIL);
  await page.getByLabel("الهاتف").fill("+39 011 555 0142");
  await order.click();

  await expect(page.getByText("جاهز للاستلام حوالي")).toBeVisible();
  await expect(page.getByText("بروسكيتا بالطماطم")).toBeVisible();
  await expectArabic(page);

  const { html } = await emailWith(request, "استلم");
  expect(html).toContain('dir="rtl"');
  expect(html).toContain("مرحبًا");
  expect(html).toContain("بروسكيتا بالطماطم");
});

test("a diner chooses another language, and every page follows", async ({ page }) => {
  await page.goto("/s/luigi/reserve");
  await page.waitForLoadState("networkidle");
  await expectArabic(page);
  await page.getByRole("combobox", { name: "اللغة" }).selectOption("fr");
  await expect(page.getByRole("heading", { name: "Réserver une table" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  // The title follows the page.
  await expect(page).toHaveTitle(/Luigi/);
  await expectAccessible(page);

  await page.goto("/account/forgot-password");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { name: /Mot de passe oublié/ })).toBeVisible();

  // Who works with Bazar reads English where there is no French.
  await page.getByRole("link", { name: "Connexion professionnelle" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
