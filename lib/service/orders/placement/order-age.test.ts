import { expect, it } from "vitest";
import { ageRefusal, highestAge } from "./order-age";

const products = [{ minimumAge: null }, { minimumAge: 16 }, { minimumAge: 18 }];
const nameAt = (index: number) => ["Pizza", "Beer", "Grappa"][index] ?? "";

it("asks for the highest age of what is ordered", () => {
  expect(highestAge(products)).toBe(18);
  expect(highestAge([{ minimumAge: null }])).toBeNull();
});

it("refuses until the guest has confirmed it, and names what asks for it", () => {
  const refusal = ageRefusal(products, { ageConfirmed: false, nameAt });
  expect(refusal).toMatchObject({ code: "AGE_CONFIRMATION_REQUIRED" });
  expect(refusal?.message).toContain("Grappa is only sold to guests aged 18 or over");
  expect(ageRefusal(products, { ageConfirmed: true, nameAt })).toBeNull();
  expect(ageRefusal([{ minimumAge: null }], { ageConfirmed: false, nameAt })).toBeNull();
});
