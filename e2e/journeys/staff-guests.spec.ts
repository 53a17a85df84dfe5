import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { signIn, test } from "../support/staff-test";

test("a guest is found, noted, exported, and erased once the order has ended", async ({ page }) => {
  const name = `Zoe ${randomUUID().slice(0, 8)}`;
  const menu = await (await page.request.get("/api/public/taco/menu")).json();
  const dish = menu.products.find((product: { optionGroups: { required: boolean }[] }) =>
    product.optionGroups.every((group) => !group.required),
  );
  const placed = await page.request.post("/api/public/taco/orders", {
    data: {
      type: "pickup",
      customerName: name,
      customerEmail: `${randomUUID()}@example.com`,
      customerPhone: "+1 512 555 0199",
      paymentMethod: "cash",
      items: [{ productId: dish.id, quantity: 1, price: dish.basePrice }],
    },
  });
  const order = await placed.json();

  await signIn(page, "/t/taco/guests");
  await page.getByRole("searchbox").fill(name);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("button").click();
  const sheet = page.getByRole("dialog", { name });
  await expect(sheet.getByText(`Order ${order.orderNumber}`)).toBeVisible();
  await sheet.getByLabel("Allergies").fill("Nuts");
  await sheet.getByLabel("Tags").fill("Regular, Wine");
  await sheet.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("Notes saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Export data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^guest-ord_.*\.json$/);

  const erase = async () => {
    await sheet.getByRole("button", { name: "Erase guest" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Erase guest" }).click();
  };
  await erase();
  const blocked = "An order, booking or gift card is still open. Try again once it has ended.";
  await expect(page.getByText(blocked, { exact: true })).toBeVisible();
  const ended = await page.request.patch(`/api/tenant/taco/orders/${order.id}`, {
    data: { status: "rejected", reason: "Closed kitchen" },
  });
  expect(ended.ok(), await ended.text()).toBe(true);
  await erase();
  await expect(sheet).toBeHidden();
  await expect(page.getByText("No guest matches")).toBeVisible();
});
