import { describe, expect, it } from "vitest";
import { type DeliveryForm, readDeliveryForm } from "./delivery-form";

const EUR = { currency: "EUR" };
const form: DeliveryForm = {
  pickupEnabled: true,
  deliveryEnabled: false,
  deliveryFee: "2,50",
  deliveryMinimum: "0",
  deliveryRadiusKm: "",
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
