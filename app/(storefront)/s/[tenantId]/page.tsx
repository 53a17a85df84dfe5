import type { Metadata } from "next";
import { queryText } from "@/components/frame/query-text";
import { AreaMessages } from "@/components/i18n/area-messages";
import { StoredCartProvider } from "@/components/storefront/cart/cart-store";
import { EarlyPress } from "@/components/storefront/frame/early-press-script";
import { readFavourite } from "@/components/storefront/frame/read-favourite";
import { readPageAlternates } from "@/components/storefront/frame/read-page-alternates";
import { readRestaurantData } from "@/components/storefront/frame/read-restaurant-data";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { RestaurantHeader } from "@/components/storefront/frame/restaurant-header";
import { dishesById } from "@/components/storefront/frame/storefront";
import { StorefrontBar } from "@/components/storefront/frame/storefront-bar";
import { StorefrontProvider } from "@/components/storefront/frame/storefront-context";
import { scriptJson } from "@/components/storefront/frame/structured-data";
import { KeepFresh } from "@/components/storefront/menu/keep-fresh";
import { MenuBrowser } from "@/components/storefront/menu/menu-browser";

interface MenuPageProps {
  params: Promise<{ tenantId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A dish that is shared shows itself, with its picture; search engines know its menu only. */
export async function generateMetadata({ params, searchParams }: MenuPageProps): Promise<Metadata> {
  const [{ tenantId }, query] = await Promise.all([params, searchParams]);
  const [{ view }, alternates] = await Promise.all([
    readStorefront(tenantId),
    readPageAlternates(tenantId, ""),
  ]);
  const dish = dishesById(view.sections).get(queryText(query.dish) ?? "");
  if (!dish) return { alternates };
  const { name, description, image } = dish;
  const title = `${name} · ${view.name}`;
  const images = image ? [{ url: image, width: 640, height: 480, alt: name }] : undefined;
  const openGraph = { type: "website", siteName: view.name, title, description, images } as const;
  return { alternates, title: { absolute: title }, description, openGraph };
}

export default async function MenuPage({ params }: Pick<MenuPageProps, "params">) {
  const { tenantId } = await params;
  const [{ view, theme }, favourite] = await Promise.all([readStorefront(tenantId), readFavourite(tenantId)]);
  const data = scriptJson(await readRestaurantData(tenantId));
  return (
    <AreaMessages areas={["storefront", "storefrontMenu"]}>
      <StorefrontProvider shop={view}>
        <StoredCartProvider slug={view.slug}>
          <EarlyPress />
          <main id="content" className="relative mx-auto max-w-352 px-5 md:px-10">
            <StorefrontBar name={view.name} locales={theme.locales} />
            <RestaurantHeader favourite={favourite} />
            <MenuBrowser />
          </main>
        </StoredCartProvider>
        <KeepFresh
          changesAt={[view.services.pickup.changesAt, view.services.delivery.changesAt, view.menuChangesAt]}
        />
        <script type="application/ld+json">{data}</script>
      </StorefrontProvider>
    </AreaMessages>
  );
}
