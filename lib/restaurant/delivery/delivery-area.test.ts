import { describe, expect, it } from "vitest";
import { boundsAround, type DeliveryArea, judgeAddress, nearestKm } from "./delivery-area";

const TURIN = { lat: 45.0703, lng: 7.6869 };
const ROME = { lat: 41.9028, lng: 12.4964 };
const area = (changes: Partial<DeliveryArea> = {}): DeliveryArea => ({
  latitude: TURIN.lat,
  longitude: TURIN.lng,
  country: "IT",
  deliveryRadiusKm: 5,
  deliveryPostcodes: [],
  ...changes,
});
const point = (at: { lat: number; lng: number }) => ({ kind: "point", at }) as const;
const within = (at: { lat: number; lng: number }, km: number) =>
  ({ kind: "within", bounds: boundsAround(at, km) }) as const;

describe("judgeAddress", () => {
  it("measures a point against the radius", () => {
    const judge = (at: { lat: number; lng: number }) =>
      judgeAddress(area(), { postcode: "10123", position: point(at) });
    expect(judge({ lat: 45.08, lng: 7.69 })).toEqual({ verdict: "inside", reason: "WITHIN_RADIUS" });
    expect(judge(ROME)).toEqual({ verdict: "outside", reason: "BEYOND_RADIUS" });
  });

  it("lets a listed postcode in beyond the radius", () => {
    const listing = area({ deliveryPostcodes: ["10024"] });
    const moncalieri = { lat: 45.001, lng: 7.683 };
    expect(judgeAddress(listing, { postcode: "10024", position: point(moncalieri) })).toEqual({
      verdict: "inside",
      reason: "POSTCODE_LISTED",
    });
    expect(judgeAddress(listing, { postcode: "10025", position: point(moncalieri) }).verdict).toBe("outside");
    expect(judgeAddress(listing, { postcode: "10024", position: null }).verdict).toBe("inside");
  });

  it("without a radius delivers to the listed postcodes alone, and to everywhere without any", () => {
    const listOnly = area({ deliveryRadiusKm: null, deliveryPostcodes: ["10123"] });
    expect(judgeAddress(listOnly, { postcode: "10123", position: null }).verdict).toBe("inside");
    expect(judgeAddress(listOnly, { postcode: "10124", position: point(TURIN) })).toEqual({
      verdict: "outside",
      reason: "POSTCODE_NOT_LISTED",
    });
    const everywhere = area({ deliveryRadiusKm: null });
    expect(judgeAddress(everywhere, { postcode: null, position: point(ROME) })).toEqual({
      verdict: "inside",
      reason: "NO_LIMIT",
    });
  });

  it("says of a rough position only what is sure", () => {
    const judge = (position: ReturnType<typeof within> | null) =>
      judgeAddress(area(), { postcode: "10121", position });
    expect(judge(within(ROME, 20))).toEqual({ verdict: "outside", reason: "BEYOND_RADIUS" });
    expect(judge(within(TURIN, 1))).toEqual({ verdict: "unplaced", reason: "POSITION_UNKNOWN" });
    expect(judge(within({ lat: 45.0, lng: 7.5 }, 14)).verdict).toBe("unplaced");
    expect(judge(null)).toEqual({ verdict: "unplaced", reason: "POSITION_UNKNOWN" });
  });
});

describe("nearestKm", () => {
  it("is nothing within the bounds and the way to their edge outside", () => {
    expect(nearestKm(TURIN, boundsAround(TURIN, 2))).toBe(0);
    const north = { lat: TURIN.lat + 10 / 111.2, lng: TURIN.lng };
    expect(nearestKm(TURIN, boundsAround(north, 4))).toBeCloseTo(6, 1);
  });

  it("claims nothing about bounds across the antimeridian", () => {
    expect(nearestKm({ lat: 0, lng: 0 }, [-20, 177, -12, -178])).toBe(0);
  });
});
