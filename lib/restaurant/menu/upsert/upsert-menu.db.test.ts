import { describe, expect } from "vitest";
import { keyFor } from "@/lib/testing/api-keys";
import { countQueries } from "@/lib/testing/count-queries";
import { driveMenu } from "@/lib/testing/drive-menu";
import { api, app, shop, shopTest } from "@/lib/testing/fixtures";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { seedTax } from "@/lib/testing/seed-tax";

const it = shopTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "20" });

const { send, publicMenu } = driveMenu(() => ({ api, shop }));
const upsert = (body: object) => send("POST", "/menu/upsert", body);
const done = async (body: object) => {
  const { status, body: answer, text } = await upsert(body);
  expect(status, text).toBe(200);
  return answer;
};
const undo = (batchId: string) => send("POST", `/menu/batches/${batchId}/undo`);
const products = async () => (await send("GET", "/products")).body.products as Record<string, unknown>[];
const called = async (externalId: string) =>
  (await send("GET", `/products?externalId=${externalId}`)).body.products[0];
const bothLists = async () => [await products(), (await send("GET", "/categories")).body.categories];
const withoutRevision = (lists: unknown) =>
  JSON.parse(JSON.stringify(lists, (key, value) => (key === "revision" ? undefined : value)));

const MENU = {
  categories: [
    { externalId: "c-1", name: { en: "Wine" } },
    { externalId: "c-2", name: { en: "Beer" }, visible: false },
  ],
  products: [
    {
      externalId: "p-1",
      categoryExternalId: "c-1",
      name: { en: "Barolo" },
      basePrice: 9,
      status: "active",
      minimumAge: 18,
      optionGroups: [
        {
          name: "Size",
          required: true,
          labels: ["Glass", "Bottle (+30.00)"],
          choices: [
            { label: "Glass", externalId: "m-1" },
            { label: "Bottle (+30.00)", externalId: "m-2" },
          ],
        },
      ],
    },
    { externalId: "p-2", categoryExternalId: "c-2", name: { en: "Pils" }, basePrice: 4.5 },
  ],
};

