import { createHmac } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { createApi } from "@/lib/testing/call";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

/** Signed by hand as the processor documents it, so that no code of ours is checked against itself. */
function signedBy(secret: string, payload: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex")}`;
}

const apps: TestApp[] = [];
afterAll(() => Promise.all(apps.map((app) => app.stop())));

describe.each([
  ["the embedded processor", {}],
  ["the real processor", { STRIPE_SECRET_KEY: "sk_test_real" }],
])("an event of %s", (_, environment) => {
  test("is taken when it is signed with the configured secret, and with no other", async () => {
    const app = await createTestApp({ STRIPE_WEBHOOK_SECRET: "whsec_by_hand", ...environment });
    apps.push(app);
    const api = createApi(app);
    const id = `evt_hand${apps.length}`;
    const body = JSON.stringify({
      id,
      object: "event",
      type: "ping",
      livemode: false,
      data: { object: { id: "x" } },
    });
    const send = (secret: string, at = app.clock.now()) =>
      api("POST", "/api/webhooks/stripe", {
        body,
        headers: { "stripe-signature": signedBy(secret, body, at) },
      });
    const wrong = await send("whsec_another");
    expect([wrong.status, wrong.body.error]).toEqual([400, "INVALID_SIGNATURE"]);
    const old = await send("whsec_by_hand", new Date(app.clock.now().getTime() - 301_000));
    expect([old.status, old.body.error]).toEqual([400, "INVALID_SIGNATURE"]);
    expect(await app.db.prisma.processorEvent.count({ where: { id } })).toBe(0);
    for (let time = 0; time < 2; time += 1) {
      const taken = await send("whsec_by_hand");
      expect([taken.status, taken.body]).toEqual([200, { received: true }]);
    }
    expect(await app.db.prisma.processorEvent.count({ where: { id } })).toBe(1);
  });
});

describe("several endpoints at the processor", () => {
  const start = async (environment: Record<string, string>) => {
    const app = await createTestApp({
      STRIPE_WEBHOOK_SECRET: "whsec_platform, whsec_connected",
      ...environment,
    });
    apps.push(app);
    const send = (event: object, secret: string) => {
      const body = JSON.stringify({ object: "event", type: "ping", data: { object: { id: "x" } }, ...event });
      const headers = { "stripe-signature": signedBy(secret, body, app.clock.now()) };
      return createApi(app)("POST", "/api/webhooks/stripe", { body, headers });
    };
    const known = (id: string) => app.db.prisma.processorEvent.count({ where: { id } });
    return { send, known };
  };

  test("each sign with a secret of their own", async () => {
    const { send, known } = await start({ STRIPE_SECRET_KEY: "sk_test_real" });
    for (const secret of ["whsec_platform", "whsec_connected"]) {
      const id = `evt_${secret}`;
      const taken = await send({ id, livemode: false, account: "acct_1" }, secret);
      expect([taken.status, taken.body, await known(id)]).toEqual([200, { received: true }, 1]);
    }
    const joined = await send({ id: "evt_j", livemode: false }, "whsec_platform, whsec_connected");
    expect([joined.status, joined.body.error]).toEqual([400, "INVALID_SIGNATURE"]);
  });

  test.each([
    ["sk_live_real", true],
    ["rk_live_real", true],
    ["sk_test_real", false],
  ])("send events of both modes, of which %s believes one", async (STRIPE_SECRET_KEY, isLive) => {
    const { send, known } = await start({ STRIPE_SECRET_KEY });
    for (const livemode of [true, false]) {
      const id = `evt_${STRIPE_SECRET_KEY}_${livemode}`;
      const taken = await send({ id, livemode }, "whsec_connected");
      expect([taken.status, taken.body]).toEqual([200, { received: true }]);
      expect(await known(id)).toBe(livemode === isLive ? 1 : 0);
    }
  });
});
