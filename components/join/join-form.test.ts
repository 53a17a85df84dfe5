import { describe, expect, it } from "vitest";
import { emptyJoinForm, readPosition, registration, suggestions } from "./join-form";

describe("the first step of joining", () => {
  it("suggests zone, currency and languages from the country", () => {
    expect(suggestions("JP")).toEqual({
      country: "JP",
      timeZone: "Asia/Tokyo",
      currency: "JPY",
      language: "ja",
      secondLanguage: "en",
    });
    expect(suggestions("GB")).toMatchObject({ language: "en", secondLanguage: "" });
  });

  it.each([
    ["45.07, 7.69", { latitude: 45.07, longitude: 7.69 }],
    ["-33.86 151.2", { latitude: -33.86, longitude: 151.2 }],
    ["91, 0", undefined],
    ["Via Roma 1", undefined],
    ["", undefined],
  ])("reads the place %j", (text, place) => {
    expect(readPosition(text)).toEqual(place);
  });

  it("is sent as the API takes it, in its zone's main city until its place is known", () => {
    const form = { ...emptyJoinForm("IT"), name: " Bar Uno ", slug: "Bar-Uno", email: " a@b.example " };
    expect(registration(form)).toMatchObject({
      restaurant: { name: "Bar Uno", slug: "bar-uno", latitude: 41.9, locales: ["it", "en"] },
      owner: { email: "a@b.example" },
      termsAccepted: true,
    });
  });
});
