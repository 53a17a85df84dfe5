import fc from "fast-check";
import { expect } from "vitest";
import { shopOf } from "@/lib/restaurant/menu/shop-rows";
import type { MenuPart } from "@/lib/restaurant/menu/shop-store";
import { getShopRows } from "@/lib/restaurant/menu/shop-store";
import { OrderRequest } from "@/lib/service/orders/order-contract";
import { createApi } from "@/lib/testing/call";
import { countQueries, withoutAnnouncements } from "@/lib/testing/count-queries";
import { cases } from "@/lib/testing/depth";
import { driveMenu } from "@/lib/testing/drive-menu";
import { api, app, shop, shopTest as test } from "@/lib/testing/fixtures";
import { orderBody, seedProduct } from "@/lib/testing/seed-shop";
import { seedTax } from "@/lib/testing/seed-tax";
import { draftOrder } from "./draft-order";

const { send, newCategory } = driveMenu(() => ({ api, shop }));

/** A menu with all that can be said about a dish; returns its ids, and some that are not to be ordered. */
async function richMenu(): Promise<{ listed: string[]; unlisted: string[] }> {
  await seedTax(app, shop, { mode: "added" });
  const wine = (await newCategory("Wine")).id as string;
  const night = [{ days: [1, 2, 3, 4, 5, 6, 7], from: "20:00", to: "23:00" }];
  await send("PATCH", `/categories/${wine}`, { availability: night });
  const other = (await newCategory("Hidden")).id as string;
  await send("PATCH", `/categories/${other}`, { visible: false });
  const flour = (await send("POST", "/ingredients", { name: "Flour", unit: "g", stock: 90 })).body
    .id as string;
  await send("PATCH", `/products/${shop.diavola}`, { recipe: [{ ingredientId: flour, quantity: 100 }] });
  const anHourOn = new Date(app.clock.now().getTime() + 3_600_000);
  return {
    listed: [
      shop.margherita,
      shop.diavola,
      await seedProduct(app, shop, { minimumAge: 18 }),
      await seedProduct(app, { ...shop, categoryId: wine }),
      await seedProduct(app, shop, { stock: 2, discountPriceMinor: 333 }),
      await seedProduct(app, shop, { available: false }),
      await seedProduct(app, shop, { soldOutUntil: anHourOn }),
    ],
    unlisted: [
      "prd_unknown",
      await seedProduct(app, { ...shop, categoryId: other }),
      await seedProduct(app, shop, { status: "draft" }),
    ],
  };
}

async function shopNow(part: MenuPart) {
  return shopOf((await getShopRows(app.db, { tenantId: shop.tenantId, part })).rows, app.clock.now());
}

test("an order that reads its dishes is answered as one that reads the whole menu", async () => {
  const { listed, unlisted } = await richMenu();
  const whole = await shopNow("all");
  const line = fc.record({
    productId: fc.oneof(
      { arbitrary: fc.constantFrom(...listed), weight: 12 },
      { arbitrary: fc.constantFrom(...unlisted), weight: 1 },
    ),
    quantity: fc.integer({ min: 1, max: 3 }),
    price: fc.constant(1),
    selectedOptions: fc.option(
      fc.constantFrom({ Size: ["Regular"] }, { Size: ["Large"], Extras: ["Olives"] }, { Size: ["Huge"] }),
      { nil: undefined },
    ),
  });
  const body = fc.record({
    type: fc.constantFrom("pickup", "delivery"),
    ageConfirmed: fc.boolean(),
    items: fc.array(line, { minLength: 1, maxLength: 3 }),
  });
  const answers = new Set<string>();
  await fc.assert(
    fc.asyncProperty(body, async (changes) => {
      const request = OrderRequest.parse(orderBody(shop, changes));
      const input = {
        ...{ request, locale: "en", now: app.clock.now(), lookedUp: null, takes: () => false },
        ...{ coupon: undefined, giftCard: undefined },
      };
      const part = await shopNow(request.items.map(({ productId }) => productId));
      const answer = draftOrder({ ...input, shop: part });
      expect(answer).toEqual(draftOrder({ ...input, shop: whole }));
      answers.add(answer.ok ? "ok" : `${answer.code} ${answer.reason ?? ""}`);
    }),
    { numRuns: cases(80) },
  );
  expect(answers.size).toBeGreaterThan(3);
});

test("what is read in one statement is what the tables have", async () => {
  await richMenu();
  const { rows } = await getShopRows(app.db, { tenantId: shop.tenantId, part: "all" });
  const { prisma } = app.db;
  expect(rows.tenant).toEqual(await prisma.tenant.findUniqueOrThrow({ where: { id: shop.tenantId } }));
  for (const row of rows.products) {
    const { recipe, optionRecipe, ...columns } = row;
    const stored = await prisma.product.findFirstOrThrow({ where: { tenantId: shop.tenantId, id: row.id } });
    expect(stored).toMatchObject(columns);
    expect([recipe.length, optionRecipe.length]).toEqual([row.id === shop.diavola ? 1 : 0, 0]);
  }
  for (const row of rows.categories) {
    expect(
      await prisma.category.findFirstOrThrow({ where: { tenantId: shop.tenantId, id: row.id } }),
    ).toMatchObject(row);
  }
});

test("a restaurant's dishes are read once while nobody changes it, and anew after a change", async () => {
  const order = async () => {
    const { status, body } = await createApi(withoutAnnouncements(app))(
      "POST",
      `/api/public/${shop.slug}/orders`,
      {
        body: orderBody(shop),
      },
    );
    expect(status).toBe(200);
    return body.total;
  };
  const first = await countQueries(order);
  const next = await countQueries(order);
  expect(first - next).toBe(1);
  const before = await order();
  await send("PATCH", `/products/${shop.margherita}`, { basePrice: 11 });
  expect([before, await order()]).toEqual([17, 22]);
  expect(await countQueries(order)).toBe(next);
});

test("dishes that are named one after the other are known together, until the hours of one turn", async () => {
  const evening = [{ days: [1, 2, 3, 4, 5, 6, 7], from: "14:00", to: "23:00" }];
  const late = await seedProduct(app, shop);
  await send("PATCH", `/products/${late}`, { availability: evening });
  const known = await app.shops.findVersion(shop.slug);
  if (!known) throw new Error("The restaurant is not open.");
  const read = async (...ids: string[]) => (await app.shops.getDishes(known, ids)).products;
  await read(shop.margherita);
  expect((await read(late)).get(late)?.offHours).toBe(true);
  expect(await countQueries(() => read(shop.margherita, late))).toBe(0);
  expect(await countQueries(() => read(shop.margherita, "prd_unknown"))).toBe(1);
  app.clock.advance({ hours: 3 });
  expect((await read(late)).get(late)?.offHours).toBe(false);
});
