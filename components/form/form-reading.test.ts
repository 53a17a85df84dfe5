import { describe, expect, it } from "vitest";
import { type FormReading, issuesOf, problemWords, readingOf } from "./form-reading";

describe("readingOf", () => {
  it("is what is wrong, or the body when nothing is", () => {
    const problems = { price: "invalid" as const, name: undefined };
    expect(readingOf(problems, { price: 0 })).toEqual({ ok: false, problems });
    expect(readingOf({ ...problems, price: undefined }, { price: 12 })).toEqual({
      ok: true,
      body: { price: 12 },
    });
  });
});

describe("problemWords", () => {
  const words = (reading: FormReading<unknown, "invalid">) =>
    problemWords(reading, (problem, field) => `${field} is ${problem}`);

  it("says at each field in words what is wrong with it", () => {
    expect(words({ ok: false, problems: { price: "invalid", name: undefined } })).toEqual({
      price: "price is invalid",
    });
  });

  it("finds nothing wrong in what can be read", () => {
    expect(words({ ok: true, body: { price: 12 } })).toEqual({});
  });
});

describe("issuesOf", () => {
  it("names the fields of the body as the form does", () => {
    const issues = [
      { path: "body.name", message: "is too long" },
      { path: "body", message: "is too large" },
    ];
    expect(issuesOf({ issues })).toEqual([["name", "is too long"]]);
  });
});
