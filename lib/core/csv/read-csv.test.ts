import fc from "fast-check";
import { expect, it, test } from "vitest";
import { toCsv } from "./csv";
import { guarded, readCsv, unguarded } from "./read-csv";

const cells = (text: string) => readCsv(text)?.map((record) => record.cells);

test.each([
  [
    "a,b\r\n1,2\r\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "a,b\n1,2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ['\uFEFFa\n"x ""y"", z"\n', [["a"], ['x "y", z']]],
  ['a\n"two\r\nlines"\n', [["a"], ["two\r\nlines"]]],
  [
    "a;b\n1,5;2\n",
    [
      ["a", "b"],
      ["1,5", "2"],
    ],
  ],
  [
    "a,b\n\n,\n",
    [
      ["a", "b"],
      ["", ""],
    ],
  ],
  ['a\n""\n', [["a"], [""]]],
])("reads %j", (text, records) => {
  expect(cells(text)).toEqual(records);
});

it("names the line that a record begins on", () => {
  expect(readCsv('a\n"one\ntwo"\nb\n')?.map(({ line }) => line)).toEqual([1, 2, 4]);
});

it("reads nothing from a cell that never ends", () => {
  expect(readCsv('a\n"open')).toBeNull();
});

it("reads back every table that is written", () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "=1",
      "+39 011",
      "'+39 011",
      "'=1",
      "\n=1",
      "'\n",
      "\uFF1D1",
      "'\uFF20",
      "''-",
      '"',
      ",",
      "\n",
      "\r\n",
      "x\ry",
      "'",
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ a: cell, b: cell }), { maxLength: 5 }), (rows) => {
      const text = toCsv(
        ["a", "b"],
        rows.map(({ a, b }) => ({ a: guarded(a), b: guarded(b) })),
      );
      const read = readCsv(text)?.slice(1);
      expect(read?.map((record) => record.cells.map(unguarded))).toEqual(rows.map(({ a, b }) => [a, b]));
    }),
  );
});
