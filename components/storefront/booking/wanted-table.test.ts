import { expect, it } from "vitest";
import { readWantedTable } from "./wanted-table";

it("reads the table that a link asks for", () => {
  expect(readWantedTable({ date: "2026-11-21", time: "19:30", guests: "4" })).toEqual({
    date: "2026-11-21",
    time: "19:30",
    guests: 4,
  });
});

it("leaves to the guest what cannot be", () => {
  const nothing = { date: null, time: null, guests: null };
  expect(readWantedTable({})).toEqual(nothing);
  expect(readWantedTable({ date: "2026-02-30", time: "25:00", guests: "-1" })).toEqual(nothing);
  expect(readWantedTable({ date: ["2026-11-21", "x"], guests: "two" })).toEqual(nothing);
});
