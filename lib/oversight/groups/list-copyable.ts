import { localText } from "@/lib/core/i18n/locales";
import type { App } from "@/lib/payments/app";
import type { TenantRef } from "@/lib/people/auth/staff-guards";
import { listProducts } from "@/lib/restaurant/menu/editing/list-products";
import { allCoupons } from "./all-coupons";

/** What a restaurant could pass on, by name in a language: its dishes or its coupons. */
export async function listCopyable(
  app: App,
  { tenant, kind, language }: { tenant: TenantRef; kind: "dish" | "coupon"; language: string },
): Promise<{ id: string; name: string }[]> {
  if (kind === "coupon") {
    return (await allCoupons(app, tenant)).map(({ id, code }) => ({ id, name: code }));
  }
  const { products } = await listProducts(app, { tenantId: tenant.id, currency: tenant.currency });
  return products.map(({ id, name }) => ({ id, name: localText(name, language, tenant.locales) }));
}
