import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { openSession } from "@/lib/people/auth/open-session";
import { apiRoutes } from "@/lib/testing/call";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { seedGroup } from "@/lib/testing/seed-group";
import { seedProvenDomain } from "@/lib/testing/seed-proven-domain";
import { seedRoom } from "@/lib/testing/seed-room";
import {
  cookieOf,
  refreshSignIn,
  type SeededShop,
  seedAdmin,
  seedShop,
  seedStaff,
} from "@/lib/testing/seed-shop";
import { WITHOUT_VERSION } from "@/lib/testing/without-version";
import { endpointsOf } from "./openapi";

let shop: SeededShop;
let admin: SeededShop["owner"];
let designer: { cookie: string };
let room: Record<"window" | "corner" | "garden", string>;
it.beforeAll(async () => {
  shop = await seedShop(app);
  admin = await seedAdmin(app);
  designer = await seedDesigner();
  room = await seedRoom(app, shop, { window: 4, corner: 4, garden: 4 });
  for (const who of [shop.owner, admin]) await refreshSignIn(app, who);
});

const make = async (path: string, body: object) => {
  const made = await api("POST", `/api/tenant/${shop.slug}/${path}`, { as: shop.owner, body });
  expect(made.status).toBe(200);
  return `/api/tenant/${shop.slug}/${path}/${made.body.id}`;
};
async function seedDesigner(): Promise<{ cookie: string }> {
  const id = newId("usr");
  const user = { id, email: `${id}@design.example`, name: "Dora", passwordHash: "no hash" };
  await app.db.prisma.user.create({ data: { ...user, role: "web_designer" } });
  await app.db.prisma.designAssignment.create({ data: { userId: id, tenantId: shop.tenantId } });
  return cookieOf(await openSession(app, { kind: "platform", subjectId: id, secure: false }));
}

type Edit = {
  where: () => Promise<string>;
  one: object | (() => object);
  other: object | (() => object);
  as?: () => { cookie: string };
  /** What the write answers of what is read there. */
  read?: (answer: Record<string, unknown>, written: unknown) => unknown;
  /** Where the write is, after the address that is read. */
  write?: string;
  /** What is written is the restaurant's own row, at which both wait once they have read it. */
  ofTenant?: true;
};

const at = (path: string) => async () => `/api/tenant/${shop.slug}/${path}`;

const named = { one: { name: "One" }, other: { name: "Other" } };

const bodyOf = (body: Edit["one"]): object => (typeof body === "function" ? body() : body);

