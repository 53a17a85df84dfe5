import type { Metadata } from "next";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { RestaurantHeader } from "@/components/storefront/frame/restaurant-header";
import { StorefrontBar } from "@/components/storefront/frame/storefront-bar";
import { StorefrontProvider } from "@/components/storefront/frame/storefront-context";
import { restaurantData, scriptJson } from "@/components/storefront/frame/structured-data";
import { KeepFresh } from "@/components/storefront/menu/keep-fresh";
import { MenuBrowser } from "@/components/storefront/menu/menu-browser";
import { getPageApp } from "@/lib/app/page-app";

interface MenuPageProps {
  params: Promise<{ tenantId: string }>;
}

/** The one address under which search engines know a menu, whichever way it was reached. */
function menuUrl(slug: string): string {
  return new URL(`/s/${slug}`, getPageApp().env.publicUrl).href;
}

export async function generateMetadata({ params }: MenuPageProps): Promise<Metadata> {
  const { view } = await readStorefront((await params).tenantId);
  return { alternates: { canonical: menuUrl(view.slug) } };
}

export default async function MenuPage({ params }: MenuPageProps) {
  const { view, dress } = await readStorefront((await params).tenantId);
  const data = scriptJson(restaurantData(view, menuUrl(view.slug)));
  return (
    <StorefrontProvider shop={view}>
      <main id="content" className="relative mx-auto max-w-352 px-5 md:px-10">
        <StorefrontBar name={view.name} locales={dress.locales} />
        <RestaurantHeader />
        <MenuBrowser />
      </main>
      <KeepFresh
        changesAt={[view.services.pickup.changesAt, view.services.delivery.changesAt, view.menuChangesAt]}
      />
      <script type="application/ld+json">{data}</script>
    </StorefrontProvider>
  );
}
