import { expect, test } from "vitest";
import { coalesce } from "./coalesce";

/** A look-up that ends when the test says so. */
function heldLookUp() {
  const begun: { keys: string[]; end: () => void; break: (error: Error) => void }[] = [];
  const lookUp = (keys: string[]) =>
    new Promise<Map<string, string>>((resolve, reject) => {
      const round = begun.length + 1;
      const end = () => resolve(new Map(keys.map((key) => [key, `${key} of ${round}`])));
      begun.push({ keys, end, break: reject });
    });
  return { begun, lookUp };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("callers that wait together share one look-up", async () => {
  const { begun, lookUp } = heldLookUp();
  const find = coalesce(lookUp);
  const answers = Promise.all([find("a"), find("b"), find("a")]);
  await settle();
  expect(begun.map(({ keys }) => keys)).toEqual([["a", "b"]]);
  begun[0]?.end();
  expect(await answers).toEqual(["a of 1", "b of 1", "a of 1"]);
});

test("a caller never gets what was looked up before it asked", async () => {
  const { begun, lookUp } = heldLookUp();
  const find = coalesce(lookUp);
  const early = find("a");
  await settle();
  const late = find("a");
  await settle();
  expect(begun).toHaveLength(1);
  begun[0]?.end();
  expect(await early).toBe("a of 1");
  await settle();
  begun[1]?.end();
  expect(await late).toBe("a of 2");
});

test("a look-up that fails fails its own callers only", async () => {
  const { begun, lookUp } = heldLookUp();
  const find = coalesce(lookUp);
  const failing = find("a");
  await settle();
  const next = find("a");
  begun[0]?.break(new Error("gone"));
  await expect(failing).rejects.toThrow("gone");
  await settle();
  begun[1]?.end();
  expect(await next).toBe("a of 2");
});

test("who waited for one that ran into a time limit does not wait for a second one", async () => {
  const timeOut = Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
  const { begun, lookUp } = heldLookUp();
  const find = coalesce(lookUp);
  const failing = find("a");
  await settle();
  const next = find("a");
  begun[0]?.break(timeOut);
  await expect(failing).rejects.toThrow("lock timeout");
  await expect(Promise.race([next, settle()])).rejects.toThrow("lock timeout");
  const alone = find("a");
  await settle();
  begun[1]?.break(timeOut);
  await expect(alone).rejects.toThrow("lock timeout");
  const later = find("a");
  await settle();
  begun[2]?.end();
  expect(await later).toBe("a of 3");
});

test("what is not found is undefined", async () => {
  const find = coalesce(async () => new Map<string, string>());
  expect(await find("a")).toBeUndefined();
});
