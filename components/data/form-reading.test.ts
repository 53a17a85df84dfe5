import { describe, expect, it } from "vitest";
import { ApiFailure } from "./api-failure";
import { type FormReading, issuesOf, readingResolver } from "./form-reading";

type Form = { price: string };

const read = ({ price }: Form): FormReading<{ price: number }, "invalid"> =>
  Number.isNaN(Number(price))
    ? { ok: false, problems: { price: "invalid" } }
    : { ok: true, body: { price: Number(price) } };

describe("readingResolver", () => {
  const resolve = readingResolver(read, (problem, field) => `${field} is ${problem}`);
  const ask = (price: string) =>
    resolve({ price }, undefined, { fields: {}, shouldUseNativeValidation: false });

  it("gives a form that can be read to its submit as the body", () => {
    expect(ask("12")).toEqual({ values: { price: 12 }, errors: {} });
  });

  it("says at each field in words what is wrong with it", () => {
    expect(ask("twelve")).toEqual({
      values: {},
      errors: { price: { type: "invalid", message: "price is invalid" } },
    });
  });
});

describe("issuesOf", () => {
  it("names the fields of the body as the form does", () => {
    const issues = [
      { path: "body.name", message: "is too long" },
      { path: "body", message: "is too large" },
    ];
    const failure = new ApiFailure({
      status: 400,
      code: "ANY",
      message: "",
      issues,
      retryAfterSeconds: null,
    });
    expect(issuesOf(failure)).toEqual([["name", "is too long"]]);
  });
});
