import { expect, it } from "vitest";
import { bytesNeeded, requireRoom } from "./disk.mjs";

const size = { restaurants: 100, orders: 100_000, largest: 5_000, years: 2, skew: 1, seed: 1 };
const needed = bytesNeeded(size);

it("refuses a fill that the disk cannot take, and says how much it takes", () => {
  expect(() => requireRoom(size, { have: 0, free: needed - 1 })).toThrow(
    /need about 3\.3 GB more, and only 3\.3 GB are free/,
  );
});

it("counts what is filled already", () => {
  expect(requireRoom(size, { have: needed / 2, free: needed / 2 })).toContain("1.6 GB more; 1.6 GB are free");
});

it("says that it cannot know the disk of another machine", () => {
  expect(requireRoom(size, { have: 0, free: null })).toContain("on another machine");
});
