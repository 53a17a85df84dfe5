import { describe, expect, it } from "vitest";
import { newTables, type ServiceForm, serviceProblem, serviceSettings } from "./service-form";

const day = [{ open: "12:00", close: "22:00" }];
const weekly = {
  monday: [],
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
};
const form: ServiceForm = {
  hours: { weekly, specialDays: {} },
  pickup: true,
  delivery: false,
  radius: "",
  fee: "",
  bookings: false,
  tables: { two: 2, four: 1, six: 0 },
  cash: true,
  card: false,
};

describe("the second step of joining", () => {
  it.each([
    [{}, null],
    [{ hours: { weekly: { ...weekly, friday: [{ open: "x", close: "22:00" }] }, specialDays: {} } }, "hours"],
    [{ pickup: false }, "nothing"],
    [{ delivery: true, radius: "far" }, "radius"],
    [{ delivery: true, radius: "3", fee: "a lot" }, "fee"],
    [{ bookings: true, tables: { two: 0, four: 0, six: 0 } }, "tables"],
    [{ cash: false }, "payment"],
    [{ cash: false, card: true }, "payment"],
    [{ cash: false, pickup: false, bookings: true }, null],
  ])("with %o has the problem %j", (changes, problem) => {
    expect(serviceProblem({ ...form, ...changes }, "EUR")).toBe(problem);
  });

  it("takes no bookings without tables, and closes them where none are wanted", () => {
    expect(newTables(form)).toEqual([]);
    expect(newTables({ ...form, bookings: true }).map(({ name, seats }) => [name, seats])).toEqual([
      ["1", 2],
      ["2", 2],
      ["3", 4],
    ]);
    expect(serviceSettings(form, "EUR").openingHours?.reservation?.weekly.friday).toEqual([]);
    expect(
      serviceSettings({ ...form, bookings: true }, "EUR").openingHours?.reservation?.weekly.friday,
    ).toEqual(day);
  });

  it("reads what delivery costs and how far it goes", () => {
    const settings = serviceSettings({ ...form, delivery: true, radius: "3,5", fee: "2,50" }, "EUR");
    expect(settings).toMatchObject({ deliveryEnabled: true, deliveryRadiusKm: 3.5, deliveryFee: 2.5 });
  });
});
