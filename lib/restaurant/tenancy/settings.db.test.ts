import { describe, expect } from "vitest";
import { api, app, shopTest as it, shop, shopTest as test } from "@/lib/testing/fixtures";
import { orderBody, seedShop, seedStaff, seedVisitor } from "@/lib/testing/seed-shop";
import { createTestApp } from "@/lib/testing/test-app";

const START = "2026-11-18T11:00:00.000Z";

it.afterEach(() => app.clock.set(START));

const read = async () => (await api("GET", `/api/tenant/${shop.slug}/settings`, { as: shop.owner })).body;
const change = (body: unknown) => api("PATCH", `/api/tenant/${shop.slug}/settings`, { as: shop.owner, body });
const profile = async () => (await api("GET", `/api/public/${shop.slug}`)).body;
const order = (changes: Record<string, unknown> = {}) =>
  api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, changes) });

const noon = { open: "11:00", close: "13:00" };
const closedAllWeek = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

describe("settings", () => {
  it("reads everything that a restaurant sets, and nothing that is the platform's", async () => {
    expect(await read()).toMatchObject({
      id: shop.tenantId,
      slug: shop.slug,
      name: "Test Trattoria",
      timeZone: "Europe/Rome",
      currency: "EUR",
      locales: ["en", "it"],
      deliveryFee: 2.5,
      deliveryMinimum: 0,
      deliveryRadiusKm: 5,
      pausedUntil: null,
      paymentMethods: {
        cash: true,
        card: false,
        wallets: false,
        klarna: false,
        paypal: false,
        satispay: false,
        bancontact: false,
        ideal: false,
      },
    });
    expect(
      Object.keys(await read()).filter((key) => /stripe|fee[BM]|organization|escrow/i.test(key)),
    ).toEqual([]);
  });

  it("changes every setting and answers with all of them", async () => {
    const changes = {
      name: "Da Ada",
      tagline: { en: "Slow food" },
      about: { en: "Since 1990", it: "Dal 1990" },
      heroImage: "/media/demo/luigi/hero-1600.webp",
      accent: "oklch(0.48 0.16 28)",
      displayFont: "instrument-sans",
      email: "ada@shop.example",
      phone: "+39 011 555 0199",
      legalName: "Ada Lovelace S.r.l.",
      vatNumber: "IT 01234567890",
      imprint: { it: "Registro imprese di Torino" },
      address: "Via Po 2",
      postcode: "10123",
      city: "Turin",
      country: "IT",
      latitude: 45.1,
      longitude: 7.7,
      locales: ["it", "en", "de"],
      pausedUntil: "2026-11-18T12:00:00.000Z",
      pickupEnabled: true,
      deliveryEnabled: false,
      deliveryFee: 3.9,
      deliveryMinimum: 15,
      deliveryRadiusKm: null,
      prepMinutes: 35,
      deliveryMinutes: 25,
      cancelGraceMinutes: 3,
      specialDayNames: { "2026-12-25": "Christmas" },
      unseenMinutes: 8,
      alertEmails: ["night@shop.example"],
    };
    const before = await read();
    const paymentMethods = { ...before.paymentMethods, card: true, klarna: true };
    const { status, body } = await change({ ...changes, paymentMethods: { card: true, klarna: true } });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, ...changes, paymentMethods });
    expect(await read()).toEqual(body);
    expect((await change({})).body).toEqual(body);
  });

  it("ignores what is not a restaurant's to set", async () => {
    const before = await read();
    await change({ currency: "USD", slug: "other", id: "t1", platformFeeBps: 0, status: "suspended" });
    expect(await read()).toEqual(before);
    const row = await app.db.prisma.tenant.findUniqueOrThrow({ where: { id: shop.tenantId } });
    expect([row.platformFeeBps, row.status]).toEqual([500, "active"]);
  });

  it("replaces the hours of one service and leaves the others", async () => {
    const before = await read();
    const delivery = {
      weekly: { ...closedAllWeek, wednesday: [noon] },
      specialDays: { "2026-12-25": [], "2026-12-31": [{ open: "18:00", close: "02:00" }] },
    };
    const { body } = await change({ openingHours: { delivery } });
    expect(body.openingHours).toEqual({ ...before.openingHours, delivery });
    expect((await profile()).services.delivery).toEqual({
      offered: true,
      open: true,
      until: "2026-11-18T12:00:00.000Z",
      opensAt: null,
    });
    app.clock.set("2026-11-18T12:00:00Z");
    expect((await order({ type: "delivery" })).body.error).toBe("RESTAURANT_CLOSED");
  });

  it("keeps every one of many changes at once", async () => {
    const hours = (day: string) => ({ weekly: closedAllWeek, specialDays: { [day]: [noon] } });
    for (const day of ["2026-12-24", "2026-12-25", "2026-12-26", "2026-12-31"]) {
      const openingHours = { pickup: hours(day), delivery: hours(day), reservation: hours(day) };
      const changes = Object.entries(openingHours).map(([service, value]) =>
        change({ openingHours: { [service]: value } }),
      );
      const answers = await Promise.all([...changes, change({ paymentMethods: { klarna: true } })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await read()).toMatchObject({ openingHours, paymentMethods: { cash: true, klarna: true } });
    }
  });

  it("charges the new fee from the moment that the change is acknowledged", async () => {
    await change({ deliveryFee: 4.2 });
    expect((await order({ type: "delivery", deliveryAddress: "Via Po 2" })).body.total).toBe(21.2);
    await change({ deliveryMinimum: 100 });
    expect((await order({ type: "delivery" })).body.error).toBe("BELOW_MINIMUM");
    await change({ paymentMethods: { cash: false } });
    expect((await order()).body.error).toBe("PAYMENT_METHOD_UNAVAILABLE");
  });

  test.each([
    ["a blank name", { name: " " }],
    ["a long name", { name: "x".repeat(81) }],
    ["a fee finer than a cent", { deliveryFee: 1.005 }],
    ["a negative minimum", { deliveryMinimum: -1 }],
    ["a radius of nothing", { deliveryRadiusKm: 0 }],
    ["a color that is code", { accent: "red;background:url(x)" }],
    ["a color of other letters", { accent: "#12345g" }],
    ["an unfinished color", { accent: "oklch(0.5 0.1" }],
    ["an unknown font", { displayFont: "comic" }],
    ["an email that is none", { email: "ada" }],
    ["a latitude off the globe", { latitude: 91 }],
    ["no locale", { locales: [] }],
    ["a locale twice", { locales: ["en", "en"] }],
    ["half minutes", { prepMinutes: 1.5 }],
    ["a pause that is over", { pausedUntil: START }],
    ["a pause of years", { pausedUntil: "2030-01-01T00:00:00Z" }],
    ["a pause until some day", { pausedUntil: "tomorrow" }],
    ["a week without a day", { openingHours: { pickup: { weekly: { monday: [] }, specialDays: {} } } }],
    [
      "a time that is none",
      {
        openingHours: {
          pickup: {
            weekly: { ...closedAllWeek, monday: [{ open: "25:00", close: "26:00" }] },
            specialDays: {},
          },
        },
      },
    ],
    [
      "a day that is none",
      { openingHours: { pickup: { weekly: closedAllWeek, specialDays: { "2026-02-30": [] } } } },
    ],
    ["a payment switch that is no switch", { paymentMethods: { card: "yes" } }],
    ["a picture from elsewhere", { heroImage: "https://elsewhere.example/hero-1600.webp" }],
  ])("refuses %s and changes nothing", async (_, wrong) => {
    const before = await read();
    const { status, body } = await change({ phone: "+1 555 0100", ...wrong });
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
    expect(body.issues[0].path).toContain(Object.keys(wrong)[0]);
    expect(await read()).toEqual(before);
  });

  it("is read by staff, changed by owners, co-managers and super-admins, and closed to everybody else", async () => {
    const path = `/api/tenant/${shop.slug}/settings`;
    const body = { phone: "+1 555 0100" };
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const manager = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
    const stranger = (await seedShop(app)).owner;
    expect((await api("GET", path)).status).toBe(401);
    expect((await api("GET", path, { as: stranger })).status).toBe(403);
    expect((await api("GET", path, { as: staff })).status).toBe(200);
    expect((await api("PATCH", path, { body })).status).toBe(401);
    for (const as of [staff, stranger]) expect((await api("PATCH", path, { as, body })).status).toBe(403);
    for (const as of [manager, await seedVisitor(app, shop)])
      expect((await api("PATCH", path, { as, body })).status).toBe(200);
  });
});

