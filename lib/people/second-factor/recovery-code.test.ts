import { expect, it } from "vitest";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-code";

it("makes ten codes that differ and can be copied by hand", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
});

it("knows a code again however it is typed", () => {
  const hash = recoveryCodeHash("3f9k-0v2m-xw7p-a1bc");
  expect(recoveryCodeHash(" 3F9K 0V2M-XW7PA1BC\n")).toBe(hash);
  expect(recoveryCodeHash("3f9k-0v2m-xw7p-a1bd")).not.toBe(hash);
});
