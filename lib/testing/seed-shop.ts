import type { App } from "@/lib/app/app";
import { newId, newTenantShortId } from "@/lib/core/ids/ids";
import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { openSession } from "@/lib/people/auth/open-session";
import { SESSION_COOKIES, SESSION_SECONDS, signSessionToken } from "@/lib/people/auth/session-token";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { MemberRole } from "@/lib/platform/db/generated/enums";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";

const ALWAYS = { open: "00:00", close: "24:00" };
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const ALL_WEEK = { weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, [ALWAYS]])), specialDays: {} };

export type SeededShop = {
  tenantId: TenantId;
  slug: string;
  categoryId: string;
  /** 8.50, no options, unlimited stock. */
  margherita: string;
  /** 12.00, required size and optional extras with price deltas. */
  diavola: string;
  owner: { cookie: string; userId: string };
};

/** Turns a Set-Cookie line into what a client sends back. */
export function cookieOf(setCookie: string): { cookie: string } {
  return { cookie: setCookie.split(";", 1)[0] ?? "" };
}

/** Somebody of a tenant's staff with a session, in one statement; the values are those of `newStaff`. */
const INSERT_STAFF = `
  person AS (INSERT INTO users (id, email, name, password_hash) VALUES ($2, $3, 'Test Staff', 'not a hash')),
  member AS (INSERT INTO tenant_member (tenant_id, user_id, role) VALUES ($1, $2, $4)),
  signed_in AS (
    INSERT INTO session (id, kind, subject_id, created_at, expires_at) VALUES ($5, 'platform', $2, $6, $7))
  SELECT 1`;

async function newStaff(app: App, { tenantId, role }: { tenantId: TenantId; role: MemberRole }) {
  const [userId, id, issuedAt] = [newId("usr"), newId("ses"), app.clock.now()];
  const session = { id, kind: "platform", subjectId: userId, issuedAt } as const;
  const token = await signSessionToken(app.env.SESSION_SECRET, session);
  const expiresAt = new Date(issuedAt.getTime() + SESSION_SECONDS.platform * 1000);
  return {
    staff: { cookie: `${SESSION_COOKIES.platform}=${token}`, userId },
    values: [tenantId, userId, `${userId}@staff.example`, role, id, issuedAt, expiresAt],
  };
}

/** A signed-in member of a tenant's staff. */
export async function seedStaff(
  app: App,
  member: { tenantId: TenantId; role: MemberRole },
): Promise<{ cookie: string; userId: string }> {
  const { staff, values } = await newStaff(app, member);
  await app.db.pool.query({ name: "seed-staff", text: `WITH ${INSERT_STAFF}`, values });
  return staff;
}

/** Makes a seeded person's sign-in fresh at the clock's time, as their password would if they had one. */
export async function refreshSignIn(app: App, { userId }: { userId: string }): Promise<void> {
  const data = { reauthenticatedAt: app.clock.now() };
  await app.db.prisma.session.updateMany({ where: { subjectId: userId }, data });
}

/** A signed-in super-admin. */
export async function seedAdmin(app: App): Promise<{ cookie: string; userId: string }> {
  const userId = newId("usr");
  await app.db.prisma.user.create({
    data: {
      id: userId,
      email: `${userId}@admin.example`,
      name: "Test Admin",
      passwordHash: "not a hash",
      role: "superadmin",
    },
  });
  const line = await openSession(app, { kind: "admin", subjectId: userId, secure: false });
  return { ...cookieOf(line), userId };
}

/** A super-admin's visits at a restaurant, one after the other for a year. */
export async function seedSupportVisit(
  app: App,
  { tenantId, userId }: { tenantId: TenantId; userId: string },
): Promise<void> {
  const startedAt = app.clock.now();
  const endsAt = new Date(startedAt.getTime() + 365 * 24 * 3600_000);
  const visit = { id: newId("spv"), tenantId, userId, reason: "Looks after it", startedAt, endsAt };
  await app.db.prisma.supportVisit.create({ data: visit });
}

/** A signed-in super-admin who visits a restaurant. */
export async function seedVisitor(
  app: App,
  { tenantId }: { tenantId: TenantId },
): Promise<{ cookie: string; userId: string }> {
  const admin = await seedAdmin(app);
  await seedSupportVisit(app, { tenantId, userId: admin.userId });
  return admin;
}

/** A product of a seeded shop; amounts in minor units. */
export async function seedProduct(
  app: App,
  shop: { tenantId: TenantId; categoryId: string },
  data: Partial<Prisma.ProductCreateManyInput> = {},
): Promise<string> {
  const product = newProduct(shop, data);
  await app.db.prisma.product.createMany({ data: [product] });
  await app.db.prisma.tenantVersion.updateMany({
    where: { tenantId: shop.tenantId },
    data: { version: { increment: 1 } },
  });
  return product.id;
}

