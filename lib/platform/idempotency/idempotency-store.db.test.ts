import { describe, expect } from "vitest";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { app, appTest as test } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";
import { answerClaim, claimKey, noteEffect, releaseClaim } from "./idempotency-store";

let tenantId: TenantId;

test.beforeAll(async () => {
  tenantId = (await seedShop(app)).tenantId;
});

const LEASE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

function claim(key: string, claimId: string, fingerprint = "body", processId: string | null = null) {
  const now = app.clock.now();
  return claimKey(app.db, {
    tenantId,
    key,
    claimId,
    fingerprint,
    processId,
    now,
    claimedUntil: new Date(now.getTime() + LEASE_MS),
    expiredBefore: new Date(now.getTime() - DAY_MS),
  });
}

const answer = (key: string, claimId: string, response: string | null = "answer") =>
  inSqlTransaction(app.db, (client) =>
    answerClaim(client, { tenantId, key, claimId }, { response, madeId: "ord_1" }),
  );

describe("a claim", () => {
  test("is given to one of many", async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => claim("one", `p${index}`)));
    expect(outcomes.filter(({ state }) => state === "claimed")).toHaveLength(1);
    expect(outcomes.filter(({ state }) => state === "running")).toHaveLength(19);
  });

  test("is answered once, and the answer is given to whoever asks with the same body", async () => {
    await claim("told", "first");
    expect(await answer("told", "first", '{"a":1}')).toBe(true);
    expect(await answer("told", "first", '{"a":2}')).toBe(false);
    expect(await claim("told", "second")).toEqual({ state: "answered", response: '{"a":1}' });
    expect(await claim("told", "third", "other body")).toEqual({ state: "other-body" });
  });

  test("holds for its lease and is then free to take, with any body", async () => {
    await claim("dead", "first");
    app.clock.set(new Date(app.clock.now().getTime() + LEASE_MS - 1));
    expect(await claim("dead", "second")).toEqual({ state: "running" });
    app.clock.set(new Date(app.clock.now().getTime() + 1));
    expect(await claim("dead", "second", "new body")).toEqual({ state: "claimed", madeId: null });
    expect(await answer("dead", "first")).toBe(false);
    expect(await answer("dead", "second")).toBe(true);
  });

  describe("of a process", () => {
    const silentFor = (id: string, seconds: number) =>
      app.db.pool.query(
        `INSERT INTO server_process (id, beat_at) VALUES ($1, now() - $2::float8 * interval '1 s')
         ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at`,
        [id, seconds],
      );

    test("holds while its process beats, and is free once that one has been silent for ten seconds", async () => {
      await silentFor("p1", 0);
      await claim("beating", "first", "body", "p1");
      expect((await claim("beating", "second", "body", "p2")).state).toBe("running");
      await silentFor("p1", 9);
      expect((await claim("beating", "second", "body", "p2")).state).toBe("running");
      await silentFor("p1", 10.1);
      expect(await claim("beating", "second", "new body", "p2")).toEqual({ state: "claimed", madeId: null });
      expect([await answer("beating", "first"), await answer("beating", "second")]).toEqual([false, true]);
    });

    test("is given to one of many once its process is dead", async () => {
      await silentFor("p3", 60);
      await silentFor("p4", 0);
      await claim("rivals", "first", "body", "p3");
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) => claim("rivals", `r${index}`, "body", "p4")),
      );
      expect(outcomes.filter(({ state }) => state === "claimed")).toHaveLength(1);
      expect(outcomes.filter(({ state }) => state === "running")).toHaveLength(19);
    });

    test("is free at once when its process is off the list, and holds for its lease without one", async () => {
      await claim("ended", "first", "body", "gone");
      expect((await claim("ended", "second")).state).toBe("claimed");
      expect((await claim("ended", "third")).state).toBe("running");
    });

    test("that had its effect is lost as soon as its process is dead", async () => {
      await silentFor("p5", 0);
      await claim("effect", "first", "body", "p5");
      await inSqlTransaction(app.db, async (tx) => {
        await tx.execute("UPDATE server_process SET beat_at = beat_at WHERE id = 'p5'");
        await noteEffect(
          tx,
          { tenantId, key: "effect", claimId: "first" },
          { answer: null, now: app.clock.now() },
        );
      });
      expect((await claim("effect", "second")).state).toBe("running");
      await silentFor("p5", 11);
      expect((await claim("effect", "second")).state).toBe("answer-lost");
    });
  });

  test("that died after its effect goes on from it, with the same body only", async () => {
    await claim("half", "first");
    expect(await answer("half", "first", null)).toBe(true);
    app.clock.advance({ seconds: 61 });
    expect(await claim("half", "second", "other body")).toEqual({ state: "other-body" });
    expect(await claim("half", "third")).toEqual({ state: "claimed", madeId: "ord_1" });
  });

  test("given back is free at once; with an effect or another's it stays", async () => {
    await claim("free", "first");
    await releaseClaim(app.db, { tenantId, key: "free", claimId: "another" }, { isRefusal: true });
    expect((await claim("free", "second")).state).toBe("running");
    await releaseClaim(app.db, { tenantId, key: "free", claimId: "first" }, { isRefusal: true });
    expect((await claim("free", "second")).state).toBe("claimed");
    await answer("free", "second", null);
    await releaseClaim(app.db, { tenantId, key: "free", claimId: "second" }, { isRefusal: true });
    expect((await claim("free", "third")).state).toBe("running");
  });

  test("is understood by a process of the version before, which knows the order only, and the other way round", async () => {
    const row = async (key: string) =>
      (
        await app.db.pool.query(
          "SELECT made_id, order_id FROM idempotency_key WHERE tenant_id = $1 AND key = $2",
          [tenantId, key],
        )
      ).rows[0];
    const earlier = (key: string, orderId: string | null) =>
      app.db.pool.query("UPDATE idempotency_key SET order_id = $3 WHERE tenant_id = $1 AND key = $2", [
        tenantId,
        key,
        orderId,
      ]);
    await claim("both", "first");
    expect(await row("both")).toEqual({ made_id: null, order_id: null });
    await earlier("both", "ord_2");
    expect(await row("both")).toEqual({ made_id: "ord_2", order_id: "ord_2" });
    await earlier("both", null);
    await answer("both", "first", null);
    expect(await row("both")).toEqual({ made_id: "ord_1", order_id: "ord_1" });
  });

  test("is forgotten after its window, answer, order and body", async () => {
    await claim("old", "first");
    await answer("old", "first");
    app.clock.set(new Date(app.clock.now().getTime() + DAY_MS - 1));
    expect((await claim("old", "second")).state).toBe("answered");
    app.clock.set(new Date(app.clock.now().getTime() + 1));
    expect(await claim("old", "third", "other body")).toEqual({ state: "claimed", madeId: null });
  });
});
