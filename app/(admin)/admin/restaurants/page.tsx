import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { RestaurantDesk } from "@/components/admin/restaurants/restaurant-desk";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("adminRestaurants"))("title") };
}

export default async function RestaurantsPage() {
  return (await openAdmin("/restaurants")) && <RestaurantDesk />;
}
