import { describe, expect } from "vitest";
import { KEY_BUDGET } from "@/lib/people/keys/key-guards";
import { keyFor } from "@/lib/testing/api-keys";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";

const KEYS = () => `/api/tenant/${shop.slug}/api-keys`;
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

async function make(body: object = {}) {
  const made = await api("POST", KEYS(), {
    as: shop.owner,
    body: { name: "Till", scopes: ["orders:read"], ...body },
  });
  expect(made.status, made.text).toBe(200);
  return made.body as { id: string; key: string; hint: string };
}
const orders = (key: string, from?: string) =>
  api("GET", `/api/tenant/${shop.slug}/orders`, { headers: bearer(key), ...(from && { from }) });

describe("an API key", () => {
  it("is shown once, works without cookie and Origin, and is kept as a digest", async () => {
    const { id, key, hint } = await make();
    expect(key).toMatch(/^bzr_live_[0-9A-Za-z]{38}$/);
    expect((await orders(key)).status).toBe(200);
    const { apiKeys } = (await api("GET", KEYS(), { as: shop.owner })).body;
    expect(apiKeys.find((each: { id: string }) => each.id === id)).toMatchObject({
      name: "Till",
      hint,
      scopes: ["orders:read"],
      lastUsedAt: expect.any(String),
    });
    const row = await app.db.prisma.apiKey.findUnique({ where: { id } });
    expect(JSON.stringify(row)).not.toContain(key.slice(9, 30));
  });

  it("that was revoked is refused at once, and whoever made it up as well", async () => {
    const { id, key } = await make();
    expect((await api("DELETE", `${KEYS()}/${id}`, { as: shop.owner })).status).toBe(204);
    const flipped = `${key.slice(0, -7)}${key.at(-7) === "0" ? "1" : "0"}${key.slice(-6)}`;
    for (const wrong of [key, flipped, "bzr_live_short", `${key}x`]) {
      const { status, body } = await orders(wrong);
      expect([status, body.error], wrong).toEqual([401, "UNAUTHENTICATED"]);
    }
  });

  it("is rotated: two work during the overlap, never three, and one after it", async () => {
    const { id, key: first } = await make();
    const rotate = async (body: object) =>
      (await api("POST", `${KEYS()}/${id}/rotate`, { as: shop.owner, body })).body.key as string;
    const second = await rotate({ overlapHours: 24 });
    expect([(await orders(first)).status, (await orders(second)).status]).toEqual([200, 200]);
    const third = await rotate({});
    expect([
      (await orders(first)).status,
      (await orders(second)).status,
      (await orders(third)).status,
    ]).toEqual([401, 200, 200]);
    const fourth = await rotate({ overlapHours: 0 });
    expect([(await orders(third)).status, (await orders(fourth)).status]).toEqual([401, 200]);
  });

  it("ends when it was made to", async () => {
    const expiresAt = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const { key } = await make({ expiresAt });
    expect((await orders(key)).status).toBe(200);
    await app.db.prisma.apiKey.updateMany({ where: { name: "Till" }, data: { expiresAt: app.clock.now() } });
    expect((await orders(key)).status).toBe(401);
    const past = await api("POST", KEYS(), {
      as: shop.owner,
      body: { name: "Till", scopes: ["orders:read"], expiresAt: "2020-01-01T00:00:00Z" },
    });
    expect([past.status, past.body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });

  it("is accepted from its addresses alone", async () => {
    const { key } = await make({ addresses: ["198.51.100.0/24", "2001:db8:1:2::7"] });
    expect((await orders(key, "198.51.100.9")).status).toBe(200);
    expect((await orders(key, "2001:db8:1:2::99")).status).toBe(200);
    const { status, body } = await orders(key, "203.0.113.9");
    expect([status, body.error]).toEqual([403, "KEY_ADDRESS_REFUSED"]);
  });

  it("has a budget of its own, exact among rivals, and says how much of it is left", async () => {
    const key = await keyFor(app, shop, ["orders:read"]);
    const first = await orders(key);
    expect([first.headers.get("ratelimit-limit"), first.headers.get("ratelimit-remaining")]).toEqual([
      String(KEY_BUDGET),
      String(KEY_BUDGET - 1),
    ]);
    // The next minute, so that none begins while they run.
    const minute = new Date(Math.ceil(app.clock.now().getTime() / 60_000) * 60_000);
    await app.db.prisma.apiKeyUse.updateMany({ data: { requests: KEY_BUDGET - 5, minute } });
    const answers = await Promise.all(Array.from({ length: 20 }, () => orders(key)));
    const inTime = answers.filter(({ status }) => status === 200);
    const late = answers.filter(({ status }) => status === 429);
    expect([inTime.length, late.length]).toEqual([5, 15]);
    expect(late[0]?.headers.get("retry-after")).toBe(late[0]?.headers.get("ratelimit-reset"));
    expect((await orders(await keyFor(app, shop, ["orders:read"]))).status).toBe(200);
  });

  it("says what it reaches, and is an owner's to make", async () => {
    const { key } = await make();
    await seedShop(app);
    const { body } = await api("GET", "/api/tenant", { headers: bearer(key) });
    expect(body).toMatchObject({
      restaurants: [{ slug: shop.slug }],
      key: { name: "Till", scopes: ["orders:read"] },
    });
    expect(body.restaurants).toHaveLength(1);
    const own = await api("GET", "/api/tenant", { as: shop.owner });
    expect(own.body).toMatchObject({ restaurants: [{ slug: shop.slug }], key: null });
    const { status } = await api("POST", KEYS(), {
      headers: bearer(key),
      body: { name: "x", scopes: ["orders:write"] },
    });
    expect(status).toBe(403);
  });
});
