import { describe, expect, it } from "vitest";
import { namedOptionId, optionIdOf } from "@/lib/restaurant/pricing/option-id";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import { type GivenOption, settleOptions } from "./settle-options";

const given = (...options: (string | (Partial<GivenOption> & { label: string }))[]) => [
  {
    name: "Size",
    required: false,
    min: 0,
    max: 1,
    options: options.map((option) =>
      typeof option === "string"
        ? parseOptionLabel(option, "EUR")
        : { ...parseOptionLabel(option.label, "EUR"), ...option },
    ),
  },
];
const settle = (before: OptionGroup[] | null, groups: Parameters<typeof settleOptions>[0]) =>
  settleOptions(groups, before && { id: "prd_1", optionGroups: before });
const idsOf = (groups: OptionGroup[]) =>
  Object.fromEntries(
    groups[0]?.options.map((option) => [option.name, optionIdOf("prd_1", "Size", option)]) ?? [],
  );

const made = settle(null, given("Small", { label: "Large (+2.50)", externalId: "mod-7" }));
const ids = idsOf(made);

describe("ids of options", () => {
  it("follow from dish, group and name, whatever the price, and are all different", () => {
    expect(made[0]?.options.map(({ id }) => id)).toEqual([undefined, undefined]);
    expect(ids.Large).toBe(namedOptionId("prd_1", "Size", "Large (+9.00)"));
    expect(ids.Large).toMatch(/^opt_[0-9a-z]{18}$/);
    const places: [string, string, string][] = [
      ["prd_1", "Size", "Large"],
      ["prd_2", "Size", "Large"],
      ["prd_1", "Größe", "Large"],
      ["prd_1", "Size", "Small"],
    ];
    expect(new Set(places.map((place) => namedOptionId(...place))).size).toBe(4);
  });

  it("do not collide within a hundred thousand", () => {
    const many = Array.from({ length: 100_000 }, (_, place) =>
      namedOptionId("prd_1", "Size", `Option ${place}`),
    );
    expect(new Set(many).size).toBe(many.length);
  });

  it("stay with a new price in a request with labels alone, and so does the externalId", () => {
    const after = settle(made, given("Large (+3.00)", "Small"));
    expect(idsOf(after)).toEqual(ids);
    expect(after[0]?.options[0]?.externalId).toBe("mod-7");
  });

  it("stay with a new name where the request names the id, and then without it", () => {
    const renamed = settle(made, given("Small", { label: "Grande (+2.50)", id: ids.Large }));
    expect(idsOf(renamed).Grande).toBe(ids.Large);
    expect(renamed[0]?.options[1]).toMatchObject({ id: ids.Large, externalId: "mod-7" });
    const again = settle(renamed, given("Small", "Grande (+4.00)"));
    expect(idsOf(again)).toEqual(idsOf(renamed));
  });

  it("are not given twice to an option that takes the former name of another, wherever it is", () => {
    const orders: Parameters<typeof given>[] = [
      ["Large", { label: "Grande", id: ids.Large }],
      [{ label: "Grande", id: ids.Large }, "Large"],
    ];
    for (const options of orders) {
      const after = settle(made, given(...options));
      expect(idsOf(after).Grande).toBe(ids.Large);
      expect(idsOf(after).Large).not.toBe(ids.Large);
      expect(idsOf(settle(after, given("Large", "Grande")))).toEqual(idsOf(after));
      expect(after[0]?.options.filter(({ externalId }) => externalId)).toHaveLength(1);
    }
  });

  it("of other dishes are ignored, as is any id of a dish that is made", () => {
    expect(settle(null, given({ label: "Small", id: "opt_other" }))[0]?.options[0]?.id).toBeUndefined();
    expect(idsOf(settle(made, given({ label: "Small", id: "opt_other" }))).Small).toBe(ids.Small);
  });
});

describe("externalId of options", () => {
  it("finds an option under another label", () => {
    const renamed = settle(made, given("Small", { label: "Grande (+3.00)", externalId: "mod-7" }));
    expect(idsOf(renamed).Grande).toBe(ids.Large);
  });

  it("is taken away by null, and goes over to the option that is given it", () => {
    const without = settle(made, given("Small", { label: "Large (+2.50)", externalId: null }));
    expect(without[0]?.options[1]?.externalId).toBeUndefined();
    const moved = settle(made, given({ label: "Small", externalId: "mod-7" }, "Large (+2.50)"));
    expect(moved[0]?.options.map(({ externalId }) => externalId)).toEqual(["mod-7", undefined]);
  });

  it("survives labels alone through a rename of nothing else", () => {
    expect(settle(made, given("Small", "Large (+2.50)"))).toEqual(made);
  });
});