describe("a menu from a till", () => {
  it("is compared first, made then, and is the same the next time", async () => {
    const before = await bothLists();
    const dry = await done({ ...MENU, dryRun: true });
    expect(dry).toMatchObject({ dryRun: true, batchId: null, changed: [], unchanged: 0, missing: [] });
    expect(
      dry.created.map(({ kind, index, externalId, id }: Record<string, unknown>) => [
        kind,
        index,
        externalId,
        id,
      ]),
    ).toEqual([
      ["category", 0, "c-1", null],
      ["category", 1, "c-2", null],
      ["product", 0, "p-1", null],
      ["product", 1, "p-2", null],
    ]);
    expect(await bothLists()).toEqual(before);
    const made = await done({ ...MENU, menuVersion: dry.menuVersion });
    expect(made.batchId).toMatch(/^mcb_/);
    const ids = made.created.map(({ id }: { id: string }) => id);
    const [barolo, pils] = [await called("p-1"), await called("p-2")];
    expect([barolo.id, pils.id]).toEqual(ids.slice(2));
    expect(barolo).toMatchObject({
      status: "active",
      minimumAge: 18,
      order: 2,
      stock: null,
      available: true,
    });
    expect(pils).toMatchObject({ status: "draft", categoryId: ids[1], order: 3 });
    expect(
      (await publicMenu()).products.map(({ externalId }: { externalId?: string }) => externalId),
    ).toContain("p-1");
    const again = await done(MENU);
    expect(again).toMatchObject({ created: [], changed: [], unchanged: 4, batchId: null });
    expect((await upsert({ ...MENU, menuVersion: dry.menuVersion })).body.error).toBe("MENU_CHANGED");
  });

  it("says field by field what changes, and leaves what it does not name", async () => {
    await done(MENU);
    await send("PATCH", `/products/${(await called("p-1")).id}`, {
      description: { en: "By the house" },
      stock: 3,
    });
    const barolo = await called("p-1");
    const choices = [
      { label: "Calice", externalId: "m-1" },
      { label: "Bottle (+32.00)", externalId: "m-2" },
    ];
    const optionGroups = [{ name: "Size", required: true, labels: ["Calice", "Bottle (+32.00)"], choices }];
    const body = { products: [{ externalId: "p-1", basePrice: 10, name: { en: "Barolo" }, optionGroups }] };
    const { changed, missing, created } = await done(body);
    expect(created).toEqual([]);
    expect(changed).toMatchObject([{ kind: "product", index: 0, externalId: "p-1", id: barolo.id }]);
    const fields = Object.fromEntries(
      changed[0].fields.map(({ field, ...values }: { field: string }) => [field, values]),
    );
    expect(Object.keys(fields).sort()).toEqual(["basePrice", "optionGroups"]);
    expect(fields.basePrice).toEqual({ from: 9, to: 10 });
    expect(missing.map(({ externalId }: { externalId: string }) => externalId)).toEqual([
      "c-1",
      "c-2",
      "p-2",
    ]);
    const after = await called("p-1");
    expect(after).toMatchObject({
      description: { en: "By the house" },
      stock: 3,
      basePrice: 10,
      revision: 2,
    });
    const idsOf = ({ optionGroups: [group] }: typeof after) =>
      group.choices.map(({ id }: { id: string }) => id);
    expect(idsOf(after)).toEqual(idsOf(barolo));
    const [change] = (await send("GET", `/menu/changes?subjectId=${barolo.id}`)).body.changes;
    expect([change.cause, change.fields.sort()]).toEqual(["import", ["basePrice", "optionGroups"]]);
  });

  it("makes what it does not name unavailable only where that is asked for, and nothing of the restaurant's own", async () => {
    await done(MENU);
    const { changed } = await done({ products: [{ externalId: "p-2" }], missing: "unavailable" });
    expect(changed).toMatchObject([
      { externalId: "p-1", index: null, fields: [{ field: "available", from: true, to: false }] },
    ]);
    expect(
      (await products()).filter(({ available }) => !available).map(({ externalId }) => externalId),
    ).toEqual(["p-1"]);
    await done({ products: [{ externalId: "p-1", available: true }] });
    expect((await called("p-1")).available).toBe(true);
  });

  it("is all or nothing, with every problem by place and externalId", async () => {
    const before = await bothLists();
    const { status, body } = await upsert({
      categories: [{ externalId: "c-1" }, { externalId: "c-2", name: { en: "B" }, taxClassId: "txc_no" }],
      products: [
        { externalId: "p-1", categoryExternalId: "c-9", name: { en: "A" }, basePrice: 1.555 },
        { externalId: "p-2", categoryId: shop.categoryId, name: { en: "Fine" }, basePrice: 1 },
        { externalId: "p-3" },
      ],
    });
    expect(status).toBe(400);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([
      "categories.0.name",
      "categories.1.taxClassId",
      "products.0.basePrice",
      "products.0.categoryExternalId",
      "products.2.name",
      "products.2.basePrice",
      "products.2.categoryExternalId",
    ]);
    expect(body.issues[2].message).toContain('externalId "p-1"');
    expect(await bothLists()).toEqual(before);
    const twice = await upsert({ products: [{ externalId: "p-1" }, { externalId: "p-1" }] });
    expect(twice.status).toBe(400);
  });

  it("is done once for an Idempotency-Key, by a program's key within its scope", async () => {
    const headers = {
      authorization: `Bearer ${await keyFor(app, shop, ["menu:write"])}`,
      "idempotency-key": "sync-1",
    };
    const call = () => api("POST", `/api/tenant/${shop.slug}/menu/upsert`, { headers, body: MENU });
    const [first, second] = [await call(), await call()];
    expect([first.status, second.body]).toEqual([200, first.body]);
  });

  it("keeps within the quotas", async () => {
    await app.db.prisma.tenant.update({ where: { id: shop.tenantId }, data: { quotas: { products: 3 } } });
    expect((await upsert(MENU)).body.error).toBe("QUOTA_EXCEEDED");
    expect(await products()).toHaveLength(2);
  });

  it("takes as many round trips for hundreds of dishes as for a few", async () => {
    await seedTax(app, shop);
    const menu = (count: number, basePrice: number) => ({
      categories: [{ externalId: "c-1", name: { en: "Wine" } }],
      products: Array.from({ length: count }, (_, place) => ({
        ...{ externalId: `n-${place}`, categoryExternalId: "c-1", name: { en: `Wine ${place}` }, basePrice },
      })),
    });
    const [few, many] = [3, 400];
    const make = [
      await countQueries(() => done(menu(few, 1))),
      await countQueries(() => done(menu(many, 1))),
    ];
    const change = [
      await countQueries(() => done(menu(few, 2))),
      await countQueries(() => done(menu(many, 3))),
    ];
    expect(make[1]).toBeLessThanOrEqual((make[0] ?? 0) + 2);
    expect(change[1]).toBeLessThanOrEqual((change[0] ?? 0) + 2);
    expect(await products()).toHaveLength(402);
  });
});

