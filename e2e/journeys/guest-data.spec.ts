import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect } from "playwright/test";
import { expectAccessible, test } from "../support/diner-test";
import { emailedPath } from "../support/mailbox";

// Erasing is refused while the order is open.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedErrors: /status of 409/ });

test("a guest without an account sees, downloads and erases what a restaurant keeps", async ({
  page,
  request,
}) => {
  const email = `guest-${randomUUID().slice(0, 8)}@example.com`;
  const menu = await (await request.get("/api/public/luigi/menu")).json();
  const dish = menu.products.find(({ name }: { name: { en: string } }) => name.en === "Minestrone");
  const placed = await request.post("/api/public/luigi/orders", {
    data: {
      type: "pickup",
      customerName: "Ada Byron",
      customerEmail: email,
      customerPhone: "+39 011 555 0142",
      paymentMethod: "cash",
      items: [{ productId: dish.id, quantity: 1, price: 8.5 }],
    },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  const { id } = await placed.json();

  await page.goto(`/s/luigi/orders/${id}?email=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: "See, download or erase your data" }).click();
  await expect(page.getByRole("heading", { name: "Your data" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByLabel("Email that you gave the restaurant")).toBeFocused();
  await page.getByLabel("Email that you gave the restaurant").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await expectAccessible(page);

  // Emails about the order lead there too, without a token.
  let link = "";
  await expect(async () => {
    link = await emailedPath(request, email, /\/your-data$/);
    expect(link).toContain("?token=");
  }).toPass({ timeout: 30_000 });
  await page.goto(link);
  await expect(page.getByText("Ada Byron")).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything" }).click();
  const file = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  expect(file.orders.map((order: { id: string }) => order.id)).toEqual([id]);

  const erase = async () => {
    await page.getByRole("button", { name: "Erase my data" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Erase my data" }).click();
  };
  await erase();
  await expect(page.getByText("Nothing was erased")).toBeVisible();
  expect((await request.post(`/api/public/luigi/orders/${id}/cancel`, { data: { email } })).status()).toBe(
    200,
  );
  await erase();
  await expect(page.getByRole("heading", { name: "Your data is erased" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(link);
  await expect(page.getByText("This link is not valid or has expired")).toBeVisible();
  await expectAccessible(page);
});
