import { expect, it } from "vitest";
import { distanceText } from "./distance-text";

it("measures as the restaurant's country does, in the visitor's language", () => {
  expect(distanceText(0.849, { language: "de", country: "DE" })).toBe("0,8 km");
  expect(distanceText(0, { language: "en", country: "IT" })).toBe("0.1 km");
  expect(distanceText(23.7, { language: "it", country: "IT" })).toBe("24 km");
  expect(distanceText(8.05, { language: "en", country: "US" })).toBe("5 mi");
});