describe("an undo", () => {
  it("brings everything back, and can be undone itself", async () => {
    await done(MENU);
    const before = await bothLists();
    const next = {
      categories: [
        { externalId: "c-2", name: { en: "Beers" }, visible: true, order: 0 },
        { externalId: "c-3", name: { en: "New" } },
      ],
      products: [
        { externalId: "p-2", basePrice: 5, categoryExternalId: "c-3", order: 0, allergens: ["gluten"] },
        { externalId: "p-3", categoryExternalId: "c-3", name: { en: "IPA" }, basePrice: 6 },
      ],
    };
    const { batchId } = await done(next);
    const after = await bothLists();
    const undone = await undo(batchId);
    expect(undone.body).toMatchObject({ restored: 2, removed: 2, remade: 0 });
    expect(withoutRevision(await bothLists())).toEqual(withoutRevision(before));
    const redone = await undo(undone.body.batchId);
    expect(redone.body).toMatchObject({ restored: 2, removed: 0, remade: 2 });
    expect(withoutRevision(await bothLists())).toEqual(withoutRevision(after));
  });

  it("leaves other edits alone, and is refused where the same was edited since", async () => {
    await done(MENU);
    const { batchId } = await done({ products: [{ externalId: "p-1", basePrice: 10 }] });
    const { id } = await called("p-1");
    await send("PATCH", `/products/${id}`, { available: false, allergens: ["milk"], stock: 4 });
    expect((await undo(batchId)).status).toBe(200);
    expect(await called("p-1")).toMatchObject({
      basePrice: 9,
      available: false,
      allergens: ["milk"],
      stock: 4,
    });
    const second = await done({ products: [{ externalId: "p-1", basePrice: 11 }] });
    await send("PATCH", `/products/${id}`, { basePrice: 12 });
    expect((await undo(second.batchId)).body.error).toBe("MENU_CHANGED");
    expect((await called("p-1")).basePrice).toBe(12);
  });

  it("deletes nothing that somebody has worked on or added to, and knows no other restaurant's batch", async () => {
    const { batchId } = await done(MENU);
    const categoryId = (await called("p-1")).categoryId;
    const body = { categoryId, name: { en: "Own" }, basePrice: 1 };
    const own = (await send("POST", "/products", body)).body;
    expect((await undo(batchId)).body.error).toBe("MENU_CHANGED");
    await send("DELETE", `/products/${own.id}`);
    await send("POST", `/products/${(await called("p-1")).id}/sold-out`, { until: null });
    expect((await undo(batchId)).status).toBe(200);
    expect((await undo(batchId)).body.error).toBe("MENU_CHANGED");
    expect((await undo("mcb_unknown")).body.error).toBe("MENU_CHANGE_NOT_FOUND");
  });
});

describe("two upserts at once", () => {
  const lock = () => ({
    statement: "SELECT id FROM tenant WHERE id = $1 FOR UPDATE",
    values: [shop.tenantId],
  });

  it("make one menu: each dish once, and the fields of both", async () => {
    await done(MENU);
    const rivals = [
      { externalId: "p-1", name: { en: "Barolo DOCG" } },
      { externalId: "p-1", basePrice: 12 },
    ].map(
      (change) => () =>
        upsert({ products: [change, { ...MENU.products[1], externalId: "p-9", name: { en: "Both" } }] }),
    );
    const results = await meetAtLock(lock(), rivals);
    expect(results.map(({ status, body }) => [status, body.created.length]).sort()).toEqual([
      [200, 0],
      [200, 1],
    ]);
    expect(await called("p-1")).toMatchObject({ name: { en: "Barolo DOCG" }, basePrice: 12, revision: 2 });
    expect((await products()).filter(({ externalId }) => externalId === "p-9")).toHaveLength(1);
  });
});
