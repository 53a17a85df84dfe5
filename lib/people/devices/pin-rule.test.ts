import { expect, it } from "vitest";
import { isWeakPin } from "./pin-rule";

it.each(["1111", "1212", "1234", "4321", "8901", "2468", "123123", "2580", "1987", "2024", "000001"])(
  "refuses %s, which anybody would try",
  (pin) => expect(isWeakPin(pin)).toBe(true),
);

it.each(["4831", "7302", "90415", "198752", "258014"])("takes %s", (pin) =>
  expect(isWeakPin(pin)).toBe(false),
);
