import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { adminPage } from "@/app/(admin)/admin-page";
import { RestaurantPage } from "@/components/admin/restaurants/restaurant-page";
import { latestActs, restaurantQuery } from "@/components/admin/restaurants/restaurant-queries";
import { AreaMessages } from "@/components/i18n/area-messages";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("adminRestaurants");
  return { title: `${(await params).tenantId} · ${t("title")}` };
}

const { Page } = adminPage({
  path: ({ params }) => `/restaurants/${params.tenantId}`,
  first: ({ params: { tenantId = "" } }) => [restaurantQuery(tenantId), latestActs(tenantId)],
  show: ({ params: { tenantId = "" }, actor }) => (
    <AreaMessages areas={["adminRestaurants", "adminAudit", "conflict", "dashboard", "dashboardSettings"]}>
      <RestaurantPage tenantId={tenantId} userId={actor.userId} />
    </AreaMessages>
  ),
});

export default Page;
