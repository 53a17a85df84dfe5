import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { readPageCursor, writePageCursor } from "./page-cursor";

const cursor = { at: new Date("2026-11-18T11:00:00.123Z"), id: newId("ord") };

test("leads back to its place", () => {
  expect(readPageCursor(writePageCursor(cursor), "ord")).toEqual(cursor);
});

test.each([
  ["nothing", ""],
  ["padding", `${writePageCursor(cursor)}=`],
  ["a tail", `${writePageCursor(cursor)}A`],
  ["blanks", ` ${writePageCursor(cursor)}`],
  ["another alphabet", writePageCursor(cursor).replace(/.$/, "+")],
  ["another kind of id", writePageCursor({ ...cursor, id: newId("evt") })],
  ["an instant that is none", Buffer.from(`1e3.${cursor.id}`).toString("base64url")],
  ["a second spelling", Buffer.from(`0${cursor.at.getTime()}.${cursor.id}`).toString("base64url")],
])("is not taken with %s", (_, text) => {
  expect(readPageCursor(text, "ord")).toBeNull();
});

test("is taken with any kind of id where a list has several", () => {
  const other = { ...cursor, id: newId("evt") };
  expect(readPageCursor(writePageCursor(other))).toEqual(other);
});
