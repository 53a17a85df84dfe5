import { describe, expect, it } from "vitest";
import { WEEKDAYS } from "@/lib/core/time/zone";
import {
  orderingNow,
  orderingState,
  type ServiceSettings,
  serviceState,
} from "@/lib/restaurant/hours/service-state";

const daily = (open: string, close: string) => ({
  weekly: Object.fromEntries(
    WEEKDAYS.map((day) => [day, [{ open, close }]]),
  ) as ServiceSettings["openingHours"]["pickup"]["weekly"],
  specialDays: {},
});
const never = { weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as never, specialDays: {} };

/** Pickup 11 to 22, delivery 12 to 21, tables 18 to 23; UTC. */
const settings = (changes: Partial<ServiceSettings> = {}): ServiceSettings => ({
  timeZone: "UTC",
  openingHours: {
    pickup: daily("11:00", "22:00"),
    delivery: daily("12:00", "21:00"),
    reservation: daily("18:00", "23:00"),
  },
  pausedUntil: null,
  pickupEnabled: true,
  deliveryEnabled: true,
  ...changes,
});
const at = (time: string) => new Date(`2026-11-18T${time}:00Z`);

describe("serviceState", () => {
  it("tells until when a service is open", () => {
    expect(serviceState(settings(), "pickup", at("13:00"))).toEqual({
      offered: true,
      open: true,
      until: "2026-11-18T22:00:00.000Z",
      opensAt: null,
    });
  });

  it("tells when a closed service opens", () => {
    expect(serviceState(settings(), "delivery", at("21:00"))).toEqual({
      offered: true,
      open: false,
      until: null,
      opensAt: "2026-11-19T12:00:00.000Z",
    });
  });

  it("closes orders, but not tables, during a pause", () => {
    const paused = settings({ pausedUntil: at("20:00") });
    expect(serviceState(paused, "pickup", at("19:00"))).toMatchObject({
      open: false,
      opensAt: at("20:00").toISOString(),
    });
    expect(serviceState(paused, "reservation", at("19:00")).open).toBe(true);
  });

  it("never opens what is not offered", () => {
    const state = serviceState(settings({ deliveryEnabled: false }), "delivery", at("13:00"));
    expect(state).toEqual({ offered: false, open: false, until: null, opensAt: null });
  });
});

describe("orderingState", () => {
  it("takes the service that is open, and of two the one that is open longer", () => {
    expect(orderingState(settings(), at("11:30")).until).toBe("2026-11-18T22:00:00.000Z");
    expect(orderingState(settings(), at("13:00")).until).toBe("2026-11-18T22:00:00.000Z");
    const delivering = settings({
      openingHours: { ...settings().openingHours, delivery: daily("08:00", "23:30") },
    });
    expect(orderingState(delivering, at("09:00")).until).toBe("2026-11-18T23:30:00.000Z");
    expect(orderingState(delivering, at("13:00")).until).toBe("2026-11-18T23:30:00.000Z");
  });

  it("takes the service that opens first while both are closed", () => {
    expect(orderingState(settings(), at("09:00")).opensAt).toBe("2026-11-18T11:00:00.000Z");
    expect(orderingState(settings({ pickupEnabled: false }), at("09:00")).opensAt).toBe(
      "2026-11-18T12:00:00.000Z",
    );
    expect(orderingState(settings({ deliveryEnabled: false }), at("09:00")).opensAt).toBe(
      "2026-11-18T11:00:00.000Z",
    );
  });

  it("does not end what never closes", () => {
    const always = settings({
      openingHours: { ...settings().openingHours, pickup: daily("00:00", "24:00") },
    });
    expect(orderingState(always, at("13:00"))).toMatchObject({ open: true, until: null });
  });

  it("promises nothing where neither service ever opens", () => {
    const closed = settings({ openingHours: { pickup: never, delivery: never, reservation: never } });
    expect(orderingState(closed, at("13:00"))).toMatchObject({ open: false, until: null, opensAt: null });
  });
});

describe("orderingNow", () => {
  it("tells the same as orderingState at every hour, in a pause, and with one service", () => {
    const cases = [{}, { pausedUntil: at("13:30") }, { pickupEnabled: false }, { deliveryEnabled: false }];
    for (const changes of cases) {
      for (let hour = 0; hour < 24; hour += 1) {
        const now = at(`${String(hour).padStart(2, "0")}:00`);
        expect(orderingState(settings(changes), now)).toMatchObject(orderingNow(settings(changes), now));
      }
    }
  });

  it("is not offered where neither service is", () => {
    const neither = settings({ pickupEnabled: false, deliveryEnabled: false });
    expect(orderingNow(neither, at("13:00"))).toEqual({ offered: false, open: false });
  });
});
