import { expect, test } from "playwright/test";
import { consoleErrors } from "../support/quiet-console";

test.use({ viewport: { width: 390, height: 844 } });

test("a link that names the email arrives with the order, any other keeps it back", async ({
  page,
  request,
  browser,
}) => {
  const menu = await (await request.get("/api/public/luigi/menu")).json();
  const { id: productId } = menu.products.find(
    ({ name }: { name: { en: string } }) => name.en === "Minestrone",
  );
  const placed = await request.post("/api/public/luigi/orders", {
    data: {
      type: "pickup",
      customerName: "Ada Byron",
      customerEmail: "ada.link@example.com",
      customerPhone: "+39 011 555 0142",
      paymentMethod: "stripe",
      items: [{ productId, quantity: 2, price: 8.5 }],
    },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  const { id } = await placed.json();
  const address = `/s/luigi/orders/${id}`;
  const link = `${address}?email=ada.link%40example.com`;

  const withoutScripts = await browser.newContext({ locale: "en-GB", javaScriptEnabled: false });
  const still = await withoutScripts.newPage();
  await still.goto(link);
  await expect(still.getByRole("heading", { level: 1 })).toHaveText("Not paid yet");
  await expect(still.getByText("Minestrone")).toBeVisible();
  await still.getByRole("link", { name: "Pay now" }).click();
  await expect(still).toHaveURL(`${address}/pay?email=ada.link%40example.com`);
  await withoutScripts.close();

  for (const other of [address, `${address}?email=eve%40example.com`, `${address}?email=%00`])
    expect(await (await request.get(other)).text()).not.toContain("Minestrone");

  const errors = consoleErrors(page);
  await page.goto(link);
  await page.getByRole("link", { name: "Pay now" }).click();
  await expect(page.getByRole("heading", { name: "Payment", level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
