import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportMenu } from "@/lib/restaurant/menu/csv/export-menu";
import { type Api, createApi } from "@/lib/testing/call";
import { cookieOf } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { DEMO_RESTAURANTS } from "./content/demo-restaurants";
import { seedDemoData } from "./seed";

let app: TestApp;
let api: Api;

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
  await seedDemoData(app);
});
afterAll(() => app.stop());

const read = async (path: string, as?: { cookie: string }) => {
  const { status, body, text } = await api("GET", path, { as });
  if (status !== 200) throw new Error(text);
  return body;
};

async function signIn(email: string) {
  const { status, body, headers, text } = await api("POST", "/api/auth/login", {
    body: { email, password: "demo-password" },
  });
  if (status !== 200) throw new Error(text);
  return { answer: body, as: cookieOf(headers.get("set-cookie") ?? "") };
}

async function firstPlainProduct(slug: string): Promise<string> {
  const { products } = await read(`/api/public/${slug}/menu`);
  return products.find(({ optionGroups }: { optionGroups: unknown[] }) => optionGroups.length === 0).id;
}

async function order(slug: string, changes: Record<string, unknown> = {}) {
  const productId = await firstPlainProduct(slug);
  return api("POST", `/api/public/${slug}/orders`, {
    body: {
      type: "pickup",
      customerName: "Ada Diner",
      customerEmail: "ada@diner.example",
      customerPhone: "+39 333 1234567",
      paymentMethod: "cash",
      items: [{ productId, quantity: 4, price: 1 }],
      ...changes,
    },
  });
}

