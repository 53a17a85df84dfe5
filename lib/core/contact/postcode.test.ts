import { describe, expect, it } from "vitest";
import { isPostcode, listsPostcode, plainPostcode } from "./postcode";

describe("plainPostcode", () => {
  it.each([
    ["10123", "10123"],
    [" 10 123 ", "10123"],
    ["I-10123", "10123"],
    ["D 10178", "10178"],
    ["TX 78704", "78704"],
    ["sw1a 1aa", "SW1A1AA"],
    ["150-0043", "1500043"],
    ["1012 ab", "1012AB"],
    ["１０１２３", "10123"],
    ["–", ""],
  ])("reads %j as %j", (text, plain) => {
    expect(plainPostcode(text)).toBe(plain);
  });
});

describe("isPostcode", () => {
  it.each([
    ["10123", "IT"],
    ["SW1A", "GB"],
    ["SW1A 1AA", "GB"],
    ["78704", "US"],
    ["78704-1234", "US"],
    ["1012", "NL"],
    ["1012 AB", "NL"],
    ["150-0043", "JP"],
    ["AD500", "AD"],
  ])("takes %s in %s", (text, country) => {
    expect(isPostcode(text, country)).toBe(true);
  });

  it.each([
    ["1012", "IT"],
    ["Torino", "IT"],
    ["", "IT"],
    ["10123, 10124", "IT"],
    ["7870", "US"],
    ["x".repeat(11), "AD"],
  ])("refuses %j in %s", (text, country) => {
    expect(isPostcode(text, country)).toBe(false);
  });
});

describe("listsPostcode", () => {
  it("finds a postcode however it is written", () => {
    expect(listsPostcode(["10123", "10124"], "I-10 124", "IT")).toBe(true);
    expect(listsPostcode(["10123"], "10125", "IT")).toBe(false);
  });

  it("finds the district of a postcode that goes down to houses", () => {
    expect(listsPostcode(["SW1A"], "sw1a1aa", "GB")).toBe(true);
    expect(listsPostcode(["SW1"], "SW1A 1AA", "GB")).toBe(false);
    expect(listsPostcode(["78704"], "78704-1234", "US")).toBe(true);
    expect(listsPostcode(["1012"], "1012 AB", "NL")).toBe(true);
  });

  it("takes no part of a postcode for a district where there are none", () => {
    expect(listsPostcode(["101"], "10123", "IT")).toBe(false);
  });

  it("finds nothing without a postcode", () => {
    expect(listsPostcode(["10123"], null, "IT")).toBe(false);
    expect(listsPostcode([""], "", "IT")).toBe(false);
  });
});
