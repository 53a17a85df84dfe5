import { describe, expect, it } from "vitest";
import { addPostcodes, type DeliveryForm, readDeliveryForm } from "./delivery-form";

const EUR = { currency: "EUR", country: "IT" };
const form: DeliveryForm = {
  pickupEnabled: true,
  deliveryEnabled: false,
  deliveryFee: "2,50",
  deliveryMinimum: "0",
  deliveryRadiusKm: "",
  deliveryPostcodes: ["10123"],
  newPostcodes: "",
  refusesUnplaced: false,
  prepMinutes: "20",
  deliveryMinutes: "15",
  cancelGraceMinutes: "5",
  scheduleOn: true,
  scheduleDays: "2",
  ordersPerSlot: "",
};

describe("readDeliveryForm", () => {
  it("reads numbers the way they are typed, an empty radius as no limit", () => {
    expect(readDeliveryForm(form, EUR)).toMatchObject({
      ok: true,
      body: { deliveryFee: 2.5, deliveryRadiusKm: null, prepMinutes: 20 },
    });
    expect(readDeliveryForm({ ...form, deliveryRadiusKm: "4,5" }, EUR)).toMatchObject({
      body: { deliveryRadiusKm: 4.5 },
    });
  });

  it("reads scheduled orders, with no limit where none is typed, and none at all where they are off", () => {
    expect(readDeliveryForm(form, EUR)).toMatchObject({ body: { scheduleDays: 2, ordersPerSlot: null } });
    const off = { ...form, scheduleOn: false, scheduleDays: "" };
    expect(readDeliveryForm(off, EUR)).toMatchObject({ ok: true, body: { scheduleDays: null } });
    expect(readDeliveryForm({ ...form, scheduleDays: "15", ordersPerSlot: "0" }, EUR)).toEqual({
      ok: false,
      problems: { scheduleDays: "scheduleDaysInvalid", ordersPerSlot: "perSlotInvalid" },
    });
  });

  it("reads the postcodes with what is typed and not yet added, and what becomes of unknown addresses", () => {
    expect(readDeliveryForm({ ...form, newPostcodes: "10124" }, EUR)).toMatchObject({
      body: { deliveryPostcodes: ["10123", "10124"], unplacedAddresses: "accept" },
    });
    expect(readDeliveryForm({ ...form, refusesUnplaced: true }, EUR)).toMatchObject({
      body: { unplacedAddresses: "refuse" },
    });
    expect(readDeliveryForm({ ...form, newPostcodes: "Torino" }, EUR)).toEqual({
      ok: false,
      problems: { newPostcodes: "postcodesInvalid" },
    });
  });

  it("names every field that has to be put right", () => {
    const wrong = { ...form, deliveryFee: "free", deliveryRadiusKm: "0", prepMinutes: "-5" };
    expect(readDeliveryForm(wrong, EUR)).toEqual({
      ok: false,
      problems: {
        deliveryFee: "amountInvalid",
        deliveryRadiusKm: "radiusInvalid",
        prepMinutes: "minutesInvalid",
      },
    });
  });
});

describe("addPostcodes", () => {
  const add = (typed: string, country = "IT", listed: string[] = []) =>
    addPostcodes(listed, { typed, country });

  it.each([
    ["10124, 10123", "IT", ["10123", "10124"]],
    ["10124 10123\n10122;10122", "IT", ["10122", "10123", "10124"]],
    ["I-10123", "IT", ["10123"]],
    ["SW1A 1AA, sw1p", "GB", ["SW1A1AA", "SW1P"]],
    ["  ", "IT", []],
  ])("reads %j in %s as %j", (typed, country, postcodes) => {
    expect(add(typed, country)).toEqual({ ok: true, postcodes });
  });

  it.each(["1012", "10123, Torino", "10123 x"])("refuses %j", (typed) => {
    expect(add(typed)).toEqual({ ok: false, problem: "postcodesInvalid" });
  });

  it("lists no more than 300", () => {
    const listed = Array.from({ length: 300 }, (_, index) => String(20_000 + index));
    expect(add("20000", "IT", listed)).toMatchObject({ ok: true });
    expect(add("10123", "IT", listed)).toEqual({ ok: false, problem: "postcodesTooMany" });
  });
});
