import { describe, expect, it } from "vitest";
import {
  type AddressQuery,
  type FoundPlace,
  foundStreet,
  matchAddress,
  meantStreet,
  positionOf,
} from "./address-match";
import { boundsAround } from "./delivery-area";

const AT = { lat: 45.069, lng: 7.686 };
const query = (changes: Partial<AddressQuery> = {}): AddressQuery => ({
  street: "Via Po 12",
  postcode: "10123",
  city: "Torino",
  country: "IT",
  ...changes,
});
const place = (changes: Partial<FoundPlace> = {}): FoundPlace => ({
  kind: "house",
  at: AT,
  bounds: null,
  street: "Via Po",
  houseNumber: "12",
  postcode: "10123",
  towns: ["Torino"],
  country: "IT",
  ...changes,
});

describe("matchAddress", () => {
  it("finds the house", () => {
    const house = place();
    expect(matchAddress(query(), [house])).toEqual({ found: house, similar: null, within: null });
  });

  it("finds a town in another language by its postcode or its name", () => {
    expect(matchAddress(query({ city: "Turin", postcode: "" }), [place()]).found).not.toBeNull();
    expect(matchAddress(query({ city: "都灵" }), [place()]).found).not.toBeNull();
    expect(matchAddress(query({ city: "Roma", postcode: "00186" }), [place()]).found).toBeNull();
  });

  it.each([
    ["another town", { city: "Milano" }],
    ["another postcode", { postcode: "00186" }],
  ])("offers the map's address for one with %s, and calls it nowhere near found", (_, changes) => {
    const finding = matchAddress(query(changes), [place()]);
    expect(finding).toEqual({ found: null, similar: place(), within: boundsAround(AT, 25) });
  });

  it("takes the address that nothing contradicts before one with another town or postcode", () => {
    const disputed = place({ towns: ["Milano"] });
    expect(matchAddress(query({ street: "Via Po 99" }), [disputed, place()]).found?.towns).toEqual([
      "Torino",
    ]);
  });

  it("does not know which town is meant where the postcode is of another", () => {
    const roma = place({
      kind: "area",
      street: "",
      postcode: "00186",
      towns: ["Roma"],
      bounds: [41, 12, 42, 13],
    });
    const finding = matchAddress(query({ postcode: "00186" }), [roma, place({ postcode: "10123" })]);
    const [, west, north] = boundsAround(AT, 25);
    expect(finding.within).toEqual([41, west, north, 13]);
  });

  it("counts the postcode of a house, its district, and any of a street in the right town", () => {
    const british = query({
      country: "GB",
      city: "London",
      street: "Downing Street 10",
      postcode: "SW1A 2AA",
    });
    const house = place({ street: "Downing Street", houseNumber: "10", towns: ["London"], country: "GB" });
    const foundWith = (changes: Partial<FoundPlace>) =>
      matchAddress(british, [{ ...house, ...changes }]).found !== null;
    expect(foundWith({ postcode: "SW1A 2AA" })).toBe(true);
    expect(foundWith({ postcode: "SW1A" })).toBe(true);
    expect(foundWith({ postcode: "SW1A 2AB" })).toBe(false);
    expect(foundWith({ postcode: "SW1A 2AB", kind: "street", houseNumber: "" })).toBe(true);
    expect(foundWith({ postcode: "SW1A 2AB", kind: "street", houseNumber: "", towns: ["Leeds"] })).toBe(
      false,
    );
  });

  it("finds a town by its name where the map has no postcode", () => {
    expect(matchAddress(query({ postcode: "99999" }), [place({ postcode: "" })]).found).not.toBeNull();
  });

  it("finds a street in the district or municipality that the guest names", () => {
    const towns = ["Berlin", "Prenzlauer Berg"];
    const found = matchAddress(query({ city: "Prenzlauer Berg", postcode: "" }), [place({ towns })]);
    expect(found.found).not.toBeNull();
  });

  it("takes no place in another country for the address", () => {
    const finding = matchAddress(query(), [place({ country: "CH" })]);
    expect(finding).toEqual({ found: null, similar: null, within: null });
  });

  it("prefers the right postcode, then the house", () => {
    const far = place({ postcode: "10024", towns: ["Torino"] });
    const street = place({ kind: "street", houseNumber: "" });
    expect(matchAddress(query(), [far, street]).found).toEqual(street);
    expect(matchAddress(query(), [street, place()]).found?.kind).toBe("house");
  });

  it("takes a house with another number for its street", () => {
    expect(matchAddress(query(), [place({ houseNumber: "120" })]).found).toMatchObject({
      kind: "street",
      houseNumber: "",
    });
    expect(matchAddress(query({ street: "Via Po 12/B" }), [place({ houseNumber: "12b" })]).found?.kind).toBe(
      "house",
    );
  });

  it("takes no house for a street without a number", () => {
    expect(matchAddress(query({ street: "Via Po" }), [place()]).found).toMatchObject({
      kind: "street",
      houseNumber: "",
    });
    const tokyo = place({ street: "道玄坂", houseNumber: "10-7" });
    expect(matchAddress(query({ street: "道玄坂2丁目10-7" }), [tokyo]).found?.kind).toBe("house");
  });

  it("offers what is spelt alike and takes it for nothing more", () => {
    const other = place({ street: "Via Garibaldi" });
    const finding = matchAddress(query({ street: "Via Garibladi 12" }), [other]);
    expect(finding).toEqual({ found: null, similar: other, within: boundsAround(AT, 25) });
  });

  it("keeps where the town is when the street is unknown", () => {
    const bounds = boundsAround(AT, 8);
    const town = place({ kind: "area", street: "", houseNumber: "", postcode: "", bounds });
    const finding = matchAddress(query({ street: "Via Inesistente 1" }), [town]);
    expect(finding).toEqual({ found: null, similar: null, within: bounds });
    expect(positionOf(finding)).toEqual({ kind: "within", bounds });
  });

  it("knows nothing when nothing was found", () => {
    expect(positionOf(matchAddress(query(), []))).toBeNull();
  });
});

describe("foundStreet", () => {
  it("writes the number where the guest wrote it", () => {
    const us = place({ street: "South Congress Avenue", houseNumber: "1204" });
    expect(foundStreet(us, query({ street: "1204 S Congress Ave" }))).toBe("1204 South Congress Avenue");
    expect(foundStreet(place(), query({ street: "via po, 12" }))).toBe("Via Po 12");
    expect(foundStreet(place({ houseNumber: "" }), query({ street: "Via Po" }))).toBe("Via Po");
  });

  it("has no number that the map does not have, unless it is what the guest may have meant", () => {
    const street = place({ kind: "street", houseNumber: "" });
    expect(foundStreet(street, query())).toBe("Via Po");
    expect(meantStreet(street, query())).toBe("Via Po 12");
    expect(meantStreet(street, query({ street: "Via Po" }))).toBe("Via Po");
  });
});