describe("pause", () => {
  const pause = (until: string | null, as: { cookie: string } = shop.owner) =>
    api("POST", `/api/tenant/${shop.slug}/pause`, { as, body: { until } });

  it("stops orders until its end, for staff to set, and tells when it ends", async () => {
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const { status, body } = await pause("2026-11-18T13:30:00+01:00", staff);
    expect([status, body]).toEqual([200, { pausedUntil: "2026-11-18T12:30:00.000Z" }]);
    expect((await order()).body.error).toBe("RESTAURANT_CLOSED");
    expect((await profile()).services.pickup).toMatchObject({
      open: false,
      opensAt: "2026-11-18T12:30:00.000Z",
    });
    app.clock.set("2026-11-18T12:30:00Z");
    expect((await read()).pausedUntil).toBeNull();
    expect((await order()).status).toBe(200);
  });

  it("ends at once when told, and again without complaint", async () => {
    await pause("2026-11-18T20:00:00Z");
    for (const _ of [1, 2]) expect((await pause(null)).body).toEqual({ pausedUntil: null });
    expect((await order()).status).toBe(200);
  });

  it("refuses an end that is not ahead, and strangers", async () => {
    expect((await pause(START)).body.error).toBe("VALIDATION_FAILED");
    expect((await pause("2026-11-18")).body.error).toBe("VALIDATION_FAILED");
    const path = `/api/tenant/${shop.slug}/pause`;
    expect((await api("POST", path, { as: shop.owner, body: {} })).status).toBe(400);
    expect((await api("POST", path, { body: { until: null } })).status).toBe(401);
    expect((await pause(null, (await seedShop(app)).owner)).status).toBe(403);
  });
});

