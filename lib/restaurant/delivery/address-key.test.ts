import { describe, expect, it } from "vitest";
import { addressQuery, lookupKey, plainAddress } from "./address-key";

const query = (street: string, city = "Torino", country = "IT") =>
  addressQuery({ deliveryAddress: street, postcode: "10123", city }, country);
const isSame = (one: string, other: string) => {
  const same = plainAddress(query(one)) === plainAddress(query(other));
  expect(lookupKey(query(one), "map") === lookupKey(query(other), "map")).toBe(same);
  return same;
};

describe("the same address", () => {
  it.each([
    ["Via Po 12", "  via   PO 12 "],
    ["Corso Nizza\u0300", "CORSO NIZZÀ"],
    ["ΟΔΟΣ ΕΡΜΟΥ 5", "οδος ερμου 5"],
    ["銀座４丁目", "銀座4丁目"],
    ["ｶﾞｽﾄ通り", "ガスト通り"],
  ])("is %s and %s", (one, other) => expect(isSame(one, other)).toBe(true));
});

describe("another address", () => {
  it.each([
    ["ถนนสีลม 5", "ถนนสลม 5"],
    ["かき通り 1", "がき通り 1"],
    ["राम मार्ग 2", "रम मार्ग 2"],
    ["Schönstraße 1", "Schonstraße 1"],
    ["Via Po 12", "Via Po 14"],
  ])("is %s beside %s", (one, other) => expect(isSame(one, other)).toBe(false));

  it("lies in another city or country", () => {
    expect(plainAddress(query("Via Po 12", "Roma"))).not.toBe(plainAddress(query("Via Po 12")));
    expect(plainAddress(query("Via Po 12", "Torino", "FR"))).not.toBe(plainAddress(query("Via Po 12")));
  });
});
