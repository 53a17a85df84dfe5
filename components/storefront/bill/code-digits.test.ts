import { expect, it } from "vitest";
import { codeDigits } from "./code-digits";

it("reads the digits of every keyboard, and nothing else", () => {
  for (const text of ["0481", " 04-81 ", "０４８１", "٠٤٨١", "۰۴۸۱", "048199"]) {
    expect(codeDigits(text, 4)).toBe("0481");
  }
  expect(codeDigits("code", 4)).toBe("");
});
