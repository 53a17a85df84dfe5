import { describe, expect, it } from "vitest";
import { newTotpSecret, STEP_SECONDS, stepOfCode, totpUri } from "./totp";

/** RFC 6238, appendix B, SHA-1: the secret "12345678901234567890" and the last six digits of its codes. */
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("a code", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ])("at %i s is the one of RFC 6238", (seconds, code) => {
    const step = Math.floor(seconds / STEP_SECONDS);
    expect(stepOfCode(RFC_SECRET, code, new Date(seconds * 1000))).toBe(step);
  });

  it.each([
    [-60, null],
    [-30, 37_037_036],
    [0, 37_037_036],
    [30, 37_037_036],
    [60, null],
  ])("is good with a clock that is %i s off: %s", (offSeconds, expected) => {
    const now = new Date((1_111_111_109 + offSeconds) * 1000);
    expect(stepOfCode(RFC_SECRET, "081804", now)).toBe(expected);
  });

  it("that is wrong belongs to no step", () => {
    for (const code of ["000000", "81804", "0818041", "", "abcdef", "081 804"])
      expect(stepOfCode(RFC_SECRET, code, new Date(1_111_111_109_000))).toBeNull();
  });
});

describe("a secret", () => {
  it("has 160 bits, is new each time and is in the address that apps read", () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
    const uri = new URL(totpUri(secret, "owner@luigi.example"));
    expect([uri.protocol, uri.host]).toEqual(["otpauth:", "totp"]);
    expect(decodeURIComponent(uri.pathname)).toBe("/Bazar:owner@luigi.example");
    expect(uri.searchParams.get("secret")).toBe(secret);
    expect(uri.searchParams.get("issuer")).toBe("Bazar");
  });
});
