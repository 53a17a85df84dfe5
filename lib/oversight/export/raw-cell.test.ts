import { expect, it } from "vitest";
import { cellOf } from "./raw-cell";

const [TEXT, INTEGER, INSTANT, BOOLEAN, JSON_BINARY] = [25, 23, 1184, 16, 3802];

it.each([
  [INTEGER, "-5", "-5"],
  [BOOLEAN, "t", "true"],
  [BOOLEAN, "f", "false"],
  [INSTANT, "2026-11-18 11:00:00+00", "2026-11-18T11:00:00.000Z"],
  [INSTANT, "2026-11-18 11:00:00.5+00", "2026-11-18T11:00:00.500Z"],
  [INSTANT, "2026-11-18 11:00:00.123+00", "2026-11-18T11:00:00.123Z"],
  [JSON_BINARY, '{"a": "x, \\"y\\""}', '"{""a"": ""x, \\""y\\""""}"'],
  [JSON_BINARY, '"=1+1"', "'=1+1"],
  [TEXT, "=1+1", "'=1+1"],
  [TEXT, "+39 011 1", "+39 011 1"],
  [TEXT, 'a "b", c', '"a ""b"", c"'],
  [TEXT, "plain", "plain"],
  [INSTANT, null, ""],
])("writes a value of type %i, %s, as %s", (type, value, cell) => {
  expect(cellOf(type)(value)).toBe(cell);
});