function newProduct(
  { tenantId, categoryId }: { tenantId: TenantId; categoryId: string },
  data: Partial<Prisma.ProductCreateManyInput>,
) {
  const usual = { name: { en: "Test dish" }, basePriceMinor: 1000, position: 99 };
  return { ...usual, ...data, tenantId, categoryId, id: newId("prd") };
}

/** What belongs to a new restaurant: its counters, a category with products, and its owner. */
const INSERT_SHOP = `
  WITH counter AS (INSERT INTO tenant_counter (tenant_id) VALUES ($1)),
  version AS (INSERT INTO tenant_version (tenant_id) VALUES ($1)),
  menu AS (INSERT INTO category (tenant_id, id, name, position) VALUES ($1, $8, '{"en": "Pizza", "it": "Pizza"}', 0)),
  dishes AS (
    INSERT INTO product (tenant_id, id, category_id, name, base_price_minor, allergens, dietary_tags, option_groups, position)
    SELECT $1, p.id, $8, p.name, p."basePriceMinor", p.allergens, p."dietaryTags",
           coalesce(p."optionGroups", '[]'), p.position
      FROM jsonb_to_recordset($9::jsonb) AS p(id text, name jsonb, "basePriceMinor" int, allergens text[],
                                              "dietaryTags" text[], "optionGroups" jsonb, position int)),
  ${INSERT_STAFF}`;

/**
 * A restaurant of its own for one test, written in few statements, because thousands are: open at all hours, cash, EUR, Europe/Rome, delivery 2.50 within 5 km of Turin.
 */
export async function seedShop(
  app: App,
  data: Partial<Prisma.TenantCreateManyInput> = {},
): Promise<SeededShop> {
  const tenantId = mintTenantId(data.id ?? newTenantShortId());
  const slug = `shop-${tenantId.slice(1)}`;
  const restaurant = {
    name: "Test Trattoria",
    email: "hello@shop.example",
    phone: "+39 011 555 0100",
    address: "Via Roma 1",
    city: "Torino",
    country: "IT",
    latitude: 45.0703,
    longitude: 7.6869,
    timeZone: "Europe/Rome",
    currency: "EUR",
    locales: ["en", "it"],
    deliveryRadiusKm: 5,
    deliveryFeeMinor: 250,
    openingHours: { pickup: ALL_WEEK, delivery: ALL_WEEK, reservation: ALL_WEEK },
  };
  await app.db.prisma.tenant.createMany({ data: [{ ...restaurant, id: tenantId, slug, ...data }] });
  const categoryId = newId("cat");
  const products = newPizzas({ tenantId, categoryId });
  const { staff: owner, values } = await newStaff(app, { tenantId, role: "owner" });
  await app.db.pool.query({
    name: "seed-shop",
    text: INSERT_SHOP,
    values: [...values, categoryId, JSON.stringify(products)],
  });
  const [margherita, diavola] = products;
  return {
    tenantId,
    slug: data.slug ?? slug,
    categoryId,
    margherita: margherita.id,
    diavola: diavola.id,
    owner,
  };
}

function newPizzas(shop: { tenantId: TenantId; categoryId: string }) {
  const label = (text: string) => parseOptionLabel(text, "EUR");
  const options = (...texts: string[]) => texts.map(label);
  const margherita = newProduct(shop, {
    name: { en: "Margherita", it: "Margherita" },
    basePriceMinor: 850,
    allergens: ["gluten", "milk"],
    dietaryTags: ["vegetarian"],
    position: 0,
  });
  const diavola = newProduct(shop, {
    name: { en: "Diavola", it: "Diavola" },
    basePriceMinor: 1200,
    optionGroups: [
      { name: "Size", required: true, min: 1, max: 1, options: options("Regular", "Large (+3.50)") },
      {
        name: "Extras",
        required: false,
        min: 0,
        max: 2,
        options: options("Olives (+1.00)", "Nduja (+2.00)", "No basil (-0.50)"),
      },
    ],
    position: 1,
  });
  return [margherita, diavola] as const;
}

/** A valid pickup order of two Margheritas, with changes. */
export function orderBody(
  shop: Pick<SeededShop, "margherita">,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    type: "pickup",
    customerName: "Ada Diner",
    customerEmail: "ada@diner.example",
    customerPhone: "+39 333 1234567",
    paymentMethod: "cash",
    items: [{ productId: shop.margherita, quantity: 2, price: 8.5 }],
    ...changes,
  };
}
