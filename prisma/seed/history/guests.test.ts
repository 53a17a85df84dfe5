import { describe, expect, it } from "vitest";
import { addressQuery } from "@/lib/restaurant/delivery/address-key";
import { matchAddress } from "@/lib/restaurant/delivery/address-match";
import { judgeAddress } from "@/lib/restaurant/delivery/delivery-area";
import { createEmbeddedLookup } from "@/lib/restaurant/delivery/embedded-lookup";
import { DEMO_RESTAURANTS } from "@/prisma/seed/content/demo-restaurants";
import { createGuests } from "./guests";

const lookup = createEmbeddedLookup();

describe.each(DEMO_RESTAURANTS.map((restaurant) => [restaurant.slug, restaurant] as const))(
  "the guests of %s",
  (_, restaurant) => {
    const { country, city, latitude, longitude, deliveryRadiusKm } = restaurant;
    const guests = createGuests(restaurant);
    const findings = () =>
      Promise.all(
        guests.map(async (guest) => {
          const query = addressQuery(
            { deliveryAddress: guest.address, postcode: guest.postcode, city },
            country,
          );
          return { guest, ...matchAddress(query, await lookup.search(query)) };
        }),
      );

    it("live at addresses that the look-up of the demo places, in the same postcode and at the same point", async () => {
      for (const { guest, found } of await findings()) {
        const { address, postcode, latitude: lat, longitude: lng, isFound } = guest;
        expect(found, address).toMatchObject({
          kind: isFound ? "house" : "street",
          postcode,
          at: { lat, lng },
        });
      }
      expect(guests.filter(({ isFound }) => !isFound).length).toBeGreaterThan(10);
    });

    it("live where the restaurant delivers", () => {
      const area = { latitude, longitude, country, deliveryRadiusKm, deliveryPostcodes: [] };
      for (const guest of guests) {
        const at = { lat: guest.latitude, lng: guest.longitude };
        const position = { kind: "point", at } as const;
        expect(judgeAddress(area, { postcode: guest.postcode, position }).verdict).toBe("inside");
      }
    });

    it("live in many streets", () => {
      const streets = new Set(guests.map(({ address }) => address.replace(/\d+/, "").trim()));
      expect(streets.size).toBeGreaterThan(9);
    });
  },
);