describe.each([
  {
    slug: "luigi",
    profile: {
      name: "Trattoria Luigi",
      city: "Torino",
      latitude: 45.0703,
      longitude: 7.6869,
      timeZone: "Europe/Rome",
      currency: "EUR",
      locales: ["it", "en", "de", "fr", "ar"],
      deliveryRadiusKm: 5,
      deliveryFee: 2.5,
    },
    methods: { cash: true, card: true },
    tables: 12,
  },
  {
    slug: "sakura",
    profile: {
      name: "Sakura Sushi",
      city: "Berlin",
      latitude: 52.52,
      longitude: 13.405,
      timeZone: "Europe/Berlin",
      currency: "EUR",
      locales: ["de", "en", "ja"],
    },
    methods: { cash: true, card: false, applePay: false, googlePay: false, paypal: false, satispay: false },
    tables: 8,
  },
  {
    slug: "taco",
    profile: {
      name: "Taco Libre",
      city: "Austin",
      latitude: 30.2672,
      longitude: -97.7431,
      timeZone: "America/Chicago",
      currency: "USD",
      locales: ["en", "es"],
    },
    methods: { cash: true, card: true },
    tables: 10,
  },
])("$slug", ({ slug, profile, methods, tables }) => {
  it("is where it is said to be and takes what it is said to take", async () => {
    expect(await read(`/api/public/${slug}`)).toMatchObject({ slug, ...profile });
    expect(await read(`/api/public/${slug}/payment-methods`)).toMatchObject(methods);
    const { as } = await signIn(`owner@${slug}.example`);
    expect((await read(`/api/tenant/${slug}/tables`, as)).tables).toHaveLength(tables);
  });

  it("shows 40 products or more, without its hidden category, its draft and its sold-out product", async () => {
    const { as } = await signIn(`owner@${slug}.example`);
    const { categories } = await read(`/api/tenant/${slug}/categories`, as);
    const { products } = await read(`/api/tenant/${slug}/products`, as);
    const hidden = categories.filter(({ visible }: { visible: boolean }) => !visible);
    expect(hidden).toHaveLength(1);
    const withheld = products.filter(
      (product: { categoryId: string; status: string; stock: number | null }) =>
        product.categoryId === hidden[0].id || product.status === "draft" || product.stock === 0,
    );
    expect(products.filter(({ status }: { status: string }) => status === "draft")).toHaveLength(1);
    expect(products.filter(({ stock }: { stock: number | null }) => stock === 0)).toHaveLength(1);
    const menu = await read(`/api/public/${slug}/menu`);
    expect(menu.products.length).toBeGreaterThanOrEqual(40);
    expect([...menu.products, ...(menu.later ?? [])]).toHaveLength(products.length - withheld.length);
    expect(menu.categories).toHaveLength(categories.length - 1);
    const shown = JSON.stringify(menu);
    for (const { id } of [...hidden, ...withheld]) expect(shown).not.toContain(id);
    for (const part of ["optionGroups", "allergens"])
      expect(menu.products.some((product: Record<string, unknown[]>) => product[part]?.length)).toBe(true);
    for (const { name, image } of menu.products) {
      expect(Object.keys(name).sort()).toEqual([...profile.locales].sort());
      if (image !== null) expect(image).toMatch(/^\/media\/demo\//);
    }
    const pictured = menu.products.filter(({ image }: { image: string | null }) => image !== null);
    expect(pictured.length).toBeGreaterThanOrEqual(menu.products.length / 2);
  });
});

describe("the menu files", () => {
  it.each(DEMO_RESTAURANTS.map(({ slug }) => slug))(
    "of %s are what its own dashboard exports, byte for byte, and importing them changes nothing",
    async (slug) => {
      const shop = await app.shops.find(slug);
      if (!shop) throw new Error("There is no such restaurant");
      const { id: tenantId, currency, locales } = shop.tenant;
      const csv = await readFile(`prisma/seed/content/${slug}.csv`, "utf8");
      expect(await exportMenu(app, { tenantId, currency, locales })).toBe(csv);
      const { as } = await signIn(`owner@${slug}.example`);
      const body = { csv, removeMissing: true };
      const preview = await api("POST", `/api/tenant/${slug}/menu/import/preview`, { as, body });
      expect(preview.body).toMatchObject({ adds: [], changes: [], removes: [], problems: [] });
      expect(preview.body.unchanged).toBeGreaterThanOrEqual(45);
    },
  );
});

describe("hours", () => {
  it("let luigi and taco take orders in the middle of the night, and sakura only when it is open", async () => {
    app.clock.set("2026-11-23T02:30:00Z");
    expect((await order("luigi")).status).toBe(200);
    app.clock.set("2026-11-23T09:30:00Z");
    expect((await order("taco")).status).toBe(200);
    const monday = await order("sakura");
    expect([monday.status, monday.body.error]).toEqual([409, "RESTAURANT_CLOSED"]);
    app.clock.set("2026-11-24T11:30:00Z");
    expect((await order("sakura")).status).toBe(200);
  });
});

describe("luigi", () => {
  const delivery = { type: "delivery", deliveryAddress: "Via Po 2" };

  it("delivers for 2.50 within 5 km and not beyond", async () => {
    const near = await order("luigi", { ...delivery, customerCoords: { lat: 45.11, lng: 7.6869 } });
    expect([near.status, near.body.deliveryFee]).toEqual([200, 2.5]);
    const far = await order("luigi", { ...delivery, customerCoords: { lat: 45.12, lng: 7.6869 } });
    expect([far.status, far.body.error]).toEqual([409, "OUTSIDE_RADIUS"]);
  });

  it("takes WELCOME10 for 10 %", async () => {
    const { body } = await api("POST", "/api/public/luigi/validate-coupon", {
      body: { code: "WELCOME10", subtotal: 40 },
    });
    expect(body).toEqual({ valid: true, discount: 4 });
    const placed = await order("luigi", { couponCode: "WELCOME10" });
    expect(placed.body.discount).toBe(Math.round(placed.body.subtotal * 10) / 100);
  });

  it("begins a card payment, which sakura does not", async () => {
    app.clock.set("2026-11-24T11:30:00Z");
    const paid = await order("luigi", { paymentMethod: "stripe" });
    expect(paid.body.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    const refused = await order("sakura", { paymentMethod: "stripe" });
    expect([refused.status, refused.body.error]).toEqual([400, "PAYMENT_METHOD_UNAVAILABLE"]);
  });
});

describe("people", () => {
  it.each([
    ["owner@luigi.example", { role: "tenant-owner", tenantId: "luigi" }],
    ["owner@sakura.example", { role: "tenant-owner", tenantId: "sakura" }],
    ["owner@taco.example", { role: "tenant-owner", tenantId: "taco" }],
    ["staff@luigi.example", { role: "co-manager", tenantId: "luigi" }],
    ["manager@bella.example", { role: "group-manager" }],
    ["designer@bazar.example", { role: "web-designer" }],
    ["agent@bazar.example", { role: "sales-agent" }],
    ["admin@bazar.example", { role: "superadmin" }],
  ])("%s signs in with demo-password as %j", async (email, expected) => {
    const { answer, as } = await signIn(email);
    expect(answer).toEqual({ ok: true, ...expected });
    expect(
      as.cookie.startsWith(expected.role === "superadmin" ? "admin_session=" : "platform_session="),
    ).toBe(true);
  });

  it("of Bella Group see luigi as headquarters and sakura, and taco does not", async () => {
    const { id } = await app.db.prisma.organization.findFirstOrThrow({ where: { name: "Bella Group" } });
    for (const email of ["owner@luigi.example", "manager@bella.example"]) {
      const { tenants } = await read(`/api/group/${id}`, (await signIn(email)).as);
      const seen = tenants.map(({ slug, headquarters }: { slug: string; headquarters: boolean }) => [
        slug,
        headquarters,
      ]);
      expect(seen.sort()).toEqual([
        ["luigi", true],
        ["sakura", false],
      ]);
    }
    for (const email of ["owner@sakura.example", "owner@taco.example"]) {
      const { as } = await signIn(email);
      expect((await api("GET", `/api/group/${id}`, { as })).status).toBe(403);
    }
  });

  it("include an agent whose link carries AGENT1 and a designer with restaurants to work on", async () => {
    const agent = await read("/api/agent/referrals", (await signIn("agent@bazar.example")).as);
    expect(agent.code).toBe("AGENT1");
    expect(agent.link).toMatch(/\?ref=AGENT1$/);
    const { tenants } = await read("/api/designer/tenants", (await signIn("designer@bazar.example")).as);
    expect(tenants.length).toBeGreaterThan(0);
  });
});

it("is written once, however often it is asked for", async () => {
  const count = () =>
    Promise.all([app.db.prisma.tenant.count(), app.db.prisma.user.count(), app.db.prisma.product.count()]);
  const before = await count();
  expect(before[0]).toBe(3);
  await seedDemoData(app);
  expect(await count()).toEqual(before);
});
