import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { createApi } from "@/lib/testing/call";
import { findText } from "@/lib/testing/find-text";
import { emailedTokens } from "@/lib/testing/people";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

let app: TestApp;
let api: ReturnType<typeof createApi>;
let shop: SeededShop;
let other: SeededShop;
let email: string;

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
  shop = await seedShop(app);
  other = await seedShop(app);
});
beforeEach(() => {
  email = `${newId("usr")}@guest.example`;
});
afterAll(() => app.stop());

const data = (act: "link" | "export" | "erase", body: object, at = shop) =>
  api("POST", `/api/public/${at.slug}/guest-data/${act}`, { body });

async function order(at = shop): Promise<string> {
  const body = orderBody(at, { customerEmail: email, customerName: "Zoë Quillfeather" });
  return (await api("POST", `/api/public/${at.slug}/orders`, { body })).body.id;
}

async function finish(orderId: string): Promise<void> {
  for (const status of ["accepted", "preparing", "ready", "delivered"]) {
    app.clock.advance({ minutes: 2 });
    const path = `/api/tenant/${shop.slug}/orders/${orderId}`;
    expect((await api("PATCH", path, { as: shop.owner, body: { status } })).status).toBe(200);
  }
}

async function emailedLink(): Promise<string> {
  expect((await data("link", { email })).body).toEqual({ ok: true });
  await app.jobs.drain(app);
  return (await emailedTokens(app, email, "guest-data")).at(-1) ?? "";
}

it("gives a guest without an account everything that the restaurant keeps, by a link in their mailbox", async () => {
  const orderId = await order();
  await order(other);
  const { status, body } = await data("export", { token: await emailedLink() });
  expect(status).toBe(200);
  expect(body.guest).toMatchObject({ email, name: "Zoë Quillfeather" });
  expect(body.orders.map(({ id }: { id: string }) => id)).toEqual([orderId]);
});

it("erases a guest whose orders have ended, once, and leaves the amounts", async () => {
  const orderId = await order();
  const token = await emailedLink();
  expect((await data("erase", { token })).body.error).toBe("ERASURE_BLOCKED");
  await finish(orderId);
  expect((await data("erase", { token })).status).toBe(204);
  expect(await findText(app, email)).toEqual([]);
  const row = await app.db.prisma.order.findFirstOrThrow({ where: { id: orderId } });
  expect([row.totalMinor, row.customerName]).toEqual([1700, ""]);
  for (const act of ["export", "erase"] as const)
    expect((await data(act, { token })).body.error).toBe("GUEST_NOT_FOUND");
});

it("forgets a link that was asked for and not sent yet, with its guest", async () => {
  const orderId = await order();
  const token = await emailedLink();
  await finish(orderId);
  await app.jobs.drain(app);
  expect((await data("link", { email })).status).toBe(200);
  expect((await data("erase", { token })).status).toBe(204);
  expect(await findText(app, email)).toEqual([]);
});

it("answers alike for everybody, and sends nothing to who never ordered here", async () => {
  await order(other);
  expect(await emailedLink()).toBe("");
});

it("opens with nothing but the emailed link: not changed, not elsewhere, not after a day", async () => {
  await order();
  await order(other);
  const token = await emailedLink();
  const [guestId, expiresAt, signed] = token.split(".");
  const later = `${guestId}.${(Number.parseInt(expiresAt ?? "", 36) + 3600).toString(36)}.${signed}`;
  for (const wrong of ["unknown", `${guestId}.${expiresAt}.`, later, token.replace("ord_", "res_")])
    for (const act of ["export", "erase"] as const)
      expect([(await data(act, { token: wrong })).status, wrong]).toEqual([403, wrong]);
  expect((await data("export", { token }, other)).status).toBe(403);
  app.clock.advance({ hours: 23 });
  expect((await data("export", { token })).status).toBe(200);
  app.clock.advance({ hours: 1 });
  expect((await data("export", { token })).body.error).toBe("INVALID_TOKEN");
});

it("sends five links an hour to an address at most, whoever asks", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await data("link", { email })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
