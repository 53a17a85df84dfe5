import { expect } from "vitest";
import { couponGuessLimit } from "@/lib/platform/rate-limit/limits";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { takeTimes } from "@/lib/testing/limits";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;
it.beforeEach(async () => {
  app.clock.set("2026-11-18T11:00:00.000Z");
  shop = await seedShop(app);
});

const create = () =>
  api("POST", `/api/tenant/${shop.slug}/coupons`, {
    as: shop.owner,
    body: { code: "welcome10", type: "percent", value: 10 },
  });

it("answers after 30 unknown codes none at all, from that address and at that restaurant", async () => {
  await create();
  const [rival, from] = [await seedShop(app), "10.88.0.1"];
  const tryCode = (code: string, at: SeededShop = shop, address = from) =>
    api("POST", `/api/public/${at.slug}/validate-coupon`, { body: { code, subtotal: 20 }, from: address });
  await takeTimes(app, couponGuessLimit, [shop.tenantId, from], 26);
  for (let index = 0; index < 8; index += 1) expect((await tryCode("welcome10")).body.valid).toBe(true);
  const codes = Array.from({ length: 8 }, (_, index) => `GUESS${index}`);
  const answers = await Promise.all(codes.map((code) => tryCode(code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  for (const code of ["welcome10", "GUESS60"]) {
    const { status, body, headers } = await tryCode(code);
    expect([status, body.error, headers.get("retry-after")]).toEqual([429, "RATE_LIMITED", "600"]);
  }
  expect((await tryCode("welcome10", shop, "10.88.0.2")).body.valid).toBe(true);
  expect((await tryCode("GUESS60", rival)).body.reason).toBe("UNKNOWN");
  app.clock.advance({ minutes: 10 });
  expect((await tryCode("welcome10")).body.valid).toBe(true);
});

it("answers no more guesses of one IPv6 network than 300, however many of its addresses ask", async () => {
  await create();
  const tryCode = (code: string, from: string) =>
    api("POST", `/api/public/${shop.slug}/validate-coupon`, { body: { code, subtotal: 20 }, from });
  const { networkLimit = 0 } = couponGuessLimit;
  const network = { ...couponGuessLimit, name: "coupon-guess-network" };
  await takeTimes(app, network, [shop.tenantId, "2001:db8:7::/48"], networkLimit - 2);
  expect((await tryCode("welcome10", "2001:db8:7:a::1")).body.valid).toBe(true);
  const guesses = Array.from({ length: 6 }, (_, index) => tryCode(`GUESS${index}`, `2001:db8:7:${index}::1`));
  const answers = await Promise.all(guesses);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await tryCode("welcome10", "2001:db8:7:ffff::1")).status).toBe(429);
  expect((await tryCode("welcome10", "2001:db8:8:1::1")).body.valid).toBe(true);
  const [{ hits = [] } = {}] = await app.db.sql.query<{ hits: string[] }>(
    "SELECT hits FROM rate_limit WHERE key LIKE 'coupon-guess|%2001:db8:7:ffff::/64'",
  );
  expect(hits).toEqual([]);
});
