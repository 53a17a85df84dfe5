import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import { expectAccessible } from "../support/diner-test";
import { signIn, test } from "../support/staff-test";

test("a tax class is made, shown in an example, and deleted", async ({ page }) => {
  const name = `City tax ${randomUUID().slice(0, 6)}`;
  await signIn(page, "/t/taco/settings/tax");
  await page.getByRole("button", { name: "New tax class" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Pickup").fill("9,5");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("9.5%");
  await expect(page.getByText("The guest pays")).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(row).toBeHidden();
});

test("an order that is paid has a receipt, for the guest and in the list", async ({ page }) => {
  const { products } = await (await page.request.get("/api/public/taco/menu")).json();
  const { id: productId } = products.find(({ optionGroups }: { optionGroups: { required: boolean }[] }) =>
    optionGroups.every(({ required }) => !required),
  );
  const email = `guest-${randomUUID().slice(0, 8)}@diner.example`;
  const placed = await page.request.post("/api/public/taco/orders", {
    data: {
      type: "pickup",
      customerName: "Ada Diner",
      customerEmail: email,
      customerPhone: "+1 512 555 0100",
      paymentMethod: "cash",
      items: [{ productId, quantity: 2, price: 1 }],
    },
  });
  const { id } = await placed.json();
  await signIn(page, "/t/taco/receipts");
  for (const status of ["accepted", "preparing", "ready", "delivered"])
    await page.request.patch(`/api/tenant/taco/orders/${id}`, { data: { status } });
  await page.reload();
  const link = page.getByRole("link", { name: /^Open R-/ }).first();
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const pdf = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(pdf.headers()["content-type"]).toBe("application/pdf");

  await page.goto(`/s/taco/orders/${id}?email=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: "Receipt" }).click();
  await expect(page.getByRole("heading", { name: /^Receipt R-/ })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Sales tax 8.25%" })).toBeVisible();
  await expectAccessible(page);
});
