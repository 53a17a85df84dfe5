import { expect, it } from "vitest";
import { openSealedSecret, sealSecret } from "./sealed-secret";

const KEY = "a-secret-for-tests-only-0123456789abcdef";

it("opens for the same user and key alone, and only as it was sealed", () => {
  const sealed = sealSecret(KEY, "usr_1", "GEZDGNBV");
  expect(sealed).not.toContain("GEZDGNBV");
  expect(sealSecret(KEY, "usr_1", "GEZDGNBV")).not.toBe(sealed);
  expect(openSealedSecret(KEY, "usr_1", sealed)).toBe("GEZDGNBV");
  expect(openSealedSecret(KEY, "usr_2", sealed)).toBeNull();
  expect(openSealedSecret(`${KEY}!`, "usr_1", sealed)).toBeNull();
  const bytes = Buffer.from(sealed, "base64url");
  for (const place of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(openSealedSecret(KEY, "usr_1", changed.toString("base64url")), `byte ${place}`).toBeNull();
  }
  for (const nonsense of ["", "AAAA"]) expect(openSealedSecret(KEY, "usr_1", nonsense)).toBeNull();
});
