import { describe, expect } from "vitest";
import { readCsv } from "@/lib/core/csv/read-csv";
import { type Address, HOME, lookedUp, ROME, UNKNOWN } from "@/lib/testing/delivery-address";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { operatorView, seedCardShop } from "@/lib/testing/online-payments";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";

const IN_TURIN = { lat: 45.07, lng: 7.69 };
const IN_ROME = { lat: 41.9, lng: 12.48 };

const place = (shop: SeededShop, changes: object) =>
  api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, { type: "delivery", ...changes }) });
const settings = (shop: SeededShop, body: object) =>
  api("PATCH", `/api/tenant/${shop.slug}/settings`, { as: shop.owner, body });

describe("an order of the storefront", () => {
  it("to an address in the area is checked, for its guest, for staff, in the event and in the file", async () => {
    const shop = await seedShop(app);
    const address = await lookedUp(api, shop, HOME);
    const { status, body } = await place(shop, address);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      deliveryAddress: "Via Po 12, Torino",
      postcode: "10123",
      city: "Torino",
      addressChecked: true,
    });
    expect(await operatorView(api, shop, body.id)).toMatchObject({
      city: "Torino",
      addressChecked: true,
      addressLookup: "found",
    });
    const { tenantId } = shop;
    const event = await app.db.prisma.event.findFirstOrThrow({ where: { tenantId, type: "order.created" } });
    expect(event.data).toMatchObject({ addressChecked: true });
    const row = await app.db.prisma.order.findFirstOrThrow({ where: { tenantId } });
    expect({ lat: row.latitude, lng: row.longitude }).toEqual(address.customerCoords);
    const csv = await api("GET", `/api/tenant/${shop.slug}/orders`, {
      as: shop.owner,
      query: { format: "csv" },
    });
    const [head, first] = readCsv(csv.text) ?? [];
    expect(first?.cells[head?.cells.indexOf("addressChecked") ?? -1]).toBe("true");
  });

  it("to Rome is refused in Turin, with and without the coordinates, cash and card alike", async () => {
    const shop = await seedCardShop(app);
    const address = await lookedUp(api, shop, ROME);
    const { customerCoords: _, ...withoutCoords } = address;
    for (const sent of [address, withoutCoords, { ...withoutCoords, customerCoords: IN_TURIN }]) {
      const { status, body } = await place(shop, sent);
      expect([status, body.error, body.reason]).toEqual([409, "OUTSIDE_RADIUS", "BEYOND_RADIUS"]);
    }
    const intent = await api("POST", `/api/public/${shop.slug}/payment-intent`, {
      body: orderBody(shop, { type: "delivery", ...address, paymentMethod: "stripe" }),
    });
    expect([intent.status, intent.body.error, intent.body.reason]).toEqual([
      409,
      "OUTSIDE_RADIUS",
      "BEYOND_RADIUS",
    ]);
    expect(await app.db.prisma.order.count({ where: { tenantId: shop.tenantId } })).toBe(0);
  });

  it("to an address that was not found is taken unchecked, or refused where the restaurant chose so", async () => {
    const shop = await seedShop(app);
    const address = await lookedUp(api, shop, UNKNOWN);
    const taken = await place(shop, address);
    expect(taken.body).toMatchObject({ addressChecked: false });
    expect(await operatorView(api, shop, taken.body.id)).toMatchObject({ addressLookup: "not_found" });
    expect((await settings(shop, { unplacedAddresses: "refuse" })).status).toBe(200);
    const refused = await place(shop, address);
    const { error, reason } = refused.body;
    expect([refused.status, error, reason]).toEqual([409, "ADDRESS_UNKNOWN", "ADDRESS_NOT_FOUND"]);
    expect((await place(shop, await lookedUp(api, shop, HOME))).status).toBe(200);
  });

  it("to a street without the house is taken where the restaurant wants found addresses, and not checked", async () => {
    const shop = await seedShop(app, { unplacedAddresses: "refuse" });
    const address = await lookedUp(api, shop, { ...HOME, deliveryAddress: "Via Po 99999" });
    expect(address).toHaveProperty("customerCoords");
    const taken = await place(shop, address);
    expect([taken.status, taken.body.addressChecked]).toEqual([200, false]);
    expect(await operatorView(api, shop, taken.body.id)).toMatchObject({ addressLookup: "not_found" });
  });

  it("paid online keeps what was found through its checkout", async () => {
    const shop = await seedCardShop(app);
    const { body } = await place(shop, { ...(await lookedUp(api, shop, HOME)), paymentMethod: "stripe" });
    expect(body).toMatchObject({ addressChecked: true, city: "Torino" });
    expect(await operatorView(api, shop, body.id)).toMatchObject({ addressLookup: "found" });
  });

  it("is the same order when it is sent again within the day", async () => {
    const shop = await seedShop(app);
    const headers = { "idempotency-key": crypto.randomUUID() };
    const send = async () =>
      api("POST", `/api/public/${shop.slug}/orders`, {
        headers,
        body: orderBody(shop, { type: "delivery", ...(await lookedUp(api, shop, HOME)) }),
      });
    const first = await send();
    app.clock.advance({ minutes: 5 });
    const second = await send();
    expect(second.body.id).toBe(first.body.id);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
  });
});

