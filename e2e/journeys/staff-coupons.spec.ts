import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { signIn, test } from "../support/staff-test";

const newCode = () => `T${randomUUID().slice(0, 8).toUpperCase()}`;

test("a coupon is made, changed, switched off and deleted, and the storefront follows", async ({ page }) => {
  const code = newCode();
  const verdict = async () => {
    const answer = await page.request.post("/api/public/taco/validate-coupon", {
      data: { code, subtotal: 40 },
    });
    const { valid, discount, reason } = await answer.json();
    return valid ? discount : reason;
  };
  await signIn(page, "/t/taco/coupons");
  await page.getByRole("button", { name: "New coupon" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Create coupon" }).click();
  await expect(sheet.getByText("Enter a percentage above 0, up to 100.")).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel("Code").fill(code.toLowerCase());
  await sheet.getByLabel("Discount", { exact: true }).fill("12,5");
  await sheet.getByRole("button", { name: "Create coupon" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: code, exact: true })).toBeVisible();
  await expect.poll(verdict).toBe(5);

  await page.getByRole("button", { name: code, exact: true }).click();
  await sheet.getByRole("radio", { name: "Amount" }).click();
  await sheet.getByLabel("Discount", { exact: true }).fill("7");
  await sheet.getByLabel("Total uses").fill("3");
  await sheet.getByRole("button", { name: "Save coupon" }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(verdict).toBe(7);
  const row = page.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("0 of 3");
  await expectAccessible(page);

  const choose = async (name: string) => {
    await page.getByRole("button", { name: `More for ${code}` }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await choose("Switch off");
  await expect(row.getByText("Switched off")).toBeVisible();
  await expect.poll(verdict).toBe("INACTIVE");
  await choose("Delete coupon");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete coupon" }).click();
  await expect(row).toBeHidden();
  await expect.poll(verdict).toBe("UNKNOWN");
});

test("a gift card is issued at the counter, shown once, and disabled", async ({ page }) => {
  await signIn(page, "/t/taco/gift-cards");
  await page.getByRole("button", { name: "Issue a card" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Issue card" }).click();
  await expect(dialog.getByText(/^Enter an amount from/)).toBeVisible();
  await dialog.getByLabel("Amount").fill("25");
  await dialog.getByRole("button", { name: "Issue card" }).click();
  const shown = dialog.getByText(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  const code = ((await shown.textContent()) ?? "").replace(/^Code: /, "").trim();
  const lookUp = () => page.request.post("/api/public/taco/gift-cards/lookup", { data: { code } });
  expect(await (await lookUp()).json()).toMatchObject({ balance: 25 });
  await dialog.getByRole("button", { name: "I have saved the code" }).click();

  const ending = code.slice(-4);
  await page.getByRole("searchbox").fill(code);
  await page.getByRole("button", { name: `Card ending in ${ending}` }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
  await expect(page.getByRole("dialog").getByText("Disabled", { exact: true })).toBeVisible();
  expect((await lookUp()).status()).toBe(404);
});

test("a purchase that waits for its money becomes a card, and its unused money goes back", async ({
  page,
}) => {
  const buyer = `buyer-${randomUUID().slice(0, 8)}@example.com`;
  const bought = await page.request.post("/api/public/sakura/gift-cards/purchase", {
    data: { amount: 50, purchaserEmail: buyer },
  });
  expect(bought.ok(), await bought.text()).toBe(true);
  await signIn(page, "/t/sakura/gift-cards", "owner@sakura.example");
  await page.getByRole("button", { name: new RegExp(`Confirm payment of .*50.* by ${buyer}`) }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm payment" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "I have saved the code" }).click();
  await page.getByRole("searchbox").fill(buyer);
  await page.getByRole("button", { name: /^Card ending in/ }).click();
  await page.getByRole("button", { name: "Send email again" }).click();
  await expect(page.getByText(`Code sent to ${buyer}`, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Refund", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Refund/ });
  await dialog.getByRole("button", { name: "Refund card" }).click();
  await expect(dialog.getByText("Enter a reason.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Reason").fill("Bought twice");
  await dialog.getByRole("button", { name: "Refund card" }).click();
  await expect(page.getByText(/^Pay .* back to the buyer yourself$/).first()).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Refunded", { exact: true })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("both lists are reached under more and fit", async ({ page }) => {
    await signIn(page, "/t/taco");
    for (const name of ["Coupons", "Gift cards"]) {
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("dialog", { name: "More" }).getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      await expect(
        page
          .getByRole("table")
          .or(page.getByRole("heading", { level: 2 }))
          .first(),
      ).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  });
});

test.describe("a page that fails", () => {
  test.use({ expectedErrors: /TypeError/ });

  test("keeps the navigation, and is shown once it works", async ({ page }) => {
    const list = /\/api\/tenant\/taco\/coupons(?:\?|$)/;
    // Without its data, so that the browser asks for it.
    await page.setExtraHTTPHeaders({ "x-bazar-shell": "1" });
    await page.route(list, (route) => route.fulfill({ json: { coupons: [null], nextCursor: null } }));
    await signIn(page, "/t/taco/coupons");
    const failure = page.getByRole("heading", { name: "Something went wrong on our side", level: 1 });
    await expect(failure).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Dashboard" })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(list);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "New coupon" })).toBeVisible();
    await expect(failure).toBeHidden();
  });
});
