import { expect, test } from "vitest";
import { changeOf } from "./change";

test.each([
  [110, 100, { kind: "more", percent: 10, difference: 10 }],
  [50, 100, { kind: "less", percent: 50, difference: 50 }],
  [439, 437, { kind: "more", percent: 0.5, difference: 2 }],
  [9_999, 10_000, { kind: "less", percent: 0.1, difference: 1 }],
  [10_001, 10_000, { kind: "more", percent: 0.1, difference: 1 }],
  [100_001, 100_000, { kind: "more", percent: 0.1, difference: 1 }],
  [100, 100, { kind: "same", percent: 0, difference: 0 }],
  [5, 0, { kind: "more", percent: null, difference: 5 }],
  [0, 0, { kind: "same", percent: 0, difference: 0 }],
  [0, 4, { kind: "less", percent: 100, difference: 4 }],
])("%d after %d", (now, before, change) => expect(changeOf(now, before)).toEqual(change));
