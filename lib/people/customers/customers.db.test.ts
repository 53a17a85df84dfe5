import { expect } from "vitest";
import { api, app, cardTest as it, shop } from "@/lib/testing/fixtures";
import { seedPaidOrder } from "@/lib/testing/online-payments";
import { orderBody, seedAdmin, seedShop, seedStaff } from "@/lib/testing/seed-shop";

async function order(customerEmail: string, changes: Record<string, unknown> = {}): Promise<string> {
  const body = orderBody(shop, { customerEmail, ...changes });
  return (await api("POST", `/api/public/${shop.slug}/orders`, { body })).body.id;
}

async function list(query: Record<string, string> = {}, as: { cookie: string } = shop.owner) {
  return (await api("GET", `/api/tenant/${shop.slug}/customers`, { as, query })).body;
}

it("sums what each diner ordered, guests included, less refunds, and leaves out what came to nothing", async () => {
  const firstOrderAt = app.clock.now().toISOString();
  await order("Ada@diner.example", { customerName: "Ada" });
  app.clock.advance({ minutes: 1 });
  const canceled = await order("ada@diner.example");
  const body = { email: "ada@diner.example" };
  await api("POST", `/api/public/${shop.slug}/orders/${canceled}/cancel`, { body });
  const { orderId } = await seedPaidOrder(api, shop, {
    customerEmail: "bob@diner.example",
    customerName: "Bob",
  });
  await order("carl@diner.example", { paymentMethod: "stripe" });
  const refund = { orderId, amount: 5, reason: "Cold" };
  await api("POST", "/api/admin/escrow/refunds", { as: await seedAdmin(app), body: refund });
  await app.jobs.drain(app);
  app.clock.advance({ minutes: 1 });
  const lastOrderId = await order("ada@diner.example", { customerName: "Ada Lovelace" });
  expect(await list()).toEqual({
    currency: "EUR",
    customers: [
      {
        email: "ada@diner.example",
        name: "Ada Lovelace",
        hasAccount: false,
        orderCount: 2,
        totalSpent: 34,
        firstOrderAt,
        lastOrderAt: app.clock.now().toISOString(),
        lastOrderId,
      },
      expect.objectContaining({ email: "bob@diner.example", name: "Bob", orderCount: 1, totalSpent: 12 }),
    ],
    nextCursor: null,
  });
});

it("gives page after page, each diner once, also for orders of one instant", async () => {
  for (const name of ["a", "b", "c", "a", "d", "b", "e"]) await order(`${name}@diner.example`);
  const whole = (await list()).customers.map(({ email }: { email: string }) => email[0]);
  expect([...whole].sort()).toEqual(["a", "b", "c", "d", "e"]);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ limit: "2", ...(cursor ? { cursor } : {}) });
    seen.push(...page.customers.map(({ email }: { email: string }) => email[0]));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(whole);
});

it("knows nobody who was erased and nobody of another restaurant", async () => {
  const other = await seedShop(app);
  await api("POST", `/api/public/${other.slug}/orders`, { body: orderBody(other) });
  const id = await order("ada@diner.example");
  for (const status of ["accepted", "preparing", "ready", "delivered"])
    await api("PATCH", `/api/tenant/${shop.slug}/orders/${id}`, { as: shop.owner, body: { status } });
  expect((await list()).customers).toHaveLength(1);
  const body = { email: "ada@diner.example" };
  expect((await api("POST", `/api/public/${shop.slug}/orders/${id}/erase`, { body })).status).toBe(204);
  expect((await list()).customers).toEqual([]);
});

it("is for owners and co-managers", async () => {
  const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  const manager = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
  const path = `/api/tenant/${shop.slug}/customers`;
  expect((await api("GET", path, { as: staff })).status).toBe(403);
  expect((await api("GET", path, { as: manager })).status).toBe(200);
  expect((await api("GET", path, { as: manager, query: { limit: "0" } })).status).toBe(400);
});