/** Of each operation that takes If-Match: where it writes, what two people would write there, and who they are. */
const EDITS: Record<string, Edit> = {
  updateProduct: {
    where: async () => `/api/tenant/${shop.slug}/products/${shop.margherita}`,
    one: { basePrice: 11 },
    other: { basePrice: 12 },
  },
  updateSettings: {
    where: at("settings"),
    one: { prepMinutes: 33 },
    other: { prepMinutes: 34 },
    ofTenant: true,
  },
  updateCategory: {
    where: () => make("categories", { name: { en: "Soups" } }),
    one: { name: { en: "A" } },
    other: { name: { en: "B" } },
  },
  updateTable: {
    where: () => make("tables", { name: "One", seats: 4 }),
    one: { seats: 5 },
    other: { seats: 6 },
  },
  updateCoupon: {
    where: () => make("coupons", { code: "TEN", type: "percent", value: 10 }),
    one: { value: 11 },
    other: { value: 12 },
  },
  changeReservationPolicy: {
    where: at("reservation-policy"),
    one: { leadMinutes: 30 },
    other: { leadMinutes: 45 },
  },
  updateTax: { where: at("tax"), one: { mode: "added" }, other: { mode: "added" } },
  updateTaxClass: {
    where: () => make("tax/classes", { name: "Food", rates: { pickup: 10, delivery: 10, dineIn: 10 } }),
    one: { rates: { pickup: 11 } },
    other: { rates: { pickup: 12 } },
  },
  updateIngredient: { where: () => make("ingredients", { name: "Salt", unit: "g" }), ...named },
  updateWebhookEndpoint: {
    where: () => make("webhook-endpoints", { url: "https://93.184.216.34/hook" }),
    one: { description: "A" },
    other: { description: "B" },
  },
  updateReservation: {
    async where() {
      await make("tables", { name: "Two", seats: 2 });
      return make("reservations", { source: "walk_in", customerName: "Ada", guestCount: 2 });
    },
    one: { customerName: "Grace" },
    other: { customerName: "Edsger" },
  },
  saveKitchenSettings: {
    where: at("kitchen/settings"),
    one: { soonMinutes: 5, lateMinutes: 11 },
    other: { soonMinutes: 6, lateMinutes: 12 },
  },
  updateKitchenScreen: {
    async where() {
      const id = newId("kps");
      const facts = {
        name: "Pass",
        kind: "expediter",
        tokenDigest: id,
        pairedBy: shop.owner.userId,
      } as const;
      await app.db.prisma.kitchenScreen.create({
        data: { ...facts, id, tenantId: shop.tenantId, createdAt: app.clock.now() },
      });
      return `/api/tenant/${shop.slug}/kitchen/screens/${id}`;
    },
    ...named,
  },
  updatePrinter: {
    async where() {
      const body = { name: "Bar", kind: "star_cloudprnt", width: 80 };
      const made = await api("POST", `/api/tenant/${shop.slug}/printers`, { as: shop.owner, body });
      return `/api/tenant/${shop.slug}/printers/${made.body.printer.id}`;
    },
    ...named,
  },
  updateStation: { where: () => make("stations", { name: "Grill" }), ...named },
  updateDrawer: { where: () => make("drawers", { name: "Purse" }), ...named },
  changeDrawerSettings: {
    where: at("drawer-settings"),
    one: { dayEndsAt: "03:00", countsBlind: false },
    other: { dayEndsAt: "05:00", countsBlind: true },
    ofTenant: true,
  },
  noteGuest: {
    async where() {
      await make("tables", { name: "Three", seats: 2 });
      const body = { customerName: "Ada", customerEmail: "ada@guests.example", guestCount: 2 };
      const booked = await make("reservations", { source: "walk_in", ...body });
      return booked.replace("/reservations/", "/guests/");
    },
    ...{ one: { notes: "A window seat" }, other: { notes: "Never by the window" } },
    read: ({ guest }) => guest,
  },
  changeMember: {
    async where() {
      const { userId } = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
      return `/api/tenant/${shop.slug}/staff/${userId}`;
    },
    one: { role: "co-manager" },
    other: { role: "co-manager" },
  },
  updateApiKey: {
    where: () => make("api-keys", { name: "Till", scopes: ["orders:read"] }),
    ...named,
  },
  updateGroupApiKey: {
    async where() {
      const path = `/api/group/${await seedGroup(app, shop.owner)}/api-keys`;
      const body = { name: "Till", scopes: ["group:read"] };
      return `${path}/${(await api("POST", path, { as: shop.owner, body })).body.id}`;
    },
    ...named,
  },
  updatePlatformApiKey: {
    async where() {
      const path = "/api/admin/api-keys";
      const body = { name: "Books", scopes: ["platform_restaurants:read"] };
      return `${path}/${(await api("POST", path, { as: admin, body })).body.id}`;
    },
    ...named,
    as: () => admin,
  },
  changeTheme: {
    where: async () => `/api/designer/tenants/${shop.slug}/theme`,
    one: { accent: "#7a1f3d" },
    other: { accent: "#1f3d7a" },
    as: () => designer,
  },
  draftTheme: {
    where: async () => `/api/designer/tenants/${shop.slug}/theme/draft`,
    one: { accent: "#3d7a1f" },
    other: { accent: "#3d1f7a" },
    as: () => designer,
  },
  updateTenant: {
    where: async () => `/api/admin/tenants/${shop.tenantId}`,
    one: { escrowDelayHours: 5 },
    other: { escrowDelayHours: 6 },
    as: () => admin,
    read: (detail, answer) =>
      Object.fromEntries(Object.entries(detail).filter(([field]) => field in (answer as object))),
  },
  updateUser: {
    async where() {
      const { userId } = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
      return `/api/admin/users/${userId}`;
    },
    one: { role: "web-designer" },
    other: { role: "group-manager" },
    as: () => admin,
  },
  updateOrganization: {
    where: async () => `/api/admin/organizations/${await seedGroup(app, shop.owner)}`,
    ...named,
    as: () => admin,
  },
  // Both want the same; who is late has to hear that it was done meanwhile.
  updateDomain: {
    where: async () => `/api/tenant/${shop.slug}/domains/${await seedProvenDomain(app, shop)}`,
    one: { isPrimary: true },
    other: { isPrimary: true },
  },
  moveBill: {
    async where() {
      return make("bills", { tableId: room.window });
    },
    one: () => ({ tableId: room.corner }),
    other: () => ({ tableId: room.garden }),
    write: "/move",
  },
};

