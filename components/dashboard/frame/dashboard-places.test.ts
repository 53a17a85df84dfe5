import { describe, expect, it } from "vitest";
import { phoneTabs } from "@/components/frame/work/places";
import { type DashboardPlaceGroup, placeGroups } from "./dashboard-places";

const namesOf = (groups: readonly DashboardPlaceGroup[]) =>
  groups.flatMap(({ places }) => places.map(({ name }) => name));

describe("the places of the dashboard", () => {
  it("leaves out what staff may not open, and groups that are empty then", () => {
    const groups = placeGroups(false);
    expect(namesOf(groups)).not.toContain("coupons");
    expect(groups.every(({ places }) => places.length > 0)).toBe(true);
    expect(namesOf(placeGroups(true))).toContain("coupons");
  });

  it("has no address twice", () => {
    const paths = placeGroups(true).flatMap(({ places }) => places.map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("fits a phone: at most five tabs, the last one leading to the rest", () => {
    for (const manages of [true, false]) {
      const groups = placeGroups(manages);
      const { tabs, more } = phoneTabs(groups);
      expect(tabs.length + Number(more)).toBeLessThanOrEqual(5);
      expect(more).toBe(namesOf(groups).length > 5);
    }
  });
});
