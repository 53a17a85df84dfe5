import { describe, expect } from "vitest";
import { readCsv } from "@/lib/core/csv/read-csv";
import { orderSubmitLimit } from "@/lib/platform/rate-limit/limits";
import { keyFor } from "@/lib/testing/api-keys";
import { api, app, appTest as it, orders } from "@/lib/testing/fixtures";
import { orderBody, type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";

const place = (
  shop: SeededShop,
  as: { cookie: string } = shop.owner,
  changes: Record<string, unknown> = {},
) => api("POST", `/api/tenant/${shop.slug}/orders/test`, { as, body: orderBody(shop, changes) });
const read = (shop: SeededShop, path: string, query = {}) =>
  api("GET", `/api/tenant/${shop.slug}/${path}`, { as: shop.owner, query });

describe("a test order", () => {
  it("is marked wherever staff reads it, and no guest's order is", async () => {
    const shop = await seedShop(app);
    const test = await place(shop);
    expect(test.status).toBe(200);
    await orders.placed(shop, { isTest: true });
    const list = await read(shop, "orders");
    expect(list.body.orders.map(({ isTest }: { isTest: boolean }) => isTest)).toEqual([false, true]);
    expect((await read(shop, `orders/${test.body.id}`)).body.isTest).toBe(true);
    const csv = await read(shop, "orders", { format: "csv" });
    const [head, ...rows] = readCsv(csv.text) ?? [];
    const column = head?.cells.indexOf("isTest") ?? -1;
    expect(rows.map(({ cells }) => cells[column])).toEqual(["false", "true"]);
    const { body } = await read(shop, "events", { after: "0" });
    expect(body.events.map(({ data }: { data: { isTest?: boolean } }) => data.isTest)).toEqual([
      true,
      undefined,
    ]);
  });

  it("counts in no takings, no report and no guest's sums, and gets no receipt, delivered or canceled", async () => {
    const shop = await seedShop(app);
    const test = await place(shop);
    await orders.bring(shop, test.body.id, "delivered");
    await orders.patch(shop, (await place(shop)).body.id, { status: "rejected", reason: "Tried out" });
    await orders.patch(shop, test.body.id, { status: "canceled", reason: "Tried out" });
    expect((await read(shop, "orders/summary")).body).toMatchObject({ orders: 0, takings: 0 });
    const day = test.body.createdAt.slice(0, 10);
    const overview = await read(shop, "reports/overview", { from: day, to: day });
    expect(overview.status).toBe(200);
    expect(overview.body.totals ?? overview.body.current).toMatchObject({ orders: 0 });
    expect((await read(shop, "receipts")).body.receipts).toEqual([]);
    const [guest] = (await read(shop, "guests")).body.guests;
    expect(guest).toMatchObject({ orderCount: 0, totalSpent: 0 });
    const sheet = await read(shop, `guests/${guest.id}`);
    expect(sheet.body.orders.map(({ isTest }: { isTest: boolean }) => isTest)).toEqual([true, true]);
  });

  it("is placed by who runs the restaurant alone, there alone, and in cash alone", async () => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    expect((await place(shop, staff)).status).toBe(403);
    expect((await place(shop, other.owner)).status).toBe(403);
    expect((await place(shop, shop.owner, { paymentMethod: "stripe" })).body.error).toBe("VALIDATION_FAILED");
    const changed = app.db.prisma.order.updateMany({
      where: { id: (await place(shop)).body.id },
      data: { paymentMethod: "stripe" },
    });
    await expect(changed).rejects.toThrow("orders_test_in_cash");
  });

  it("is limited for people as guests' orders are, with the numbers in the headers, and for a key by its own budget", async () => {
    const shop = await seedShop(app);
    const authorization = `Bearer ${await keyFor(app, shop, ["orders:write"])}`;
    const send = (caller: object) =>
      api("POST", `/api/tenant/${shop.slug}/orders/test`, {
        ...{ from: "198.51.100.77", body: orderBody(shop), ...caller },
      });
    const byKey = () => send({ headers: { authorization } });
    let refused = await send({ as: shop.owner });
    for (let count = 0; count < orderSubmitLimit.limit && refused.status === 200; count += 1)
      refused = await send({ as: shop.owner });
    expect([refused.status, refused.body.error]).toEqual([429, "RATE_LIMITED"]);
    const header = (name: string) => refused.headers.get(name);
    expect([header("ratelimit-limit"), header("ratelimit-remaining")]).toEqual(["10", "0"]);
    expect(header("ratelimit-reset")).toBe(header("retry-after"));
    for (let count = 0; count < 12; count += 1) expect((await byKey()).status).toBe(200);
  });
});
