import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { RestaurantPage } from "@/components/admin/restaurants/restaurant-page";
import { AreaMessages } from "@/components/i18n/area-messages";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("adminRestaurants");
  return { title: `${(await params).tenantId} · ${t("title")}` };
}

export default async function AdminRestaurant({ params }: Props) {
  const { tenantId } = await params;
  const admin = await openAdmin(`/restaurants/${tenantId}`);
  return (
    admin && (
      <AreaMessages areas={["adminRestaurants", "adminAudit", "dashboard", "dashboardSettings"]}>
        <RestaurantPage tenantId={tenantId} userId={admin.actor.userId} />
      </AreaMessages>
    )
  );
}
