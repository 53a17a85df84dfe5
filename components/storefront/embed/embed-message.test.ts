import { expect, it } from "vitest";
import { readHostMessage } from "./embed-message";

it("reads what embed.js says, and nothing else", () => {
  expect(readHostMessage({ bazar: 1, type: "hello", more: 1 })).toEqual({ type: "hello" });
  expect(readHostMessage({ bazar: 1, type: "view", above: 0, below: 12.5 })).toEqual({
    type: "view",
    above: 0,
    below: 12.5,
  });
  expect(readHostMessage({ bazar: 1, type: "filled", top: 3 })).toEqual({
    ...{ type: "filled", top: 3, place: null },
  });
  const place = { left: 160, width: 960 };
  expect(readHostMessage({ bazar: 1, type: "filled", top: 3, ...place })).toEqual({
    ...{ type: "filled", top: 3, place },
  });
  for (const other of [
    null,
    "hello",
    { type: "hello" },
    { bazar: 2, type: "hello" },
    { bazar: 1, type: "view", above: -1, below: 0 },
    { bazar: 1, type: "view", above: "1", below: 0 },
    { bazar: 1, type: "filled", top: Number.NaN },
    { bazar: 1, type: "order" },
  ])
    expect(readHostMessage(other)).toBeNull();
});
