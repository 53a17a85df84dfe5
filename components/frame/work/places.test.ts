import { describe, expect, it } from "vitest";
import { phoneTabs } from "./places";

const places = (count: number, tabs: number) =>
  Array.from({ length: count }, (_, index) => (index < tabs ? { index, tab: true as const } : { index }));

describe("the tabs of a phone", () => {
  it("are all places where five suffice", () => {
    expect(phoneTabs([{ places: places(2, 0) }, { places: places(3, 0) }])).toMatchObject({
      tabs: { length: 5 },
      more: false,
    });
  });

  it("are at most four beside the one that leads to the rest", () => {
    expect(phoneTabs([{ places: places(9, 6) }])).toMatchObject({ tabs: { length: 4 }, more: true });
  });
});
