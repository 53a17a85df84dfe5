import { Writable } from "node:stream";
import { describe, expect } from "vitest";
import { createLog } from "@/lib/platform/log/log";
import { addressLookupLimit, addressProviderLimit } from "@/lib/platform/rate-limit/limits";
import { type Api, createApi } from "@/lib/testing/call";
import { countQueries } from "@/lib/testing/count-queries";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { takeTimes } from "@/lib/testing/limits";
import { PHOTON } from "@/lib/testing/map-answers";
import { type MapServer, startMapServer } from "@/lib/testing/map-server";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

const HOME = { deliveryAddress: "Via Po 12", postcode: "10123", city: "Torino" };
const ROME = { deliveryAddress: "Via del Corso 10", postcode: "00186", city: "Roma" };
const UNKNOWN = { deliveryAddress: "Via Inesistente 5", postcode: "10123", city: "Torino" };
const check = (shop: SeededShop, body: object, with_: Api = api) =>
  with_("POST", `/api/public/${shop.slug}/delivery-address`, { body });

describe("a delivery address", () => {
  it("in the area is inside, with its position, its distance and as the map writes it", async () => {
    const { status, body } = await check(await seedShop(app), {
      ...HOME,
      deliveryAddress: "via po 12, Rossi",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      verdict: "inside",
      accepted: true,
      checked: true,
      reasons: ["WITHIN_RADIUS"],
      distanceKm: 0.2,
      address: { street: "Via Po 12", postcode: "10123", city: "Torino" },
      suggestion: null,
    });
    expect(body.position.lat).toBeCloseTo(45.069, 2);
    expect(body.position.lng).toBeCloseTo(7.688, 2);
  });

  it("in Rome is outside for a restaurant in Turin", async () => {
    expect((await check(await seedShop(app), ROME)).body).toMatchObject({
      verdict: "outside",
      accepted: false,
      checked: true,
      reasons: ["BEYOND_RADIUS"],
      distanceKm: expect.closeTo(524, -1),
    });
  });

  it("with a listed postcode is inside beyond the radius", async () => {
    const shop = await seedShop(app, { deliveryPostcodes: ["00186"] });
    expect((await check(shop, ROME)).body).toMatchObject({ verdict: "inside", reasons: ["POSTCODE_LISTED"] });
  });

  it.each([
    ["postcode of another town", { ...HOME, postcode: "00186" }],
    ["city of another postcode", { ...HOME, city: "Milano" }],
    ["postcode of another district", { ...HOME, postcode: "10135" }],
  ])("with the %s is not checked, and the map's is offered", async (_, typed) => {
    const [open, strict] = [await seedShop(app), await seedShop(app, { unplacedAddresses: "refuse" })];
    const answer = {
      verdict: "unplaced",
      checked: false,
      position: null,
      address: null,
      suggestion: { street: "Via Po 12", postcode: "10123", city: "Torino" },
    };
    expect((await check(open, typed)).body).toMatchObject({ ...answer, accepted: true });
    expect((await check(strict, typed)).body).toMatchObject({ ...answer, accepted: false });
  });

  it("with a house that its street does not have is measured at its street, and not checked", async () => {
    const shop = await seedShop(app, { unplacedAddresses: "refuse" });
    for (const deliveryAddress of ["Via Po 99999", "Via Po"]) {
      expect((await check(shop, { ...HOME, deliveryAddress })).body).toMatchObject({
        verdict: "inside",
        accepted: true,
        checked: false,
        reasons: ["WITHIN_RADIUS", "HOUSE_NOT_FOUND"],
        position: { lat: expect.closeTo(45.07, 1), lng: expect.closeTo(7.69, 1) },
        address: { street: "Via Po", postcode: "10123", city: "Torino" },
        suggestion: null,
      });
    }
  });

  it("outside the listed postcodes of a restaurant without a radius is outside, found or not", async () => {
    const shop = await seedShop(app, { deliveryRadiusKm: null, deliveryPostcodes: ["10124"] });
    expect((await check(shop, UNKNOWN)).body).toMatchObject({
      verdict: "outside",
      reasons: ["POSTCODE_NOT_LISTED", "ADDRESS_NOT_FOUND"],
    });
    expect((await check(shop, { ...UNKNOWN, postcode: "10124" })).body).toMatchObject({ verdict: "inside" });
  });

  it("that no map has is accepted or refused as the restaurant chose", async () => {
    const [open, strict] = [await seedShop(app), await seedShop(app, { unplacedAddresses: "refuse" })];
    const answer = { verdict: "unplaced", checked: false, position: null, address: null };
    expect((await check(open, UNKNOWN)).body).toMatchObject({ ...answer, accepted: true });
    expect((await check(strict, UNKNOWN)).body).toMatchObject({
      ...answer,
      accepted: false,
      reasons: ["POSITION_UNKNOWN", "ADDRESS_NOT_FOUND"],
    });
  });

  it("that is misspelt gets a suggestion, which is inside", async () => {
    const shop = await seedShop(app);
    const { body } = await check(shop, { ...HOME, deliveryAddress: "Via Garibladi 9", postcode: "10122" });
    expect(body).toMatchObject({
      checked: false,
      suggestion: { street: "Via Garibaldi 9", postcode: "10122", city: "Torino" },
    });
    const { street, ...rest } = body.suggestion;
    expect((await check(shop, { deliveryAddress: street, ...rest })).body).toMatchObject({
      verdict: "inside",
    });
  });

  it.each([
    { ...HOME, city: "" },
    { ...HOME, postcode: undefined },
    { ...HOME, deliveryAddress: "x".repeat(301) },
    { ...HOME, city: 7 },
    { ...HOME, city: "Tor\u0000ino" },
  ])("that is incomplete or no text is refused: %j", async (body) => {
    const answer = await check(await seedShop(app), body);
    expect([answer.status, answer.body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });

  it("is not looked up more than 60 times in 10 minutes from one address", async () => {
    const shop = await seedShop(app);
    await takeTimes(app, addressLookupLimit, [shop.tenantId, "203.0.113.7"], 60);
    const answer = await api("POST", `/api/public/${shop.slug}/delivery-address`, {
      body: HOME,
      from: "203.0.113.7",
    });
    expect([answer.status, answer.body.error]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("with a server of maps", () => {
  let server: MapServer;
  let mapped: TestApp;
  let lines: Record<string, unknown>[];
  let asks: Api;
  it.beforeAll(async () => {
    server = await startMapServer();
  });
  it.beforeEach(async () => {
    lines = [];
    server.asked.length = 0;
    const sink = new Writable({
      write(chunk, _, done) {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    });
    mapped = await createTestApp({ PHOTON_URL: server.url });
    asks = createApi({ ...mapped, log: createLog("trace", sink) });
    await app.db.pool.query("DELETE FROM looked_up_address");
  });
  it.afterAll(async () => {
    await server.close();
  });

  it("asks once for an address, however it is written and whoever asks", async () => {
    server.answerJson(PHOTON.house);
    const [one, other] = [await seedShop(app), await seedShop(app)];
    expect((await check(one, HOME, asks)).body).toMatchObject({ verdict: "inside", checked: true });
    const again = { deliveryAddress: " VIA  PO 12, torino ", postcode: "I-10123", city: "Torino" };
    expect((await check(other, again, asks)).body).toMatchObject({ verdict: "inside", checked: true });
    expect(server.asked).toHaveLength(1);
    const { rows } = await app.db.pool.query("SELECT key FROM looked_up_address");
    expect(rows).toHaveLength(1);
    expect(rows[0].key).not.toMatch(/po|torino/i);
    await mapped.stop();
  });

  it("asks again after 30 days for what was found, and after one for what was not", async () => {
    const shop = await seedShop(app);
    server.answerJson(PHOTON.nothing);
    expect((await check(shop, HOME, asks)).body).toMatchObject({ verdict: "unplaced", checked: false });
    // The street, then its town.
    expect(server.asked).toHaveLength(2);
    mapped.clock.advance({ days: 1 });
    server.answerJson(PHOTON.house);
    expect((await check(shop, HOME, asks)).body).toMatchObject({ checked: true });
    mapped.clock.advance({ days: 29, hours: 23 });
    await check(shop, HOME, asks);
    expect(server.asked).toHaveLength(3);
    mapped.clock.advance({ hours: 1 });
    await check(shop, HOME, asks);
    expect(server.asked).toHaveLength(4);
    await mapped.stop();
  });

  it("refuses nothing while the map is down, keeps nothing of it, and writes down no address", async () => {
    const shop = await seedShop(app, { unplacedAddresses: "refuse" });
    server.answerWith((response) => void response.writeHead(503).end("Via Po 12 is down"));
    expect((await check(shop, HOME, asks)).body).toMatchObject({
      verdict: "unplaced",
      accepted: true,
      checked: false,
      reasons: ["POSITION_UNKNOWN", "LOOKUP_UNAVAILABLE"],
    });
    expect(lines).toContainEqual(
      expect.objectContaining({ level: "warn", source: "photon", reason: "refused" }),
    );
    expect(JSON.stringify(lines)).not.toMatch(/via po|10123|torino/i);
    server.answerJson(PHOTON.house);
    expect((await check(shop, HOME, asks)).body).toMatchObject({ checked: true });
    await mapped.stop();
  });

  it("answers the guest though the answer cannot be kept", async () => {
    const [house] = PHOTON.house.features;
    const strange = { ...house, properties: { ...house.properties, city: "Tor\u0000ino" } };
    server.answerJson({ features: [strange] });
    const shop = await seedShop(app);
    expect((await check(shop, HOME, asks)).body).toMatchObject({ verdict: "inside", checked: true });
    await mapped.stop();
  });

  it("is not asked more than 300 times a minute by all guests together", async () => {
    server.answerJson(PHOTON.house);
    const shop = await seedShop(app);
    await takeTimes(mapped, addressProviderLimit, ["photon"], 300);
    expect((await check(shop, HOME, asks)).body).toMatchObject({ accepted: true, checked: false });
    expect(server.asked).toEqual([]);
    mapped.clock.advance({ minutes: 2 });
    expect((await check(shop, HOME, asks)).body).toMatchObject({ checked: true });
    await mapped.stop();
  });
});

it("costs three round trips where the map's answer is kept: the restaurant, the limit and the address", async () => {
  const shop = await seedShop(app);
  await check(shop, HOME);
  const counts: number[] = [];
  for (let round = 0; round < 3; round += 1) counts.push(await countQueries(() => check(shop, HOME)));
  expect(Math.min(...counts)).toBeLessThanOrEqual(3);
});

it("is not looked up on an installation without a map, and is accepted", async () => {
  const plain = await createTestApp({ BAZAR_DEMO: "0", PUBLIC_URL: "https://bazar.example" });
  const shop = await seedShop(app, { unplacedAddresses: "refuse" });
  expect((await check(shop, HOME, createApi(plain))).body).toMatchObject({
    verdict: "unplaced",
    accepted: true,
    checked: false,
    reasons: ["POSITION_UNKNOWN", "LOOKUP_UNAVAILABLE"],
  });
  await plain.stop();
});
