import { expect, test } from "vitest";
import { findUnstorableText } from "./storable-text";

test.each([
  [{ name: "Ada", items: [{ notes: "🍕" }] }, null],
  [{ name: "a\0" }, "name"],
  [{ items: [{ notes: "fine" }, { notes: "\ud800" }] }, "items.1.notes"],
  [{ options: { "\0": ["x"] } }, "options"],
  ["\0", ""],
  [null, null],
])("%j has unstorable text at %j", (value, path) => expect(findUnstorableText(value)).toBe(path));
