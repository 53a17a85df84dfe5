import { expect, test } from "vitest";
import { batched, batchedByGroup } from "./batched";

/** Work that ends when the test says so. */
function heldWork() {
  const begun: { inputs: string[]; end: () => void; break: (error: Error) => void }[] = [];
  const work = (inputs: string[]) =>
    new Promise<string[]>((resolve, reject) => {
      const round = begun.length + 1;
      begun.push({
        inputs,
        end: () => resolve(inputs.map((input) => `${input} in ${round}`)),
        break: reject,
      });
    });
  return { begun, work };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const keyOf = (input: string) => input.charAt(0);

test("one that comes alone begins at once, and those that come meanwhile go together", async () => {
  const { begun, work } = heldWork();
  const run = batched(work, { keyOf, most: 10 });
  const first = run("a");
  expect(begun.map(({ inputs }) => inputs)).toEqual([["a"]]);
  const others = Promise.all([run("b"), run("c")]);
  begun[0]?.end();
  expect(await first).toBe("a in 1");
  await settle();
  begun[1]?.end();
  expect(await others).toEqual(["b in 2", "c in 2"]);
});

test("two of one key are never under way together, and keep their order", async () => {
  const { begun, work } = heldWork();
  const run = batched(work, { keyOf, most: 10 });
  const all = Promise.all([run("a1"), run("a2"), run("b1"), run("a3")]);
  for (let round = 0; round < 3; round++) {
    await settle();
    begun[round]?.end();
  }
  expect(await all).toEqual(["a1 in 1", "a2 in 2", "b1 in 2", "a3 in 3"]);
});

test("a batch holds no more than it may", async () => {
  const { begun, work } = heldWork();
  const run = batched(work, { keyOf, most: 2 });
  const all = Promise.all(["a", "b", "c", "d"].map(run));
  for (let round = 0; round < 3; round++) {
    await settle();
    begun[round]?.end();
  }
  await all;
  expect(begun.map(({ inputs }) => inputs.length)).toEqual([1, 2, 1]);
});

test("one that fails fails those that went with it, and nobody else", async () => {
  const { begun, work } = heldWork();
  const run = batched(work, { keyOf, most: 10 });
  const first = run("a");
  const failing = Promise.allSettled([run("b"), run("c")]);
  begun[0]?.end();
  await first;
  await settle();
  const later = run("d");
  begun[1]?.break(new Error("gone"));
  expect((await failing).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await settle();
  begun[2]?.end();
  expect(await later).toBe("d in 3");
});

test("groups do not wait for each other, and begin anew once nothing of them is left", async () => {
  const { begun, work } = heldWork();
  const run = batchedByGroup(work, { groupOf: (input) => input.charAt(1), keyOf, most: 10 });
  const first = run("a1");
  const waits = run("b1");
  const other = run("a2");
  expect(begun.map(({ inputs }) => inputs)).toEqual([["a1"], ["a2"]]);
  begun[1]?.end();
  expect(await other).toBe("a2 in 2");
  begun[0]?.end();
  expect(await first).toBe("a1 in 1");
  await settle();
  begun[2]?.end();
  expect(await waits).toBe("b1 in 3");
  const again = run("a1");
  expect(begun).toHaveLength(4);
  begun[3]?.end();
  expect(await again).toBe("a1 in 4");
});
