import { randomInt } from "node:crypto";
import { expect, type Page } from "playwright/test";

type Sent = { id: string; orderNumber: string; clientSecret: string };

/** Sends JSON as a page of the restaurant would, and returns the answer. */
export async function send(page: Page, method: "post" | "patch", path: string, data: object) {
  const headers = { "x-forwarded-for": `203.0.113.${randomInt(1, 255)}` };
  const answer = await page.request[method](path, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** An order of two dishes, 18.00, that waits to be paid by card. */
export async function placeByCard(page: Page, slug: string): Promise<Sent> {
  const menu = await (await page.request.get(`/api/public/${slug}/menu`)).json();
  const dish = menu.products.find(({ name }: { name: { en: string } }) => name.en === "Margherita");
  return send(page, "post", `/api/public/${slug}/orders`, {
    type: "pickup",
    customerName: "Ada Byron",
    customerEmail: "ada@example.com",
    customerPhone: "+39 011 555 0142",
    paymentMethod: "stripe",
    items: [{ productId: dish.id, quantity: 2, price: dish.basePrice }],
  });
}

/** As placeByCard, and paid. */
export async function payByCard(page: Page, slug: string): Promise<Sent> {
  const placed = await placeByCard(page, slug);
  const { clientSecret } = placed;
  await send(page, "post", "/api/dev/stripe/confirm", { clientSecret, outcome: "succeeded" });
  const paid = async () =>
    (await (await page.request.get(`/api/tenant/${slug}/orders/${placed.id}`)).json()).paymentStatus;
  await expect.poll(paid).toBe("paid");
  return placed;
}
