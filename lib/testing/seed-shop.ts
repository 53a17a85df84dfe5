import type { App } from "@/lib/app/app";
import { newId, newTenantShortId } from "@/lib/core/ids/ids";
import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { openSession } from "@/lib/people/auth/open-session";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { MemberRole } from "@/lib/platform/db/generated/enums";
import { parseOptionLabel } from "@/lib/restaurant/menu/option-label";

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

/** A signed-in member of a tenant's staff. */
export async function seedStaff(
  app: App,
  { tenantId, role }: { tenantId: TenantId; role: MemberRole },
): Promise<{ cookie: string; userId: string }> {
  const userId = newId("usr");
  const { prisma } = app.db;
  const user = { id: userId, email: `${userId}@staff.example`, name: "Test Staff" };
  await prisma.user.createMany({ data: [{ ...user, passwordHash: "not a hash" }] });
  await prisma.tenantMember.createMany({ data: [{ tenantId, userId, role }] });
  const line = await openSession(app, { kind: "platform", subjectId: userId, secure: false });
  return { ...cookieOf(line), userId };
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

/**
 * A restaurant of its own for one test, written in few statements, because thousands are: open at all hours, cash, EUR, Europe/Rome, delivery 2.50 within 5 km of Turin.
 */
export async function seedShop(
  app: App,
  data: Partial<Prisma.TenantCreateManyInput> = {},
): Promise<SeededShop> {
  const tenantId = mintTenantId(newTenantShortId());
  const slug = `shop-${tenantId.slice(1)}`;
  const { prisma } = app.db;
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
  await prisma.tenant.createMany({ data: [{ ...restaurant, id: tenantId, slug, ...data }] });
  await prisma.tenantCounter.createMany({ data: [{ tenantId }] });
  await prisma.tenantVersion.createMany({ data: [{ tenantId }] });
  const category = { tenantId, id: newId("cat"), name: { en: "Pizza", it: "Pizza" }, position: 0 };
  await prisma.category.createMany({ data: [category] });
  const [margherita, diavola] = newPizzas({ tenantId, categoryId: category.id });
  await prisma.product.createMany({ data: [margherita, diavola] });
  const owner = await seedStaff(app, { tenantId, role: "owner" });
  return {
    tenantId,
    slug: data.slug ?? slug,
    categoryId: category.id,
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
