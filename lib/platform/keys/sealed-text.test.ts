import { expect, it } from "vitest";
import type { KeyRing } from "./key-ring";
import { openSealedText, sealText } from "./sealed-text";

const KEY = "a-secret-for-tests-only-0123456789abcdef";
const KEYS: KeyRing = [KEY];
const SEAL = { purpose: "tests", owner: "usr_1" };

it("opens for the same purpose, owner and key alone, and only as it was sealed", () => {
  const sealed = sealText(KEYS, SEAL, "GEZDGNBV");
  expect(sealed).not.toContain("GEZDGNBV");
  expect(sealText(KEYS, SEAL, "GEZDGNBV")).not.toBe(sealed);
  expect(openSealedText(KEYS, SEAL, sealed)).toEqual({ text: "GEZDGNBV", isOld: false });
  expect(openSealedText(KEYS, { ...SEAL, owner: "usr_2" }, sealed)).toBeNull();
  expect(openSealedText(KEYS, { ...SEAL, purpose: "cards" }, sealed)).toBeNull();
  expect(openSealedText([`${KEY}!`], SEAL, sealed)).toBeNull();
  const bytes = Buffer.from(sealed, "base64url");
  for (const place of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(openSealedText(KEYS, SEAL, changed.toString("base64url")), `byte ${place}`).toBeNull();
  }
  for (const nonsense of ["", "AAAA"]) expect(openSealedText(KEYS, SEAL, nonsense)).toBeNull();
});

it("opens with an older key as long as the ring has it, and says so", () => {
  const sealed = sealText(KEYS, SEAL, "GEZDGNBV");
  const rotated: KeyRing = ["the-next-secret-for-tests-0123456789abcdef", KEY];
  expect(openSealedText(rotated, SEAL, sealed)).toEqual({ text: "GEZDGNBV", isOld: true });
  const sealedAnew = sealText(rotated, SEAL, "GEZDGNBV");
  expect(openSealedText([rotated[0]], SEAL, sealedAnew)).toEqual({ text: "GEZDGNBV", isOld: false });
  expect(openSealedText([rotated[0]], SEAL, sealed)).toBeNull();
});

it("opens what was sealed before there were rings", () => {
  const seal = { purpose: "bazar second factor", owner: "usr_1" };
  const sealed = "5lMxcuEOzi-tteOmzOneUvBBLYfsE8wWOJDqt7F0tMSrcIT5";
  expect(openSealedText(KEYS, seal, sealed)?.text).toBe("GEZDGNBV");
});
