import { describe, expect } from "vitest";
import { applyMenuSchedule } from "@/lib/restaurant/menu/schedule/apply-menu-schedule";
import { driveMenu } from "@/lib/testing/drive-menu";
import { api, app, shopTest as it, shop } from "@/lib/testing/fixtures";

const { send, productBody } = driveMenu(() => ({ api, shop }));
const changesOf = async (subjectId: string) =>
  (await send("GET", `/menu/changes?subjectId=${subjectId}`)).body.changes;
const dish = async () => (await send("GET", `/products/${shop.margherita}`)).body;
const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

describe("the history of the menu", () => {
  it("says who changed what, from what to what, and nothing about what stayed", async () => {
    await send("PATCH", `/products/${shop.margherita}`, { basePrice: 9.5, stock: 4 });
    await send("PATCH", `/products/${shop.margherita}`, { basePrice: 9.5, stock: 3 });
    const [change, ...others] = await changesOf(shop.margherita);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ actor: "Test Staff", cause: "edit", fields: ["basePrice"] });
    expect([change.before.basePrice, change.after.basePrice]).toEqual([8.5, 9.5]);
  });

  it("gives an earlier version back, and leaves stock and availability alone", async () => {
    const before = await dish();
    await send("PATCH", `/products/${shop.margherita}`, { name: { en: "Queen" }, basePrice: 9.5 });
    await send("PATCH", `/products/${shop.margherita}`, { allergens: [], available: false, stock: 2 });
    const first = (await changesOf(shop.margherita)).at(-1);
    const { body } = await send("POST", `/products/${shop.margherita}/restore`, { changeId: first.id });
    expect(body).toEqual({ ...before, available: false, stock: 2, revision: 3 });
    expect((await changesOf(shop.margherita))[0].cause).toBe("restore");
  });

  it("brings a deleted dish back", async () => {
    const { recipe: _, revision: __, order: ___, ...before } = await dish();
    await send("DELETE", `/products/${shop.margherita}`);
    const [deleted] = await changesOf(shop.margherita);
    expect(deleted.after).toBeNull();
    const { status } = await send("POST", `/products/${shop.margherita}/restore`, { changeId: deleted.id });
    expect(status).toBe(200);
    expect(await dish()).toMatchObject(before);
  });

  it("restores nothing from before a dish was made, nor from another's history", async () => {
    const made = (await send("POST", "/products", productBody())).body;
    const [{ id: changeId }] = await changesOf(made.id);
    for (const productId of [made.id, shop.margherita]) {
      const { status, body } = await send("POST", `/products/${productId}/restore`, { changeId });
      expect([status, body.error]).toEqual([404, "MENU_CHANGE_NOT_FOUND"]);
    }
  });
});

describe("a scheduled change", () => {
  const schedule = (minutes: number, changes: object) =>
    send("POST", "/menu/schedule", { productId: shop.margherita, at: inMinutes(minutes), changes });

  it("is made once when its time has come, by whichever of many workers", async () => {
    const { body } = await schedule(10, { basePrice: 11, status: "draft" });
    expect((await send("GET", "/menu/schedule")).body.scheduled).toEqual([body]);
    await applyMenuSchedule(app);
    expect(await dish()).toMatchObject({ basePrice: 8.5, revision: 0 });
    app.clock.advance({ minutes: 10 });
    const made = await Promise.all(Array.from({ length: 6 }, () => applyMenuSchedule(app)));
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await dish()).toMatchObject({ basePrice: 11, status: "draft", revision: 1 });
    expect((await send("GET", "/menu/schedule")).body.scheduled).toEqual([]);
    expect((await changesOf(shop.margherita))[0]).toMatchObject({ cause: "schedule", actor: null });
  });

  it("can be removed, and goes with its dish", async () => {
    const { body } = await schedule(10, { available: false });
    await schedule(20, { available: true });
    for (const _ of [1, 2]) expect((await send("DELETE", `/menu/schedule/${body.id}`)).status).toBe(204);
    expect((await send("GET", "/menu/schedule")).body.scheduled).toHaveLength(1);
    await send("DELETE", `/products/${shop.margherita}`);
    expect((await send("GET", "/menu/schedule")).body.scheduled).toEqual([]);
  });

  it.each([
    ["a time that is past", -1, { available: true }],
    ["nothing to change", 5, {}],
    ["a price that is none", 5, { basePrice: 1.005 }],
  ])("refuses %s", async (_, minutes, changes) => {
    expect((await schedule(minutes, changes)).status).toBe(400);
  });
});
