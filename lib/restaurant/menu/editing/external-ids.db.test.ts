import { describe, expect } from "vitest";
import { driveMenu } from "@/lib/testing/drive-menu";
import { api, app, shopTest as it, shop } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";

const { send, publicMenu, newCategory, productBody } = driveMenu(() => ({ api, shop }));

const size = {
  name: "Size",
  required: true,
  labels: ["Small", "Large (+2.50)"],
  choices: [
    { label: "Small", externalId: "mod-s" },
    { label: "Large (+2.50)", externalId: "mod-l" },
  ],
};

describe("what a till calls categories and products", () => {
  it("is written, read, found and taken away", async () => {
    const category = (await send("POST", "/categories", { name: { en: "Wine" }, externalId: " c-1 " })).body;
    expect(category.externalId).toBe("c-1");
    const body = { ...productBody(), categoryId: category.id, externalId: "p-1", status: "active" };
    const product = (await send("POST", "/products", body)).body;
    expect(product.externalId).toBe("p-1");
    expect((await send("GET", "/products?externalId=p-1")).body.products).toEqual([product]);
    expect((await send("GET", "/categories?externalId=c-1")).body.categories).toEqual([category]);
    expect((await send("GET", "/products?externalId=p-2")).body.products).toEqual([]);
    expect((await publicMenu()).products.find(({ id }: { id: string }) => id === product.id)).toMatchObject({
      externalId: "p-1",
    });
    const without = await send("PATCH", `/products/${product.id}`, { externalId: null });
    expect(without.body.externalId).toBeNull();
    expect(
      (await send("PATCH", `/categories/${category.id}`, { externalId: null })).body.externalId,
    ).toBeNull();
  });

  it("is one of its kind within a restaurant, and free at another one", async () => {
    const category = (await send("POST", "/categories", { name: { en: "A" }, externalId: "x" })).body;
    const first = (await send("POST", "/products", { ...productBody(), externalId: "x" })).body;
    const second = (await send("POST", "/products", productBody())).body;
    const taken = [409, "EXTERNAL_ID_TAKEN"];
    const codeOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
    expect(codeOf(await send("POST", "/products", { ...productBody(), externalId: "x" }))).toEqual(taken);
    expect(codeOf(await send("PATCH", `/products/${second.id}`, { externalId: "x" }))).toEqual(taken);
    expect(codeOf(await send("POST", "/categories", { name: { en: "B" }, externalId: "x" }))).toEqual(taken);
    const other = (await newCategory("C")).id;
    expect(codeOf(await send("PATCH", `/categories/${other}`, { externalId: "x" }))).toEqual(taken);
    expect((await send("PATCH", `/products/${first.id}`, { externalId: "x" })).status).toBe(200);
    expect((await send("PATCH", `/categories/${category.id}`, { externalId: "x" })).status).toBe(200);
    const there = await seedShop(app);
    const body = { name: { en: "A" }, externalId: "x" };
    const path = `/api/tenant/${there.slug}/categories`;
    expect((await api("POST", path, { as: there.owner, body })).status).toBe(200);
  });

  it("does not go to copies, and comes back with an earlier version unless another has it", async () => {
    const body = { ...productBody(), externalId: "p-9", optionGroups: [size] };
    const product = (await send("POST", "/products", body)).body;
    const copy = (await send("POST", `/products/${product.id}/duplicate`)).body;
    expect(copy.externalId).toBeNull();
    expect(copy.optionGroups[0].choices.map(({ externalId }: { externalId?: string }) => externalId)).toEqual(
      [undefined, undefined],
    );
    expect(copy.optionGroups[0].choices[0].id).not.toBe(product.optionGroups[0].choices[0].id);
    await send("PATCH", `/products/${product.id}`, { externalId: null });
    const [change] = (await send("GET", `/menu/changes?subjectId=${product.id}`)).body.changes;
    expect(change.fields).toEqual(["externalId"]);
    const restore = () => send("POST", `/products/${product.id}/restore`, { changeId: change.id });
    expect((await restore()).body.externalId).toBe("p-9");
    await send("PATCH", `/products/${product.id}`, { externalId: null });
    await send("PATCH", `/products/${copy.id}`, { externalId: "p-9" });
    expect((await restore()).body.error).toBe("EXTERNAL_ID_TAKEN");
  });

  it("goes through a spreadsheet and back", async () => {
    await send("POST", "/products", { ...productBody(), externalId: "=1+1", optionGroups: [size] });
    const { text } = await send("GET", "/menu/export");
    const preview = (await send("POST", "/menu/import/preview", { csv: text })).body;
    expect(preview).toMatchObject({ adds: [], changes: [], problems: [] });
    const { products } = (await send("GET", "/products")).body;
    const csv = `id,external_id\n${products[0].id},till-1\n${products[1].id},till-1\n`;
    const twice = (await send("POST", "/menu/import/preview", { csv })).body;
    expect(twice.problems).toMatchObject([{ line: 3, column: "external_id" }]);
  });
});

describe("choices", () => {
  it("have one entry for each label, with an id that a new price and a new label keep", async () => {
    const product = (await send("POST", "/products", { ...productBody(), optionGroups: [size] })).body;
    const [small, large] = product.optionGroups[0].choices;
    expect([small, large]).toEqual([
      { label: "Small", id: expect.stringMatching(/^opt_/), priceDelta: 0, externalId: "mod-s" },
      { label: "Large (+2.50)", id: expect.stringMatching(/^opt_/), priceDelta: 2.5, externalId: "mod-l" },
    ]);
    const change = (optionGroups: object[]) =>
      send("PATCH", `/products/${product.id}`, { optionGroups }).then(
        ({ body }) => body.optionGroups[0].choices,
      );
    const plain = { name: "Size", required: true, labels: ["Small", "Large (+3.00)"] };
    expect(await change([plain])).toEqual([small, { ...large, label: "Large (+3.00)", priceDelta: 3 }]);
    const renamed = { ...plain, name: "Format", labels: ["Klein", "Groß (+3.00)"] };
    const choices = [
      { label: "Klein", id: small.id },
      { label: "Groß (+3.00)", id: large.id, externalId: null },
    ];
    expect(await change([{ ...renamed, choices }])).toEqual([
      { ...small, label: "Klein" },
      { label: "Groß (+3.00)", id: large.id, priceDelta: 3 },
    ]);
  });

  it("are called by one name once within a product", async () => {
    const choices = size.choices.map((choice) => ({ ...choice, externalId: "same" }));
    const { status, body } = await send("POST", "/products", {
      ...productBody(),
      optionGroups: [{ ...size, choices }],
    });
    expect([status, body.issues[0].path]).toEqual([400, "optionGroups.0.choices.1.externalId"]);
  });
});
