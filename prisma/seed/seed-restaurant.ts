import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { toMinor } from "@/lib/core/money/money";
import { pictureAddress } from "@/lib/core/pictures/picture-sources";
import type { Tx } from "@/lib/platform/db/db";
import { insertProducts } from "@/lib/restaurant/menu/product-store";
import { toBps } from "@/lib/restaurant/tax/tax-contract";
import type { DemoCategory, DemoRestaurant } from "./content/demo-content";
import { demoTaxClass } from "./demo-tax";
import { demoId, demoTenantId } from "./seed-ids";
import { seedPayoutAccount } from "./seed-payout-account";
import { seedReservations } from "./seed-reservations";

/** As demo ids are dated. */
const OPENED_AT = new Date("2026-01-01T00:00:00Z");

/** Writes one restaurant with its menu, tables, coupons and account. */
export async function seedRestaurant(tx: Tx, restaurant: DemoRestaurant): Promise<void> {
  const tenantId = demoTenantId(restaurant.slug);
  const { currency } = restaurant;
  await tx.tenant.create({
    data: {
      id: tenantId,
      slug: restaurant.slug,
      name: restaurant.name,
      tagline: restaurant.tagline,
      cuisines: restaurant.cuisines,
      about: restaurant.about,
      heroImage: pictureAddress(`demo/${restaurant.slug}/hero`, "hero"),
      logoImage: pictureAddress(`demo/${restaurant.slug}/logo`, "logo"),
      legalName: restaurant.legalName,
      vatNumber: restaurant.vatNumber,
      accent: restaurant.accentColor,
      displayFont: restaurant.headingFont,
      email: restaurant.email,
      phone: restaurant.phone,
      address: restaurant.street,
      postcode: restaurant.postalCode,
      city: restaurant.city,
      country: restaurant.country,
      latitude: restaurant.latitude,
      longitude: restaurant.longitude,
      timeZone: restaurant.timeZone,
      currency,
      locales: [...restaurant.locales],
      deliveryRadiusKm: restaurant.deliveryRadiusKm,
      deliveryFeeMinor: toMinor(restaurant.deliveryFee, currency),
      deliveryMinimumMinor: toMinor(restaurant.deliveryMinimum, currency),
      openingHours: restaurant.openingHours,
      cardEnabled: restaurant.cardPayments,
      walletsEnabled: restaurant.cardPayments,
      paypalEnabled: restaurant.cardPayments && currency === "EUR",
      satispayEnabled: restaurant.cardPayments && currency === "EUR",
      ...(restaurant.tableOrdering && { tableOrdering: restaurant.tableOrdering }),
      ...tipFields(restaurant),
      counter: { create: {} },
      version: { create: {} },
    },
  });
  await seedPayoutAccount((sql, values) => tx.execute(sql, values), restaurant, OPENED_AT);
  await seedTax(tx, restaurant);
  for (const [position, category] of restaurant.menu.entries()) {
    await seedCategory(tx, restaurant, category, position);
  }
  await seedReservations(tx, restaurant);
  await tx.coupon.createMany({
    data: restaurant.coupons.map((coupon) => ({
      tenantId,
      id: demoId("cpn", restaurant.slug, coupon.code),
      code: coupon.code,
      type: coupon.type,
      value: coupon.type === "percent" ? Math.round(coupon.value * 100) : toMinor(coupon.value, currency),
    })),
  });
}

function tipFields({ tips }: DemoRestaurant) {
  if (!tips) return {};
  const { percent, fromGuests } = tips.serviceOfLargeParties;
  return {
    tipsOnOrders: true,
    tipsOnBills: true,
    tipPercents: [...tips.percents],
    billServiceBps: toBps(percent),
    billServiceFromGuests: fromGuests,
  };
}

async function seedTax(tx: Tx, { slug, tax }: DemoRestaurant): Promise<void> {
  const tenantId = demoTenantId(slug);
  const [first] = tax.classes;
  await tx.taxClass.createMany({
    data: tax.classes.map((taxClass, index) => ({
      tenantId,
      ...demoTaxClass(slug, taxClass),
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    })),
  });
  await tx.tenant.update({
    where: { id: tenantId },
    data: {
      defaultTaxClassId: demoId("txc", slug, first.key),
      deliveryTaxClassId: tax.delivery === null ? null : demoId("txc", slug, tax.delivery),
    },
  });
}

async function seedCategory(
  tx: Tx,
  restaurant: DemoRestaurant,
  category: DemoCategory,
  position: number,
): Promise<void> {
  const { slug } = restaurant;
  const tenantId = mintTenantId(demoTenantId(slug));
  const categoryId = demoId("cat", slug, category.key);
  const taxClassId = (key?: string) => (key === undefined ? null : demoId("txc", slug, key));
  await tx.category.create({
    data: {
      tenantId,
      id: categoryId,
      name: category.name,
      position,
      visible: !category.hidden,
      availability: category.availability,
      taxClassId: taxClassId(category.taxClass),
    },
  });
  await insertProducts(tx, {
    tenantId,
    products: category.products.map(({ key, taxClass, fields }, index) => ({
      ...fields,
      id: demoId("prd", slug, key),
      categoryId,
      position: position * 100 + index,
      taxClassId: taxClassId(taxClass),
    })),
  });
}
