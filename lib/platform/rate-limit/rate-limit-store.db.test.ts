import { describe, expect } from "vitest";
import { isAppError } from "@/lib/core/errors/app-error";
import { app, appTest } from "@/lib/testing/fixtures";
import { decideHit } from "@/lib/testing/sliding-window";
import type { RateLimitPolicy } from "./limits";
import { createDatabaseLimiter } from "./rate-limit-store";

const test = appTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "20" });

let keys = 0;
const freshKey = () => {
  keys += 1;
  return [`key-${keys}`];
};
const policy: RateLimitPolicy = { name: "test", limit: 3, windowSeconds: 60 };

/** Null when admitted, else the seconds to wait. */
async function take(key: string[], limiter = app.limiter, by = policy): Promise<number | null> {
  try {
    await limiter.take(by, key);
    return null;
  } catch (error) {
    if (!isAppError(error) || error.code !== "RATE_LIMITED") throw error;
    return Number(error.headers["retry-after"]);
  }
}

describe("the limiter", () => {
  test("admits no more than the limit in any window", async () => {
    const key = freshKey();
    expect([await take(key), await take(key), await take(key)]).toEqual([null, null, null]);
    expect(await take(key)).toBe(60);
    app.clock.set(new Date(app.clock.now().getTime() + 59_999));
    expect(await take(key)).toBe(1);
    app.clock.set(new Date(app.clock.now().getTime() + 1));
    expect(await take(key)).toBeNull();
  });

  test("does not prolong the wait by refusing", async () => {
    const key = freshKey();
    for (let hit = 0; hit < 3; hit += 1) await take(key);
    for (let second = 0; second < 59; second += 1) {
      app.clock.advance({ seconds: 1 });
      expect(await take(key)).toBe(59 - second);
    }
    app.clock.advance({ seconds: 1 });
    expect(await take(key)).toBeNull();
  });

  test("admits exactly the limit of many at once, over two instances", async () => {
    const key = freshKey();
    const second = createDatabaseLimiter(app.db, app.clock);
    const by = { ...policy, limit: 7 };
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) => take(key, index % 2 ? app.limiter : second, by)),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(7);
    expect(waits.filter((wait) => wait === 60)).toHaveLength(33);
  });

  test("keeps keys and policies apart", async () => {
    const [key, other] = [freshKey(), freshKey()];
    for (let hit = 0; hit < 4; hit += 1) await take(key);
    expect(await take(other)).toBeNull();
    expect(await take(key, app.limiter, { ...policy, name: "another" })).toBeNull();
  });

  test("peeks without counting", async () => {
    const key = freshKey();
    expect(await app.limiter.peek(policy, key)).toBeNull();
    await take(key);
    await take(key);
    for (let look = 0; look < 5; look += 1) expect(await app.limiter.peek(policy, key)).toBeNull();
    await take(key);
    app.clock.advance({ seconds: 20 });
    expect(await app.limiter.peek(policy, key)).toBe(40);
    app.clock.advance({ seconds: 40 });
    expect(await app.limiter.peek(policy, key)).toBeNull();
  });

  test("takes a hit off the record, that one only and only once", async () => {
    const key = freshKey();
    const first = await app.limiter.take(policy, key);
    app.clock.advance({ seconds: 10 });
    await take(key);
    await take(key);
    await first.giveBack();
    await first.giveBack();
    expect(await take(key)).toBeNull();
    expect(await take(key)).toBe(60);
  });

  test("gives back one of several hits of the same moment", async () => {
    const key = freshKey();
    const hits = await Promise.all([1, 2, 3].map(() => app.limiter.take(policy, key)));
    await hits[1]?.giveBack();
    expect(await take(key)).toBeNull();
    expect(await take(key)).toBe(60);
  });

  test("holds the limit while many take and give back at once, and keeps what nobody gave back", async () => {
    const key = freshKey();
    const by = { ...policy, limit: 5 };
    let underWay = 0;
    let most = 0;
    const visit = async (stays: boolean) => {
      const hit = await app.limiter.take(by, key).catch(() => null);
      if (!hit) return false;
      underWay += 1;
      most = Math.max(most, underWay);
      await app.db.pool.query("SELECT 1");
      underWay -= 1;
      if (!stays) await hit.giveBack();
      return stays;
    };
    const stayed = await Promise.all(Array.from({ length: 60 }, (_, index) => visit(index % 20 === 0)));
    const kept = stayed.filter(Boolean).length;
    expect(most).toBeLessThanOrEqual(5);
    for (let hit = kept; hit < 5; hit += 1) expect(await take(key, app.limiter, by)).toBeNull();
    expect(await take(key, app.limiter, by)).toBe(60);
  });

  test("says that a place may be free in seconds while attempts are in flight, and the whole wait once they failed", async () => {
    const key = freshKey();
    const attempts = await Promise.all([1, 2, 3].map(() => app.limiter.attempt(policy, key)));
    const again = () =>
      app.limiter.attempt(policy, key).then(
        () => null,
        (error) => Number(error.headers["retry-after"]),
      );
    expect([await again(), await take(key)]).toEqual([2, 2]);
    await attempts[0]?.fail();
    await attempts[0]?.giveBack();
    expect(await again()).toBe(2);
    await attempts[1]?.giveBack();
    expect(await again()).toBeNull();
    await attempts[2]?.fail();
    expect(await again()).toBe(2);
    app.clock.advance({ seconds: 30 });
    expect(await again()).toBe(30);
  });

  test("keeps what failed of many attempts at once, and nothing of those that were right", async () => {
    const key = freshKey();
    const by = { ...policy, limit: 5 };
    const visit = async (isRight: boolean) => {
      const attempt = await app.limiter.attempt(by, key).catch(() => null);
      await (isRight ? attempt?.giveBack() : attempt?.fail());
      return attempt !== null && !isRight;
    };
    const failed = (
      await Promise.all(Array.from({ length: 60 }, (_, index) => visit(index % 12 > 0)))
    ).filter(Boolean).length;
    for (let hit = failed; hit < 5; hit += 1) expect(await take(key, app.limiter, by)).toBeNull();
    expect(await take(key, app.limiter, by)).toBe(60);
  });

  test("has nothing to give back once the window has passed", async () => {
    const key = freshKey();
    const hit = await app.limiter.take(policy, key);
    app.clock.advance({ seconds: 60 });
    for (let count = 0; count < 3; count += 1) expect(await take(key)).toBeNull();
    await hit.giveBack();
    expect(await take(key)).toBe(60);
  });

  test("decides like the exact window on an irregular evening", async () => {
    const key = freshKey();
    let hits: number[] = [];
    for (let step = 0; step < 120; step += 1) {
      app.clock.set(new Date(app.clock.now().getTime() + ((step * 7_919) % 31_000)));
      const expected = decideHit(hits, app.clock.now().getTime(), policy.limit, 60_000);
      hits = expected.hits;
      expect(await take(key)).toBe(expected.admitted ? null : expected.retryAfterSeconds);
    }
  });
});
