import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { decideHit } from "./sliding-window";

const MINUTE_MS = 60_000;

describe("decideHit", () => {
  test.each<[string, number[], number, boolean, number]>([
    ["an empty log", [], 0, true, 0],
    ["room for one more", [0, 1], 2, true, 0],
    ["a full window", [0, 1, 2], 3, false, 60],
    ["one moment before the first hit leaves", [0, 1, 2], MINUTE_MS - 1, false, 1],
    ["the moment at which it leaves", [0, 1, 2], MINUTE_MS, true, 0],
    ["a wait that is no whole second", [0, 1, 2], MINUTE_MS - 1001, false, 2],
    ["a log in disorder", [2, 0, 1], 3, false, 60],
    ["a log above a limit that was lowered", [0, 10_000, 20_000, 30_000], 40_000, false, 30],
    ["hits of a clock ahead of ours", [5000, 6000, 7000], 0, false, 65],
  ])("%s", (_name, hits, now, admitted, retryAfterSeconds) => {
    expect(decideHit(hits, now, 3, MINUTE_MS)).toMatchObject({ admitted, retryAfterSeconds });
  });

  it("keeps what counts, drops what does not, and does not record a refused hit", () => {
    expect(decideHit([0, 50_000], 60_000, 2, MINUTE_MS).hits).toEqual([50_000, 60_000]);
    expect(decideHit([30_000, 50_000], 60_000, 2, MINUTE_MS).hits).toEqual([30_000, 50_000]);
  });

  it("refuses a limit that admits nothing", () => {
    expect(() => decideHit([], 0, 0, MINUTE_MS)).toThrow(RangeError);
  });

  const windowMs = 10_000;
  const limit = fc.integer({ min: 1, max: 6 });
  const gaps = fc.array(fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 12_000 })), {
    maxLength: 120,
  });

  it("admits exactly what an unpruned log would admit", () => {
    fc.assert(
      fc.property(limit, gaps, (most, waits) => {
        let now = 0;
        let log: number[] = [];
        const everAdmitted: number[] = [];
        for (const wait of waits) {
          now += wait;
          const inWindow = everAdmitted.filter((hit) => now - hit < windowMs).length;
          const decision = decideHit(log, now, most, windowMs);
          expect(decision.admitted).toBe(inWindow < most);
          if (decision.admitted) everAdmitted.push(now);
          log = decision.hits;
          expect(log.length).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it("promises a wait after which the hit is admitted, and not a second too long", () => {
    fc.assert(
      fc.property(limit, gaps, (most, waits) => {
        let now = 0;
        let log: number[] = [];
        for (const wait of waits) {
          now += wait;
          const decision = decideHit(log, now, most, windowMs);
          log = decision.hits;
          if (decision.admitted) continue;
          const promised = now + decision.retryAfterSeconds * 1000;
          expect(decideHit(log, promised, most, windowMs).admitted).toBe(true);
          expect(decideHit(log, promised - 1000, most, windowMs).admitted).toBe(false);
        }
      }),
    );
  });
});
