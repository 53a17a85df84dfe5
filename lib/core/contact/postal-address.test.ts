import { describe, expect, it } from "vitest";
import { addressLine, addressOrder, streetOf, withCity } from "./postal-address";

describe("addressOrder", () => {
  it.each([
    ["IT", ["street", "postcode", "city"]],
    ["DE", ["street", "postcode", "city"]],
    ["US", ["street", "city", "postcode"]],
    ["GB", ["street", "city", "postcode"]],
    ["JP", ["postcode", "city", "street"]],
    ["XX", ["street", "postcode", "city"]],
  ])("asks in %s for %j", (country, order) => {
    expect(addressOrder(country)).toEqual(order);
  });
});

describe("withCity and streetOf", () => {
  it("put the city behind the street once, and take it off again", () => {
    expect(withCity(" Via Po 12 ", "Torino ")).toBe("Via Po 12, Torino");
    expect(withCity("Via Po 12, torino", "Torino")).toBe("Via Po 12, Torino");
    expect(streetOf("Via Po 12, Torino", "Torino")).toBe("Via Po 12");
    expect(streetOf("Via Po 12, bell Rossi", "Torino")).toBe("Via Po 12, bell Rossi");
    expect(streetOf("Via Po 12", null)).toBe("Via Po 12");
  });

  it("leave the city out of a text that would become too long for an order", () => {
    const street = "x".repeat(295);
    expect(withCity(street, "Torino")).toBe(street);
  });
});

describe("addressLine", () => {
  const at = (deliveryAddress: string | null, postcode: string | null, city: string | null) => ({
    deliveryAddress,
    postcode,
    city,
  });
  it.each([
    [at("Via Po 12, Torino", "10123", "Torino"), "IT", "Via Po 12, 10123 Torino"],
    [at("Via Po 12", "10123", "Torino"), "IT", "Via Po 12, 10123 Torino"],
    [
      at("1204 South Congress Avenue, Austin", "78704", "Austin"),
      "US",
      "1204 South Congress Avenue, Austin 78704",
    ],
    [at("道玄坂2-10-7", "150-0043", "渋谷区"), "JP", "150-0043 渋谷区 道玄坂2-10-7"],
    [at("Via Po 12", "10123", null), "IT", "Via Po 12, 10123"],
    [at("Via Po 12, Torino", null, "Torino"), "IT", "Via Po 12, Torino"],
    [at(null, null, null), "IT", ""],
  ])("writes %j in %s as %s", (address, country, line) => {
    expect(addressLine(address, country)).toBe(line);
  });
});