describe("public profile", () => {
  it("tells anybody what a diner needs and nothing else", async () => {
    const body = await profile();
    expect(body).toMatchObject({
      id: shop.tenantId,
      slug: shop.slug,
      name: "Test Trattoria",
      city: "Torino",
      currency: "EUR",
      deliveryFee: 2.5,
      deliveryRadiusKm: 5,
      services: {
        pickup: { offered: true, open: true, until: null, opensAt: null },
        delivery: { offered: true, open: true },
        reservation: { offered: true, open: true },
      },
    });
    expect(
      Object.keys(body).filter((key) => /stripe|status|organization|minor|escrow|enabled/i.test(key)),
    ).toEqual([]);
    expect((await api("GET", `/api/public/${shop.tenantId}`)).body).toEqual(body);
  });

  it("does not know restaurants that do not exist or are suspended", async () => {
    const suspended = await seedShop(app, { status: "suspended" });
    for (const slug of ["nobody-here", suspended.slug]) {
      const { status, body } = await api("GET", `/api/public/${slug}`);
      expect([status, body.error]).toEqual([404, "TENANT_NOT_FOUND"]);
    }
  });

  it("shows an acknowledged change on every instance at once", async () => {
    const second = await createTestApp();
    try {
      for (const name of ["One", "Two", "Three"]) {
        await second.shops.find(shop.slug);
        await change({ name });
        expect((await second.shops.find(shop.slug))?.tenant.name).toBe(name);
        expect((await profile()).name).toBe(name);
      }
    } finally {
      await second.stop();
    }
  });
});
