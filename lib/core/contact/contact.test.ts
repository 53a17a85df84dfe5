import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isEmail, isPhone } from "./contact";
import { EmailInput } from "./contact-contract";

const GOOD = ["ada@example.com", " ada@example.com ", "o'neil+tag@mail.example.co.uk", "a_b-c@x1.io"];
const BAD = [
  "",
  "ada",
  "ada@",
  "@example.com",
  "ada@example",
  "ada byron@example.com",
  "ada@exam ple.com",
  "ada..b@example.com",
  ".ada@example.com",
  "ada.@example.com",
  "ada@@example.com",
  "ada@example.c",
  "ada@example.123",
  "müller@example.com",
  `${"a".repeat(250)}@example.com`,
];

describe("an email address", () => {
  it.each(GOOD)("is %o", (text) => {
    expect([isEmail(text), EmailInput.safeParse(text).success]).toEqual([true, true]);
  });

  it.each(BAD)("is not %o", (text) => {
    expect([isEmail(text), EmailInput.safeParse(text).success]).toEqual([false, false]);
  });

  it.each([...GOOD, ...BAD])("is judged at %o as zod's own pattern does", (text) => {
    expect(isEmail(text)).toBe(z.string().trim().pipe(z.email().max(254)).safeParse(text).success);
  });

  it("is judged in linear time", () => {
    const started = performance.now();
    for (const part of ["a", "a.", "a-", "a@b."]) isEmail(`${part.repeat(100_000)}!`);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe("a phone number", () => {
  it.each(["+39 011 555 0142", "12345", "(011) 555-01"])("is %o", (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each(["", "1234", "call me", "1".repeat(41)])("is not %o", (text) => {
    expect(isPhone(text)).toBe(false);
  });
});
