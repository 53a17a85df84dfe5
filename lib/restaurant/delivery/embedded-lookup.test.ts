import { expect, it } from "vitest";
import { DEMO_RESTAURANTS } from "@/prisma/seed/content/demo-restaurants";
import { type AddressQuery, matchAddress, positionOf } from "./address-match";
import { judgeAddress } from "./delivery-area";
import { createEmbeddedLookup } from "./embedded-lookup";
import { EMBEDDED_TOWNS } from "./embedded-places";
import { distanceKm } from "./radius";

const lookup = createEmbeddedLookup();

async function look(street: string, postcode: string, city: string, country = "IT") {
  const query: AddressQuery = { street, postcode, city, country };
  return matchAddress(query, await lookup.search(query));
}

function restaurantOf(slug: string) {
  const found = DEMO_RESTAURANTS.find((restaurant) => restaurant.slug === slug);
  if (!found) throw new Error(`There is no demo restaurant ${slug}`);
  return found;
}

async function judge(slug: string, street: string, postcode: string, city: string) {
  const { latitude, longitude, country, deliveryRadiusKm } = restaurantOf(slug);
  const finding = await look(street, postcode, city, country);
  const area = { latitude, longitude, country, deliveryRadiusKm, deliveryPostcodes: [] };
  return judgeAddress(area, { postcode, position: positionOf(finding) }).verdict;
}

it.each([
  ["luigi", "Via Po 12", "10123", "Torino", "inside"],
  ["luigi", "via po, 12, citofono Rossi", "10124", "Turin", "inside"],
  ["luigi", "Via Nizza 262", "10126", "Torino", "inside"],
  ["luigi", "Corso Unione Sovietica 612", "10135", "Torino", "outside"],
  ["luigi", "Via del Corso 10", "00186", "Roma", "outside"],
  ["luigi", "Via del Corzo 10", "00186", "Roma", "outside"],
  ["luigi", "Via Inesistente 1", "00186", "Roma", "outside"],
  ["luigi", "Via Inesistente 1", "10123", "Torino", "unplaced"],
  ["luigi", "Hauptstraße 1", "99999", "Nirgendwo", "unplaced"],
  ["sakura", "Auguststr. 11", "10117", "Berlin", "inside"],
  ["sakura", "Kurfürstendamm 200", "10719", "Berlin", "outside"],
  ["taco", "1204 S Congress Ave", "TX 78704", "Austin", "inside"],
  ["taco", "9500 Research Blvd", "78759", "Austin", "outside"],
] as const)("%s: %s, %s %s is %s", async (slug, street, postcode, city, verdict) => {
  expect(await judge(slug, street, postcode, city)).toBe(verdict);
});

it("puts houses along their street by number, and unknown numbers in its middle", async () => {
  const { latitude: lat, longitude: lng } = restaurantOf("luigi");
  const [low, high, none] = await Promise.all(
    [1, 59, 999].map((number) => look(`Via Po ${number}`, "10123", "Torino")),
  );
  expect([low, high, none].map((finding) => finding?.found?.kind)).toEqual(["house", "house", "street"]);
  expect(distanceKm(low?.found?.at ?? { lat, lng }, high?.found?.at ?? { lat, lng })).toBeGreaterThan(0.7);
});

it("offers the street that was meant", async () => {
  const { found, similar } = await look("Via Garibladi 9", "10122", "Torino");
  expect(found).toBeNull();
  expect(similar).toMatchObject({ street: "Via Garibaldi", houseNumber: "9" });
});

it("has every street and postcode within its town, in a small table", () => {
  for (const { centre, reachKm, districts, streets } of EMBEDDED_TOWNS) {
    for (const at of Object.values(districts)) expect(distanceKm(centre, at)).toBeLessThan(reachKm);
    for (const { name, from, to, postcodes } of streets) {
      expect(distanceKm(centre, from), name).toBeLessThan(reachKm);
      expect(distanceKm(centre, to), name).toBeLessThan(reachKm);
      expect(to.number, name).toBeGreaterThan(from.number);
      expect(
        postcodes.every((postcode) => /^\d{5}$/.test(postcode)),
        name,
      ).toBe(true);
    }
  }
  expect(JSON.stringify(EMBEDDED_TOWNS).length).toBeLessThan(30_000);
});
