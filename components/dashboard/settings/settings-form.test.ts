import { describe, expect, it } from "vitest";
import type { Week } from "@/lib/restaurant/hours/opening-hours";
import { readSettingsForm, type SettingsForm } from "./settings-form";

const allDay = [{ open: "00:00", close: "24:00" }];
const week: Week = {
  monday: allDay,
  tuesday: allDay,
  wednesday: allDay,
  thursday: allDay,
  friday: allDay,
  saturday: allDay,
  sunday: [],
};
const hours = { weekly: week, specialDays: { "2026-12-25": [] } };
const form: SettingsForm = {
  openingHours: { pickup: hours, delivery: hours, reservation: hours },
  pickupEnabled: true,
  deliveryEnabled: false,
  paymentMethods: {
    cash: true,
    card: false,
    wallets: false,
    klarna: false,
    paypal: false,
    satispay: false,
    bancontact: false,
    ideal: false,
  },
  accent: "#7a1f3d",
  deliveryFee: "2,50",
  deliveryMinimum: "0",
  deliveryRadiusKm: "",
  prepMinutes: "20",
  deliveryMinutes: "15",
  cancelGraceMinutes: "5",
};

describe("readSettingsForm", () => {
  it("reads numbers the way they are typed, an empty radius as no limit", () => {
    expect(readSettingsForm(form, "EUR")).toMatchObject({
      ok: true,
      body: { deliveryFee: 2.5, deliveryRadiusKm: null, prepMinutes: 20, openingHours: { pickup: hours } },
    });
    expect(readSettingsForm({ ...form, deliveryRadiusKm: "4,5" }, "EUR")).toMatchObject({
      body: { deliveryRadiusKm: 4.5 },
    });
  });

  it("names every field that has to be put right", () => {
    const broken = { weekly: { ...week, friday: [{ open: "18:00", close: "25:00" }] }, specialDays: {} };
    const wrong = {
      ...form,
      deliveryFee: "free",
      deliveryRadiusKm: "0",
      prepMinutes: "-5",
      openingHours: { ...form.openingHours, delivery: broken },
    };
    expect(readSettingsForm(wrong, "EUR")).toEqual({
      ok: false,
      problems: {
        deliveryFee: "numberInvalid",
        deliveryRadiusKm: "numberInvalid",
        prepMinutes: "numberInvalid",
        "openingHours.delivery": "timeInvalid",
      },
    });
  });
});
