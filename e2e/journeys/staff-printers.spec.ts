import { expect, type Page } from "playwright/test";
import { EpsonPrinter } from "@/lib/platform/printer-emulator/epson-printer";
import { StarPrinter } from "@/lib/platform/printer-emulator/star-printer";
import { expectAccessible } from "../support/diner-test";
import { openOwnRestaurant } from "../support/own-restaurant";
import { placeOrder, test } from "../support/staff-test";

const line = (request: Request) => fetch(request);

/** Adds a printer on its page and returns the address that it has to ask. */
async function addPrinter(page: Page, name: string, kind: RegExp): Promise<string> {
  await page.getByRole("button", { name: "Add printer" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Add printer" });
  await sheet.getByLabel("Name").fill(name);
  await sheet.getByRole("radio", { name: kind }).click();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Add printer" }).click();
  const dialog = page.getByRole("dialog", { name: `Connect ${name}` });
  const url = await dialog.locator("code", { hasText: "/api/printers/" }).textContent();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Done" }).click();
  return url ?? "";
}

/** Asks for tickets as long as the test runs, as a printer does. */
function keepAsking(device: StarPrinter | EpsonPrinter): () => void {
  const timer = setInterval(() => device.work().catch(() => undefined), 2_000);
  return () => clearInterval(timer);
}

test("printers are added by a code, print a test, and leave their tickets to a substitute when they die", async ({
  page,
}) => {
  test.slow();
  const slug = await openOwnRestaurant(page);
  await page.goto(`/t/${slug}/settings/printers`);
  await expect(page.getByRole("heading", { name: "No printer yet" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add station" }).click();
  const station = page.getByRole("dialog", { name: "Add station" });
  await station.getByLabel("Name").fill("Oven");
  await station.getByText("Categories (0)").click();
  await station.getByRole("checkbox", { name: "Kitchen" }).check();
  await expectAccessible(page);
  await station.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: /^Oven 1 category/ })).toBeVisible();

  const bar = new EpsonPrinter(await addPrinter(page, "Bar", /^Epson/), line);
  const kitchen = new StarPrinter(await addPrinter(page, "Kitchen", /^Star/), line);
  const row = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `More for ${name}` }) });
  await expect(row("Kitchen").getByText("Not connected yet")).toBeVisible();
  await kitchen.work();
  await bar.work();
  const stopBar = keepAsking(bar);
  await expect(row("Kitchen").getByText("Ready")).toBeVisible();

  await row("Kitchen").getByRole("button", { name: "More for Kitchen" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Kitchen" });
  await edit.getByRole("checkbox", { name: "Oven" }).check();
  await edit.getByLabel("Substitute").selectOption({ label: "Bar" });
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit).toBeHidden();

  await row("Kitchen").getByRole("button", { name: "Print a test" }).click();
  await expect(page.getByRole("heading", { name: "Latest tickets" })).toBeVisible();
  await expect.poll(() => kitchen.work()).not.toBeNull();
  expect(kitchen.printed[0]?.texts.join(" ")).toContain("Test print");
  await page.getByRole("button", { name: /^Kitchen Test print/ }).click();
  const picture = page.getByRole("img", { name: "Test print Kitchen as it is printed" });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(576);
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  // The kitchen's printer takes the ticket of an order, and dies with it in its hands.
  const { id } = await placeOrder(page, slug, "");
  await page.goto(`/t/${slug}`);
  const accepted = await page.request.patch(`/api/tenant/${slug}/orders/${id}`, {
    data: { status: "accepted" },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  await expect.poll(() => kitchen.take()).not.toBeNull();
  await expect(page.getByText(/^Kitchen: No connection\./)).toBeVisible({ timeout: 35_000 });
  await expectAccessible(page);
  await expect
    .poll(() => bar.printed.map(({ texts }) => texts.join(" ")).find((text) => text.includes("Oven")), {
      timeout: 30_000,
    })
    .toMatch(/MAY BE PRINTED\s+TWICE/);
  stopBar();

  await kitchen.poll();
  await expect(page.getByText(/^Kitchen: No connection\./)).toBeHidden({ timeout: 20_000 });
});

test("the page of printers works on a phone, in dark", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  const slug = await openOwnRestaurant(page);
  await page.goto(`/t/${slug}/settings/printers`);
  await addPrinter(page, "Kitchen", /^ESC/);
  await expect(page.getByText("Not connected yet")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.getByRole("button", { name: "More for Kitchen" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "No printer yet" })).toBeVisible();
});
