import { expect, test } from "vitest";
import { drawFault, FaultRates, NO_FAULTS } from "@/lib/platform/env/fault-rates";

const bad = FaultRates.parse({ error: 0.2, timeoutBefore: 0.1, timeoutAfter: 0.1 });

test.each([
  [0, { kind: "error", when: "before" }],
  [0.15, { kind: "error", when: "after" }],
  [0.25, { kind: "timeout", when: "before" }],
  [0.35, { kind: "timeout", when: "after" }],
  [0.45, null],
])("draws from the rates: %d", (random, fault) => expect(drawFault(bad, random)).toEqual(fault));

test("has no faults unless told", () => expect(drawFault(NO_FAULTS, 0)).toBeNull());

test("refuses rates that it does not know", () =>
  expect(FaultRates.safeParse({ errors: 0.2 }).success).toBe(false));
