import { expect, it } from "vitest";
import { BILL_NOTES, findBillNote } from "./bill-note";

it("knows the platform's own notes, and leaves what somebody has written", () => {
  for (const [key, note] of Object.entries(BILL_NOTES)) expect(findBillNote(note)).toBe(key);
  expect(findBillNote("Cold soup")).toBeNull();
  expect(findBillNote("")).toBeNull();
});