const endpoints = endpointsOf(apiRoutes).filter(({ method }) => method !== "GET" && method !== "DELETE");
const writes = endpoints.filter(({ definition }) => definition.version);
const idsOf = (list: typeof endpoints) => list.map(({ definition }) => definition.operationId).sort();

it("is tried with every operation that takes it", () => {
  expect(idsOf(writes)).toEqual(Object.keys(EDITS).sort());
});

it("is taken by everything that changes what is stored, but for what has a reason", () => {
  const changes = endpoints.filter(({ method }) => method === "PATCH" || method === "PUT");
  expect(idsOf(changes.filter(({ definition }) => !definition.version))).toEqual(
    Object.keys(WITHOUT_VERSION).sort(),
  );
});

describe("two editors", () => {
  it.each(writes.map(({ method, definition }) => [definition.operationId, method] as const))(
    "of %s, who have read the same: one of them is refused, and told how it is now",
    async (operationId, method) => {
      const edit = EDITS[operationId];
      if (!edit) throw new Error(`${operationId} is not in EDITS`);
      const as = edit.as?.() ?? shop.owner;
      const path = await edit.where();
      const read = () => api("GET", path, { as });
      const write = (body: object, etag: string | null) =>
        api(method, `${path}${edit.write ?? ""}`, { as, body, headers: { "if-match": etag ?? "" } });
      const [one, other] = [bodyOf(edit.one), bodyOf(edit.other)];
      const etag = (await read()).headers.get("etag");
      expect(etag).toMatch(/^"([\w-]{22}|\d+)"$/);
      const rivals = [one, other].map((body) => () => write(body, etag));
      const lock = {
        statement: "SELECT 1 FROM tenant WHERE id = $1 FOR UPDATE",
        values: [shop.tenantId],
      };
      const answers = edit.ofTenant
        ? await meetAtLock(lock, rivals)
        : await Promise.all(rivals.map((send) => send()));
      expect(answers.map(({ status }) => status).sort(), answers[0]?.text).toEqual([200, 412]);
      const [won, lost] = answers[0]?.status === 200 ? answers : answers.toReversed();
      expect(lost?.body).toEqual({
        error: "PRECONDITION_FAILED",
        message: expect.any(String),
        current: won?.body,
      });
      expect(lost?.headers.get("etag")).toBe(won?.headers.get("etag"));
      const now = await read();
      expect(now.headers.get("etag")).toBe(won?.headers.get("etag"));
      expect(edit.read ? edit.read(now.body, won?.body) : now.body).toEqual(won?.body);
      expect((await write(lost === answers[0] ? one : other, lost?.headers.get("etag") ?? "")).status).toBe(
        200,
      );
    },
  );
});
