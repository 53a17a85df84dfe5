import { expect, it } from "vitest";
import { codeOfStep } from "./authenticator.mjs";

/** RFC 6238, appendix B: the secret "12345678901234567890". */
it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [20_000_000_000, "353130"],
])("shows at second %i what RFC 6238 says", (second, code) => {
  expect(codeOfStep("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", Math.floor(second / 30))).toBe(code);
});
