import { describe, expect, it } from "vitest";
import { briefDuration, writtenDuration } from "./duration";

describe("a duration", () => {
  it.each([
    [0, { form: "minutes", minutes: 0 }],
    [59, { form: "minutes", minutes: 59 }],
    [60, { form: "hours", hours: 1 }],
    [61, { form: "both", hours: 1, minutes: 1 }],
    [551, { form: "both", hours: 9, minutes: 11 }],
    [1439, { form: "both", hours: 23, minutes: 59 }],
    [1441, { form: "hours", hours: 24 }],
  ])("of %i minutes is written in hours and minutes", (minutes, written) => {
    expect(writtenDuration(minutes)).toEqual(written);
  });
});

describe("a duration without room", () => {
  it.each([
    [45, { form: "minutes", minutes: 45 }],
    [120, { form: "hours", hours: 2 }],
    [545, { form: "both", hours: 9, minutes: "05" }],
    [700, { form: "hours", hours: 11 }],
  ])("of %i minutes has two digits of minutes, and none from ten hours on", (minutes, written) => {
    expect(briefDuration(minutes)).toEqual(written);
  });
});
