import { expect, it } from "vitest";
import { draftChange } from "./draft-change";

const theme = { accent: " #7a1f3d ", displayFont: "fraunces", heroImage: "/hero.webp", logoImage: null };

it("tells the draft of the part that was changed, and of no other", () => {
  expect(draftChange("accent", theme)).toEqual({ accent: "#7a1f3d" });
  expect(draftChange("displayFont", theme)).toEqual({ displayFont: "fraunces" });
  expect(draftChange("heroImage", theme)).toEqual({ heroImage: "/hero.webp" });
  expect(draftChange("logoImage", theme)).toEqual({ logoImage: null });
});

it("waits until a color is written out", () => {
  expect(draftChange("accent", { ...theme, accent: "#7a1f" })).toBeNull();
});
