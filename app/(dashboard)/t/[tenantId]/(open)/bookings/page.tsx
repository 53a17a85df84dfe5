import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BookingDesk } from "@/components/dashboard/bookings/booking-desk";
import { readBookingFilters, writeBookingFilters } from "@/components/dashboard/bookings/booking-filters";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";

interface Props {
  params: Promise<{ tenantId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("bookingDesk");
  return { title: t("title") };
}

export default async function BookingsPage({ params, searchParams }: Props) {
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const filters = writeBookingFilters(readBookingFilters(new URLSearchParams(given)));
  const access = await openDashboard((await params).tenantId, `/bookings?${filters}`);
  return access && <BookingDesk />;
}
