import { expect, it } from "vitest";
import { createByteCache } from "@/lib/platform/byte-cache";
import { createVersionedReader, serves, type Versioned } from "./versioned";

type Text = Versioned & { text: string };

const NOON = new Date("2026-11-18T12:00:00Z");
const later = (ms: number) => new Date(NOON.getTime() + ms);
const text = (version: bigint, words: string, times: Partial<Versioned> = {}): Text => ({
  ...{ version, text: words, madeAt: NOON, freshUntil: null },
  ...times,
});
const asked = (version: bigint, ms = 0) => ({ version, now: later(ms) });
const newReader = () => createVersionedReader<Text>(createByteCache(100));

it("serves whoever asks for its version or an older one, from when it was made until it changes", () => {
  const made = text(3n, "three", { freshUntil: later(10) });
  expect([2n, 3n, 4n].map((version) => serves(made, asked(version)))).toEqual([true, true, false]);
  expect([-1, 0, 9, 10].map((ms) => serves(made, asked(3n, ms)))).toEqual([false, true, true, false]);
});

it("loads what is not kept, too old or over, and only then", async () => {
  const reader = newReader();
  let loads = 0;
  const read = async (version: bigint, ms = 0) => {
    const load = async () => {
      loads += 1;
      return {
        value: text(version, `load ${loads}`, { madeAt: later(ms), freshUntil: later(ms + 10) }),
        bytes: 1,
      };
    };
    return (await reader.read("a", asked(version, ms), load)).text;
  };
  expect([
    await read(1n),
    await read(1n, 5),
    await read(2n, 5),
    await read(1n, 6),
    await read(2n, 15),
  ]).toEqual([...["load 1", "load 1", "load 2", "load 2", "load 3"]]);
});

it("shares a load among readers of its version, and lets nobody wait for one that may be too old", async () => {
  const reader = newReader();
  const ends: (() => void)[] = [];
  const load = (version: bigint) => () =>
    new Promise<{ value: Text; bytes: number }>((resolve) => {
      ends.push(() => resolve({ value: text(version, `of ${version}`), bytes: 1 }));
    });
  const reads = [1n, 1n, 2n].map((version) => reader.read("a", asked(version), load(version)));
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect((await reads[2])?.text).toBe("of 2");
  ends[0]?.();
  expect((await Promise.all(reads)).map((each) => each.text)).toEqual(["of 1", "of 1", "of 2"]);
  expect(reader.find("a", asked(1n))?.text).toBe("of 2");
});

it("tries again after a load that failed, and keeps nothing that is not worth it", async () => {
  const reader = newReader();
  await expect(reader.read("a", asked(1n), () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  const read = await reader.read("a", asked(1n), async () => ({ value: text(1n, "one"), bytes: null }));
  expect([read.text, reader.find("a", asked(1n))]).toEqual(["one", null]);
});
