import { Writable } from "node:stream";
import { expect } from "vitest";
import { createLog } from "@/lib/platform/log/log";
import { createApi } from "@/lib/testing/call";
import { driveOrders } from "@/lib/testing/drive-order";
import { app, appTest as test } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";
import { asTableOwner } from "@/lib/testing/test-database";
import { findPublicOrder } from "./find-public-order";

test("a page's order is null without a log where it is unknown, and with one where the database failed", async () => {
  const shop = await seedShop(app);
  const order = await driveOrders(app, createApi(app)).placed(shop);
  const lines: string[] = [];
  const sink = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  const logged = { ...app, log: createLog("info", sink) };
  const email = order.customerEmail;
  const asked = { tenantRef: shop.slug, orderId: order.id, email };

  expect((await findPublicOrder(logged, asked))?.id).toBe(order.id);
  expect(await findPublicOrder(logged, { ...asked, email: "eve@diner.example" })).toBeNull();
  expect(await findPublicOrder(logged, { ...asked, email: "\ud800" })).toBeNull();
  expect(await findPublicOrder(logged, { ...asked, orderId: "ord_\0" })).toBeNull();
  expect(await findPublicOrder(logged, { ...asked, tenantRef: "nowhere" })).toBeNull();
  expect(lines).toEqual([]);

  await asTableOwner("ALTER TABLE orders RENAME TO orders_away");
  const read = await findPublicOrder(logged, asked);
  await asTableOwner("ALTER TABLE orders_away RENAME TO orders");
  expect(read).toBeNull();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "request failed", operation: "readLinkedOrder" },
  ]);
});
