import fc from "fast-check";

/** Becomes a number that JSON can write but no double can hold, when the body is sent. */
export const TOO_LARGE_A_NUMBER = "@1e999";
/** Becomes a list nested deeper than calls can go, when the body is sent. */
export const TOO_DEEP = "@deep";

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.001,
  1.005,
  -0.01,
  1e-7,
  100.5,
  21_474_836.47,
  21_474_836.48,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
  1e308,
  5e-324,
] as const;

/** Texts that break parsers, columns, dates, numbers, patterns and queries elsewhere. */
export const HOSTILE_TEXTS = [
  "",
  " ",
  "0",
  "-1",
  "1e9",
  "NaN",
  "Infinity",
  "null",
  "true",
  "9999999999999999999999",
  "9223372036854775807",
  "9223372036854775808",
  "2147483648",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udc00x",
  "\u202e\u200b\ufeff",
  "e\u0301".repeat(50),
  "🍕".repeat(300),
  "' OR 1=1 --",
  "%",
  "_%\\",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "x".repeat(300),
  "x".repeat(20_000),
  "(".repeat(500),
  "0000-01-01",
  "9999-12-31",
  "2026-02-30",
  "2026-13-01",
  "-000001-01-01T00:00:00Z",
  "+275760-09-13T00:00:00.000Z",
  "0000-01-01T00:00:00.000Z",
  "0001-01-01T00:00:00.000Z",
  "9999-12-31T23:59:59.999Z",
  "9999-12-31T23:59:59-23:59",
  "2026-11-18T11:00:00.000000000000001Z",
  "24:00",
  "25:61",
  "a@b",
  `${"a".repeat(64)}@${"b".repeat(200)}.example`,
  "http://",
  "http://[::1]:0/",
  "https://user:pass@localhost:99999/",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "eyJhbGciOiJub25lIn0.e30.",
  "ord_00000000000000000000000000",
  "ord_zzzzzzzzzzzzzzzzzzzzzzzzzz",
] as const;

const ODD_OBJECTS = [
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1,"valueOf":1,"then":1}',
  '{"length":-1}',
  '{"":""}',
] as const;

/** A value that no field expects: wrong type, edge of a range, far too large, or of a strange shape. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...HOSTILE_TEXTS) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [null],
      [[]],
      [{}],
      TOO_LARGE_A_NUMBER,
      TOO_DEEP,
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_OBJECTS).map((text) => JSON.parse(text) as unknown) },
  { weight: 1, arbitrary: fc.constantFrom(1_000, 20_000).map((count) => Array(count).fill(1)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Bodies that are no JSON, half of it, or JSON of another kind than any contract's. */
export const HOSTILE_BODIES = [
  "",
  "{",
  "null",
  "[]",
  '"text"',
  "0",
  "1e999",
  "true",
  "{}{}",
  '{"a":1,"a":2}',
  "\ufeff{}",
  "[".repeat(100_000),
  `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
  ...ODD_OBJECTS,
] as const;

/** The JSON text of a value, with the placeholders of this file written out. */
export function hostileJson(value: unknown): string {
  return (JSON.stringify(value) ?? "")
    .replaceAll(`"${TOO_LARGE_A_NUMBER}"`, "1e999")
    .replaceAll(`"${TOO_DEEP}"`, () => `${"[".repeat(20_000)}${"]".repeat(20_000)}`);
}
