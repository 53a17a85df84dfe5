import { describe, expect, it } from "vitest";
import { ApiFailure } from "./api-failure";
import { type Choice, changesOf, clashesOf, saveOver } from "./save-over";

type Dish = { name: string; price: number; tags: string[] };
const READ: Dish = { name: "Soup", price: 9, tags: [] };

/** A server with a dish that somebody else changes, and the calls of a form that was read before. */
function world(theirs: Partial<Dish>, choice: Choice | null = null) {
  const stored: Dish = { ...READ, ...theirs };
  const asked: string[][] = [];
  const sent: Partial<Dish>[] = [];
  return {
    asked,
    sent,
    save: (body: Partial<Dish>, etag: string | null = null) =>
      saveOver<Dish, Partial<Dish>>({
        read: READ,
        begun: READ,
        etag,
        body,
        load: async () => ({ state: stored, etag: '"2"' }),
        send: async (changes, tag) => {
          if (tag !== '"2"')
            throw new ApiFailure({
              ...{ status: 412, code: "PRECONDITION_FAILED", message: "", issues: [] },
              ...{ retryAfterSeconds: null, current: stored, etag: '"2"' },
            });
          sent.push(changes);
          return { ...stored, ...changes };
        },
        choose: async (clashes) => {
          asked.push(clashes.map(({ field }) => field));
          return choice;
        },
      }),
  };
}

describe.each([
  ["unknown", null],
  ["old", '"1"'],
])("with an ETag that is %s", (_, etag) => {
  it("keeps what others changed in fields that the form leaves alone, and asks nothing", async () => {
    const { save, asked, sent } = world({ price: 10 });
    expect(await save({ ...READ, name: "Broth" }, etag)).toEqual({ name: "Broth", price: 10, tags: [] });
    expect([asked, sent]).toEqual([[], [{ name: "Broth" }]]);
  });

  it("asks about the same field, and saves mine", async () => {
    const { save, asked } = world({ price: 10 }, "mine");
    expect(await save({ name: "Broth", price: 11 }, etag)).toEqual({ name: "Broth", price: 11, tags: [] });
    expect(asked).toEqual([["price"]]);
  });

  it("leaves theirs where they are chosen, and saves the rest", async () => {
    const { save, sent } = world({ price: 10 }, "theirs");
    expect(await save({ name: "Broth", price: 11 }, etag)).toEqual({ name: "Broth", price: 10, tags: [] });
    expect(sent).toEqual([{ name: "Broth" }]);
  });

  it("sends nothing where theirs are all there is, or the question is left", async () => {
    const chosen = world({ price: 10 }, "theirs");
    expect(await chosen.save({ price: 11 }, etag)).toEqual({ ...READ, price: 10 });
    const left = world({ price: 10 }, null);
    expect(await left.save({ price: 11 }, etag)).toBeNull();
    expect([chosen.sent, left.sent]).toEqual([[], []]);
  });
});

it("compares what is meant, not how it is written", () => {
  expect(clashesOf({ name: { a: "1", b: "2" } }, { name: { b: "2", a: "1" } }, { name: { a: "3" } })).toEqual(
    [],
  );
  expect(clashesOf({ end: null }, { end: "2030" }, { end: "2030" })).toEqual([]);
  expect(changesOf({ name: { a: "1", b: "2" } }, { name: { b: "2", a: "1" }, price: 3 })).toEqual({
    price: 3,
  });
});
