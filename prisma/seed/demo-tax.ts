import type { TaxClass } from "@/lib/restaurant/tax/tax";
import { toBps } from "@/lib/restaurant/tax/tax-contract";
import type { DemoRestaurant, DemoTaxClass } from "./content/demo-content";
import { demoId } from "./seed-ids";

/** A tax class of a demo restaurant as the product knows it. */
export function demoTaxClass(slug: string, { key, name, rates }: DemoTaxClass): TaxClass {
  return {
    id: demoId("txc", slug, key),
    name,
    pickupBps: toBps(rates.pickup),
    deliveryBps: toBps(rates.delivery),
    dineInBps: toBps(rates.dineIn),
  };
}

/** The class of a dish's or of its category's key, else the restaurant's default. */
export function findDemoTaxClass({ slug, tax }: DemoRestaurant, key: string | null | undefined): TaxClass {
  return demoTaxClass(slug, tax.classes.find((taxClass) => taxClass.key === key) ?? tax.classes[0]);
}
