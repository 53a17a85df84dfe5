import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { BookingForm } from "@/components/storefront/booking/booking-form";
import { readWantedTable } from "@/components/storefront/booking/wanted-table";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { getPageApp } from "@/lib/app/page-app";
import { localDate } from "@/lib/core/time/zone";
import { getReservationConfig } from "@/lib/service/reservations/get-reservation-config";

interface ReservePageProps {
  params: Promise<{ tenantId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("booking");
  return { title: t("title") };
}

export default async function ReservePage({ params, searchParams }: ReservePageProps) {
  const { tenantId } = await params;
  const app = getPageApp();
  const [{ view, dress }, shop] = await Promise.all([readStorefront(tenantId), app.shops.find(tenantId)]);
  if (!shop) notFound();
  const config = await getReservationConfig(app, { tenantId: shop.tenant.id });
  return (
    <StorefrontPage view={view} dress={dress} areas={["booking"]}>
      <div className="pt-6">
        <BookingForm
          config={config}
          today={localDate(app.clock.now(), config.timeZone)}
          wanted={readWantedTable(await searchParams)}
        />
      </div>
    </StorefrontPage>
  );
}
