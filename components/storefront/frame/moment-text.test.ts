import { createFormatter } from "next-intl";
import { expect, it } from "vitest";
import { momentText, momentTexts } from "./moment-text";

const timeZone = "Europe/Rome";
const formats = { dateTime: { time: { hour: "2-digit", minute: "2-digit" } } } as const;
const write = (instant: string) =>
  momentText(instant, {
    format: createFormatter({ locale: "en-GB", timeZone, formats }),
    now: new Date("2026-11-22T12:00:00Z"),
    timeZone,
  });

it("writes the time alone today in the restaurant's zone, and with the weekday otherwise", () => {
  expect(write("2026-11-22T22:30:00Z")).toBe("23:30");
  expect(write("2026-11-22T23:30:00Z")).toBe("Monday 00:30");
});

it("writes what the services and the dishes of a page say, each instant once", () => {
  const changesAt = "2026-11-22T22:30:00Z";
  const service = { offered: true, open: true, minutes: 20 };
  const dish = { opensAt: "2026-11-23T11:00:00Z" };
  const texts = momentTexts(
    {
      services: { pickup: { ...service, changesAt }, delivery: { ...service, changesAt: null } },
      sections: [{ id: "cat_1", name: "Pizza", dishes: [dish, { opensAt: null }, {}] as never }],
    },
    write,
  );
  expect(texts).toEqual({ [changesAt]: "23:30", [dish.opensAt]: "Monday 12:00" });
});
