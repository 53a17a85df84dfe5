import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Coordinates, distanceKm, isWithinRadius } from "@/lib/restaurant/delivery/radius";

const turin: Coordinates = { lat: 45.0703, lng: 7.6869 };
const berlin: Coordinates = { lat: 52.52, lng: 13.405 };
const HALF_WAY_ROUND_KM = 20_015.12;

describe("distanceKm", () => {
  test.each<[string, Coordinates, Coordinates, number]>([
    ["nowhere", turin, turin, 0],
    ["Turin to Berlin", turin, berlin, 927.5],
    ["a degree of latitude", { lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 111.2],
    ["a degree of longitude at 60 north", { lat: 60, lng: 0 }, { lat: 60, lng: 1 }, 55.6],
    ["over the date line", { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111.2],
    ["pole to pole", { lat: 90, lng: 0 }, { lat: -90, lng: 77 }, HALF_WAY_ROUND_KM],
    ["the other side of the globe", { lat: 12, lng: 34 }, { lat: -12, lng: -146 }, HALF_WAY_ROUND_KM],
  ])("%s", (_name, a, b, km) => expect(distanceKm(a, b)).toBeCloseTo(km, 0));

  it("is the same there and back, never negative, never more than half way round", () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const km = distanceKm(a, b);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(HALF_WAY_ROUND_KM);
        expect(distanceKm(b, a)).toBeCloseTo(km, 6);
      }),
    );
  });
});

describe("isWithinRadius", () => {
  it("includes the edge and nothing beyond it", () => {
    const near = { lat: turin.lat + 0.04, lng: turin.lng };
    const km = distanceKm(turin, near);
    expect(isWithinRadius(turin, near, km)).toBe(true);
    expect(isWithinRadius(turin, near, km - 0.001)).toBe(false);
    expect(isWithinRadius(turin, { lat: 0, lng: 0 }, 5)).toBe(false);
  });
});
