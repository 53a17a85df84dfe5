import { expect, it } from "vitest";
import { unlinkedText } from "./unlinked-text";

it.each(["Trattoria Luigi", "St. Mary's", "Dr. Oetker & Co.", "寿司 さくら"])(
  "leaves %s as it is",
  (name) => {
    expect(unlinkedText(name)).toBe(name);
  },
);

it.each([
  ["evil.example", "evil.\u2060example"],
  ["https://evil.example/x", "https:\u2060/\u2060/\u2060evil.\u2060example/\u2060x"],
  ["win@evil.example", "win@\u2060evil.\u2060example"],
])("breaks the address in %s", (name, shown) => {
  expect(unlinkedText(name)).toBe(shown);
});
