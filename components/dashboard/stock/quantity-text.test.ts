import { describe, expect, it } from "vitest";
import { readCostText, readQuantityText } from "./quantity-text";

describe("readQuantityText", () => {
  it.each([
    ["12", 12],
    ["0,125", 0.125],
    [" 1 200.5 ", 1200.5],
    [".5", 0.5],
    ["3.", 3],
    ["1.2345", null],
    ["1000001", null],
    ["-1", null],
    ["1e3", null],
    ["", null],
  ])("reads %j as %s", (text, quantity) => expect(readQuantityText(text)).toBe(quantity));
});

describe("readCostText", () => {
  it.each([
    ["0,0012", 0.0012],
    ["1.29", 1.29],
    ["€3", null],
    ["", null],
  ])("reads %j as %s", (text, cost) => expect(readCostText(text)).toBe(cost));
});
