import { describe, expect } from "vitest";
import { driveMenu } from "@/lib/testing/drive-menu";
import { api, app, shopTest as it, shop } from "@/lib/testing/fixtures";

const { send } = driveMenu(() => ({ api, shop }));
const preview = async (csv: string, removeMissing = false) =>
  (await send("POST", "/menu/import/preview", { csv, removeMissing })).body;
const products = async () => (await send("GET", "/products")).body.products;

describe("an import", () => {
  it("shows the difference, makes it once, and writes it into the history", async () => {
    const csv = [
      "id,category,name:en,price",
      `${shop.margherita},Pizza,Margherita,9.20`,
      ",Pizza,Marinara,7",
      "",
    ].join("\r\n");
    const seen = await preview(csv, true);
    expect(seen).toMatchObject({
      adds: [{ line: 3, name: { en: "Marinara" } }],
      changes: [{ line: 2, id: shop.margherita, fields: ["basePrice"], priceBefore: 8.5, priceAfter: 9.2 }],
      removes: [{ id: shop.diavola }],
      unchanged: 0,
      problems: [],
    });
    expect(await products()).toHaveLength(2);
    const body = { csv, removeMissing: true, menuVersion: seen.menuVersion };
    expect((await send("POST", "/menu/import", body)).body).toEqual({ added: 1, changed: 1, removed: 1 });
    expect(
      (await products()).map(({ name, status }: { name: object; status: string }) => [name, status]),
    ).toEqual([
      [{ en: "Margherita", it: "Margherita" }, "active"],
      [{ en: "Marinara" }, "draft"],
    ]);
    const { changes } = (await send("GET", "/menu/changes")).body;
    expect(changes.map(({ cause }: { cause: string }) => cause)).toEqual(["import", "import", "import"]);
  });

  it("is refused when the menu was edited after the preview, and when something is wrong", async () => {
    const csv = "category,name:en,price\nPizza,Soup,9\n";
    const { menuVersion } = await preview(csv);
    await send("PATCH", `/products/${shop.diavola}`, { basePrice: 13 });
    const late = await send("POST", "/menu/import", { csv, menuVersion });
    expect([late.status, late.body.error]).toEqual([409, "MENU_CHANGED"]);

    const wrong = "id,category,name:en,price\nprd_x,Pizza,A,1\n,Soups,B,1\n,Pizza,C,1.005\n,Pizza,D\n";
    const seen = await preview(wrong);
    expect(seen.problems.map(({ line, column }: { line: number; column: string }) => [line, column])).toEqual(
      [
        [2, "id"],
        [3, "category"],
        [4, "price"],
        [5, ""],
      ],
    );
    const refused = await send("POST", "/menu/import", { csv: wrong, menuVersion: seen.menuVersion });
    expect([refused.status, refused.body.error]).toEqual([400, "VALIDATION_FAILED"]);
    expect(await products()).toHaveLength(2);
  });

  it("is made by one of many rivals, and sales do not spoil it", async () => {
    await send("PATCH", `/products/${shop.margherita}`, { stock: 5 });
    const csv = "category,name:en,price\nPizza,Soup,9\n";
    const { menuVersion } = await preview(csv);
    await app.db.prisma.product.updateMany({ where: { id: shop.margherita }, data: { stock: 1 } });
    const rivals = Array.from({ length: 6 }, () => send("POST", "/menu/import", { csv, menuVersion }));
    const statuses = (await Promise.all(rivals)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await products()).toHaveLength(3);
    expect((await products())[0].stock).toBe(1);
  });

  it("of what was exported changes nothing", async () => {
    const { text, headers } = await send("GET", "/menu/export");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const seen = await preview(text, true);
    expect(seen).toMatchObject({ adds: [], changes: [], removes: [], unchanged: 2, problems: [] });
  });
});
