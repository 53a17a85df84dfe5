import { describe, expect, it } from "vitest";
import { readKeyRing } from "./key-ring";

const OLD = "o".repeat(32);
const NEW = "n".repeat(32);

describe("a key ring", () => {
  it("has the newest key first", () => {
    expect(readKeyRing(OLD)).toEqual([OLD]);
    expect(readKeyRing(`${NEW},${OLD}`)).toEqual([NEW, OLD]);
    expect(readKeyRing(` ${NEW} , ${OLD}, `)).toEqual([NEW, OLD]);
  });

  it.each(["", ",", "short", `${NEW},short`, `short,${OLD}`])("is none for %j", (text) => {
    expect(readKeyRing(text)).toBeNull();
  });
});
