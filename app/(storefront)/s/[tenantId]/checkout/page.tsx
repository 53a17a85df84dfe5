import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AreaMessages } from "@/components/i18n/area-messages";
import { StoredCartProvider } from "@/components/storefront/cart/cart-store";
import { Checkout } from "@/components/storefront/checkout/checkout";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontBar } from "@/components/storefront/frame/storefront-bar";
import { StorefrontProvider } from "@/components/storefront/frame/storefront-context";
import { KeepFresh } from "@/components/storefront/menu/keep-fresh";
import { getPageApp, getPageAppAt } from "@/lib/app/page-app";
import { findCheckoutContact } from "@/lib/service/orders/placement/find-checkout-contact";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("checkout");
  return { title: t("title"), robots: { index: false } };
}

export default async function CheckoutPage({ params }: { params: Promise<{ tenantId: string }> }) {
  const { tenantId } = await params;
  const app = getPageApp();
  const [{ view, theme }, shop, header, t] = await Promise.all([
    readStorefront(tenantId),
    app.shops.find(tenantId),
    headers(),
    getTranslations("checkout"),
  ]);
  if (!shop) notFound();
  const here = await getPageAppAt(shop.tenant.id);
  const contact = await findCheckoutContact(here, {
    tenantId: shop.tenant.id,
    cookieHeader: header.get("cookie"),
  });
  return (
    <AreaMessages areas={["storefront", "storefrontMenu", "checkout"]}>
      <StorefrontProvider shop={view}>
        <StoredCartProvider slug={view.slug}>
          <main id="content" className="mx-auto max-w-272 px-5 md:px-10">
            <StorefrontBar name={view.name} locales={theme.locales} back />
            <h1 className="py-6 font-display text-4xl">{t("title")}</h1>
            <Checkout contact={contact} />
          </main>
        </StoredCartProvider>
        <KeepFresh
          changesAt={[view.services.pickup.changesAt, view.services.delivery.changesAt, view.menuChangesAt]}
        />
      </StorefrontProvider>
    </AreaMessages>
  );
}