describe("an order of another client", () => {
  it("without coordinates is taken as before, and says that its address is not checked", async () => {
    const shop = await seedShop(app, { unplacedAddresses: "refuse" });
    const { status, body } = await place(shop, {
      deliveryAddress: "Via del Corso 10",
      postcode: "00186 Roma",
    });
    expect([status, body.addressChecked, body.city]).toEqual([200, false, null]);
    expect(await operatorView(api, shop, body.id)).toMatchObject({ addressLookup: "not_looked_up" });
    const { tenantId } = shop;
    const event = await app.db.prisma.event.findFirstOrThrow({ where: { tenantId } });
    expect(event.data).toMatchObject({ addressChecked: false });
  });

  it("with coordinates is held to the radius and the postcodes, and is not checked on its word", async () => {
    const shop = await seedShop(app, { deliveryPostcodes: ["00186"] });
    expect((await place(shop, { ...HOME, customerCoords: IN_ROME })).body.error).toBe("OUTSIDE_RADIUS");
    expect((await place(shop, { ...ROME, customerCoords: IN_ROME })).status).toBe(200);
    const { body } = await place(shop, { ...HOME, customerCoords: IN_TURIN });
    expect(body.addressChecked).toBe(false);
  });

  it("for pickup says nothing about an address", async () => {
    const shop = await seedShop(app);
    const { body } = await place(shop, { type: "pickup" });
    expect(body.addressChecked).toBeNull();
    const { tenantId } = shop;
    const event = await app.db.prisma.event.findFirstOrThrow({ where: { tenantId } });
    expect(event.data).toMatchObject({ addressChecked: null });
  });
});

describe("a token", () => {
  it("for another address, another restaurant, of yesterday or made up checks nothing and refuses nothing", async () => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    const { addressToken } = await lookedUp(api, shop, HOME);
    const checked = async (at: SeededShop, changes: object) => {
      const { status, body } = await place(at, { ...HOME, ...changes });
      expect(status).toBe(200);
      return body.addressChecked;
    };
    expect(await checked(shop, { addressToken })).toBe(true);
    expect(await checked(shop, { addressToken, deliveryAddress: "via  po 12" })).toBe(true);
    expect(await checked(shop, { addressToken, deliveryAddress: "Via Po 14" })).toBe(false);
    expect(await checked(shop, { addressToken, postcode: "00186" })).toBe(false);
    expect(await checked(shop, { addressToken, city: "Roma" })).toBe(false);
    expect(await checked(other, { addressToken })).toBe(false);
    const [payload = "", signature = ""] = addressToken.split(".");
    const inside = Buffer.from('["found","inside",[45,7],null,99999999999]').toString("base64url");
    for (const forged of [
      `${inside}.${signature}`,
      `${payload}.`,
      payload,
      ".",
      "",
      `${payload}.${signature}x`,
    ])
      expect(await checked(shop, { addressToken: forged })).toBe(false);
    app.clock.advance({ days: 2 });
    expect(await checked(shop, { addressToken })).toBe(false);
    expect((await place(shop, { ...HOME, addressToken: "x".repeat(401) })).status).toBe(400);
  });
});

describe("a change of the address", () => {
  const change = (shop: SeededShop, orderId: string, details: object) =>
    api("PATCH", `/api/public/${shop.slug}/orders/${orderId}`, {
      body: { email: "ada@diner.example", ...details },
    });

  it("is held to the area and to what was looked up, like a new order", async () => {
    const shop = await seedShop(app, { unplacedAddresses: "refuse" });
    const { body: order } = await place(shop, await lookedUp(api, shop, HOME));
    const refused = async (address: Address) => {
      const { body } = await change(shop, order.id, await lookedUp(api, shop, address));
      return [body.error, body.reason];
    };
    expect(await refused(ROME)).toEqual(["OUTSIDE_RADIUS", "BEYOND_RADIUS"]);
    expect(await refused(UNKNOWN)).toEqual(["ADDRESS_UNKNOWN", "ADDRESS_NOT_FOUND"]);
    const moved = await change(
      shop,
      order.id,
      await lookedUp(api, shop, { ...HOME, deliveryAddress: "Via Nizza 5", postcode: "10125" }),
    );
    expect(moved.body).toMatchObject({ deliveryAddress: "Via Nizza 5, Torino", addressChecked: true });
    const unchecked = await change(shop, order.id, { deliveryAddress: "Via Po 14" });
    expect(unchecked.body).toMatchObject({ addressChecked: false, city: null });
    const { timeline } = await operatorView(api, shop, order.id);
    expect(timeline.at(-1)?.note).toBe("Changed: deliveryAddress, city");
  });
});

