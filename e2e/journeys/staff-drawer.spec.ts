import { expect, type Page } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { placeOrder, test, toast } from "../support/staff-test";

/** Takes the payment of a new order through the API, as the board does. */
async function take(page: Page, slug: string, body: object): Promise<void> {
  const { id } = await placeOrder(page, slug, "");
  const own = `/api/tenant/${slug}/orders/${id}`;
  const accepted = await page.request.patch(own, { data: { status: "accepted" } });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  const paid = await page.request.post(`${own}/payments`, { data: body });
  expect(paid.ok(), await paid.text()).toBe(true);
}

test("a day goes from float to Z: cash in and out, an X report, a count by coin and note, and the report that stays", async ({
  page,
}) => {
  test.slow();
  const slug = await openOwnRestaurant(page);
  await page.goto(`/t/${slug}/money/drawer`);
  await expect(page.getByRole("heading", { name: "Open the cash drawer" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByText("Enter an amount, or 0.")).toBeVisible();
  await page.getByLabel("Float").fill("150");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Main drawer is open")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Main drawer" })).toBeVisible();
  await expect(page.getByText("€150.00").first()).toBeVisible();
  await expectAccessible(page);

  await take(page, slug, { method: "cash", tip: 1 });
  await take(page, slug, { method: "external", type: "terminal" });
  await page.getByRole("button", { name: "Pay out" }).click();
  const out = page.getByRole("dialog", { name: "Pay out" });
  await out.getByLabel("Amount").fill("12,50");
  await out.getByLabel("Reason").fill("Milk from next door");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(toast(page, "€12.50 paid out")).toBeVisible();
  await expect(page.getByText("Milk from next door")).toBeVisible();
  const cash = page.getByRole("region", { name: "Cash", exact: true });
  await expect(cash.getByText("Should be in the drawer")).toBeVisible();
  await expect(page.getByRole("region", { name: "By way of payment" })).toContainText("Card terminal");
  await expectAccessible(page);

  // By keys alone: the notes from the largest, then the coins.
  await page.getByRole("button", { name: "Count and close" }).click();
  const count = page.getByRole("dialog", { name: "Count Main drawer" });
  await expectAccessible(page);
  await count.getByLabel("How many of €50.00").fill("2");
  await page.keyboard.press("Enter");
  await expect(count.getByLabel("How many of €20.00")).toBeFocused();
  await page.keyboard.type("2");
  await count.getByLabel("How many of €5.00").fill("1");
  await count.getByLabel("How many of €0.50").fill("5");
  await expect(count.getByText(/€[\d.]+ missing$/)).toBeVisible();
  await count.getByRole("textbox", { name: "Note" }).fill("A roll of coins is with the bank");
  await count.getByRole("button", { name: "Close with a Z report" }).click();

  await expect(page.getByRole("heading", { name: "Z report 1" })).toBeVisible();
  await expect(page.getByText("A roll of coins is with the bank")).toBeVisible();
  await expect(page.getByText("2 × €50.00")).toBeVisible();
  await expectAccessible(page);
  const pdf = await page.request.get(
    (await page.getByRole("link", { name: "Save the report as PDF" }).getAttribute("href")) ?? "",
  );
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);

  await page.getByRole("main").getByRole("link", { name: "Cash drawer" }).last().click();
  await expect(page.getByRole("heading", { name: "Main drawer is closed" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Z 1" })).toBeVisible();
  await expectAccessible(page);
});

test("a waiter's purse is a drawer of its own, and staff count blind", async ({ page }) => {
  test.slow();
  const slug = await openOwnRestaurant(page);
  await page.request.post(`/api/tenant/${slug}/drawers/main/open`, { data: { float: 100 } });
  await page.goto(`/t/${slug}/money/drawer`);
  await page.getByRole("button", { name: "Add a drawer" }).click();
  const sheet = page.getByRole("dialog", { name: "Add a drawer" });
  await sheet.getByLabel("Name").fill("Purse of Ada");
  await sheet.getByRole("checkbox", { name: "Olga Owner" }).check();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Purse of Ada closed" })).toBeVisible();
  await page.getByRole("switch", { name: "Count blind" }).click();
  await expect(page.getByRole("switch", { name: "Count blind" })).toBeChecked();
  await page.getByLabel("A business day ends at").selectOption("05:00");
  const rules = async () => (await (await page.request.get(`/api/tenant/${slug}/drawers`)).json()).settings;
  await expect.poll(rules).toEqual({ dayEndsAt: "05:00", countsBlind: true });
  await page.getByRole("button", { name: "Purse of Ada closed" }).click();
  await page.getByLabel("Float").fill("20");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("button", { name: "Purse of Ada open" })).toBeVisible();
  await take(page, slug, { method: "cash" });
  await page.reload();
  await page.getByRole("button", { name: "Purse of Ada open" }).click();
  await expect(page.getByRole("region", { name: "By person" })).toContainText("Olga Owner");
  await expectAccessible(page);
});
