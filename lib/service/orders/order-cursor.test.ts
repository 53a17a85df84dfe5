import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { readCursor, writeCursor } from "./order-cursor";

const cursor = { createdAt: new Date("2026-11-18T11:00:00.123Z"), id: newId("ord") };

test("leads back to its place", () => {
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

test.each([
  ["nothing", ""],
  ["padding", `${writeCursor(cursor)}=`],
  ["a tail", `${writeCursor(cursor)}A`],
  ["blanks", ` ${writeCursor(cursor)}`],
  ["another alphabet", writeCursor(cursor).replace(/.$/, "+")],
  ["another kind of id", writeCursor({ ...cursor, id: newId("evt") })],
  ["an instant that is none", Buffer.from(`1e3.${cursor.id}`).toString("base64url")],
  ["a second spelling", Buffer.from(`0${cursor.createdAt.getTime()}.${cursor.id}`).toString("base64url")],
])("is not taken with %s", (_, text) => {
  expect(readCursor(text)).toBeNull();
});