describe("the address of an order, sent again as it is", () => {
  const change = (shop: SeededShop, orderId: string, details: object) =>
    api("PATCH", `/api/public/${shop.slug}/orders/${orderId}`, {
      body: { email: "ada@diner.example", ...details },
    });
  const written = ({ addressToken: _, customerCoords: __, ...address }: Record<string, unknown>) => address;

  it("becomes checked with what was looked up since, and once", async () => {
    const shop = await seedShop(app);
    const address = await lookedUp(api, shop, HOME);
    const { body: order } = await place(shop, written(address));
    expect(order.addressChecked).toBe(false);
    for (let round = 0; round < 2; round += 1) {
      const { status, body } = await change(shop, order.id, { ...address, notes: "Ring twice" });
      expect([status, body.addressChecked, body.notes]).toEqual([200, true, "Ring twice"]);
    }
    const row = await app.db.prisma.order.findFirstOrThrow({ where: { tenantId: shop.tenantId } });
    expect({ lat: row.latitude, lng: row.longitude }).toEqual(address.customerCoords);
    const { timeline } = await operatorView(api, shop, order.id);
    expect(timeline.map(({ note }: { note: string | null }) => note).filter(Boolean)).toEqual([
      "Changed: notes, addressLookup",
    ]);
  });

  it("is refused where it was found outside, or not at all", async () => {
    const shop = await seedShop(app);
    const outside = await lookedUp(api, shop, ROME);
    const { body: toRome } = await place(shop, written(outside));
    const refused = await change(shop, toRome.id, { addressToken: outside.addressToken });
    expect([refused.status, refused.body.error]).toEqual([409, "OUTSIDE_RADIUS"]);
    const unknown = await lookedUp(api, shop, UNKNOWN);
    const { body: order } = await place(shop, written(unknown));
    await settings(shop, { unplacedAddresses: "refuse" });
    expect((await change(shop, order.id, unknown)).body.error).toBe("ADDRESS_UNKNOWN");
  });

  it("stays as checked as it was without a token, or with one that is not its own", async () => {
    const shop = await seedShop(app);
    const address = await lookedUp(api, shop, HOME);
    const { body: order } = await place(shop, address);
    const { addressToken } = await lookedUp(api, shop, ROME);
    for (const token of [undefined, addressToken, "forged.token"]) {
      const sent = { ...written(address), addressToken: token, notes: `with ${token}`.slice(0, 20) };
      const { status, body } = await change(shop, order.id, sent);
      expect([status, body.addressChecked]).toEqual([200, true]);
    }
  });
});

describe("the listed postcodes", () => {
  it("are kept in one form, each once, and are public", async () => {
    const shop = await seedShop(app);
    const { status, body } = await settings(shop, { deliveryPostcodes: ["10 124", "I-10123", "10123"] });
    expect([status, body.deliveryPostcodes]).toEqual([200, ["10123", "10124"]]);
    const profile = await api("GET", `/api/public/${shop.slug}`);
    expect(profile.body.deliveryPostcodes).toEqual(["10123", "10124"]);
    const none = await settings(shop, { deliveryPostcodes: [] });
    expect(none.body.deliveryPostcodes).toEqual([]);
  });

  it("are postcodes of the restaurant's country, and at most 300", async () => {
    const shop = await seedShop(app);
    const wrong = await settings(shop, { deliveryPostcodes: ["10123", "SW1A 1AA"] });
    expect([wrong.status, wrong.body.issues?.[0].path]).toEqual([400, "deliveryPostcodes.1"]);
    const many = Array.from({ length: 301 }, (_, index) => String(10_000 + index));
    expect((await settings(shop, { deliveryPostcodes: many })).status).toBe(400);
    expect((await settings(shop, { country: "GB", deliveryPostcodes: ["SW1A 1AA"] })).status).toBe(200);
    expect((await settings(shop, { unplacedAddresses: "perhaps" })).status).toBe(400);
  });
});

it("is erased with the guest, and what is known of the address with it", async () => {
  const shop = await seedShop(app);
  const { body } = await place(shop, await lookedUp(api, shop, HOME));
  await api("PATCH", `/api/tenant/${shop.slug}/orders/${body.id}`, {
    as: shop.owner,
    body: { status: "rejected", reason: "Closed" },
  });
  const erased = await api("POST", `/api/public/${shop.slug}/orders/${body.id}/erase`, {
    body: { email: "ada@diner.example" },
  });
  expect(erased.status).toBeLessThan(300);
  const row = await app.db.prisma.order.findFirstOrThrow({ where: { tenantId: shop.tenantId } });
  expect(row).toMatchObject({ deliveryAddress: null, postcode: null, city: null, latitude: null });
});
