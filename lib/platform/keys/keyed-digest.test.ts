import { expect, it } from "vitest";
import { nameOfKey } from "./derived-key";
import type { KeyRing } from "./key-ring";
import { digestText } from "./keyed-digest";

const OLD = "a-secret-for-tests-only-0123456789abcdef";
const NEW = "the-next-secret-for-tests-0123456789abcdef";
const OF = { purpose: "tests", owner: "t_1" };

it("is one digest for each key, and another for another text, owner or purpose", () => {
  const [digest] = digestText([OLD], OF, "ABCD");
  expect(digest).toMatch(/^[\w-]{43}$/);
  const ring: KeyRing = [NEW, OLD];
  expect(digestText(ring, OF, "ABCD")).toEqual([digestText([NEW], OF, "ABCD")[0], digest]);
  const others = [
    digestText([OLD], OF, "ABCE"),
    digestText([OLD], { ...OF, owner: "t_2" }, "ABCD"),
    digestText([OLD], { ...OF, owner: "t_1A" }, "BCD"),
    digestText([OLD], { ...OF, purpose: "others" }, "ABCD"),
    digestText([NEW], OF, "ABCD"),
  ].flat();
  expect(new Set([digest, ...others]).size).toBe(6);
});

it("names a key by what does not show it", () => {
  expect(nameOfKey(OLD)).toMatch(/^[\w-]{16}$/);
  expect(nameOfKey(OLD)).toBe(nameOfKey(OLD));
  expect(nameOfKey(NEW)).not.toBe(nameOfKey(OLD));
});
