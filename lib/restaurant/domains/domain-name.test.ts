import { describe, expect, it } from "vitest";
import { baseOf, isApex, proofRecordName, readDomainName } from "./domain-name";

const read = (text: string) => readDomainName(text, ["bazar.example", "cname.bazar-hosts.example"]);

describe("the name of a domain", () => {
  it.each([
    ["www.trattoria.example", "www.trattoria.example"],
    ["  HTTPS://WWW.Trattoria.Example./menu ", "www.trattoria.example"],
    ["trattoría.example", "xn--trattora-i2a.example"],
    ["bücher.co.uk", "xn--bcher-kva.co.uk"],
    ["trattoria.co.uk", "trattoria.co.uk"],
    ["mybazar.example", "mybazar.example"],
  ])("reads %s as %s", (text, name) => expect(read(text)).toEqual({ name }));

  it.each([
    ["", "not_a_name"],
    ["trattoria", "not_a_name"],
    ["localhost", "not_a_name"],
    ["kitchen.local", "not_a_name"],
    ["trattoria.example:8443", "not_a_name"],
    ["someone@trattoria.example", "not_a_name"],
    ["*.trattoria.example", "not_a_name"],
    ["tratt_oria.example", "not_a_name"],
    ["-a.example", "not_a_name"],
    [`${"a".repeat(64)}.example`, "not_a_name"],
    [`${"a.".repeat(124)}example`, "not_a_name"],
    ["192.0.2.1", "address"],
    ["0x7f.1", "address"],
    ["http://[2001:db8::1]/", "address"],
    ["bazar.example", "platform"],
    ["luigi.bazar.example", "platform"],
    ["deep.luigi.BAZAR.example", "platform"],
    ["bazar-hosts.example", "platform"],
    ["co.uk", "suffix"],
    ["com.au", "suffix"],
  ])("refuses %s: %s", (text, problem) => expect(read(text)).toEqual({ problem }));
});

it("is proven below the name without www", () => {
  expect(baseOf("www.trattoria.example")).toBe("trattoria.example");
  expect(baseOf("www.example")).toBe("www.example");
  expect(proofRecordName("www.trattoria.example")).toBe("_bazar.trattoria.example");
  expect(proofRecordName("menu.trattoria.example")).toBe("_bazar.menu.trattoria.example");
});

it("takes addresses where it is a name that people buy, as far as can be told", () => {
  expect(["trattoria.example", "trattoria.co.uk"].map(isApex)).toEqual([true, true]);
  expect(["www.trattoria.example", "www.trattoria.co.uk", "menu.trattoria.it"].map(isApex)).toEqual([
    false,
    false,
    false,
  ]);
});
