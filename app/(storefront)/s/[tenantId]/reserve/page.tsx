import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getFormatter, getTranslations } from "next-intl/server";
import { BookingForm } from "@/components/storefront/booking/booking-form";
import { bookingStart } from "@/components/storefront/booking/booking-start";
import { readWantedTable } from "@/components/storefront/booking/wanted-table";
import { readPageAlternates } from "@/components/storefront/frame/read-page-alternates";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { getPageApp, getPageAppAt } from "@/lib/app/page-app";
import { localDate } from "@/lib/core/time/zone";
import { findCheckoutContact } from "@/lib/service/orders/placement/find-checkout-contact";
import { getReservationConfig } from "@/lib/service/reservations/get-reservation-config";

interface ReservePageProps {
  params: Promise<{ tenantId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Pick<ReservePageProps, "params">): Promise<Metadata> {
  const { tenantId } = await params;
  const [t, alternates] = await Promise.all([
    getTranslations("booking"),
    readPageAlternates(tenantId, "/reserve"),
  ]);
  return { title: t("title"), alternates };
}

export default async function ReservePage({ params, searchParams }: ReservePageProps) {
  const { tenantId } = await params;
  const app = getPageApp();
  const [{ view, theme }, shop] = await Promise.all([readStorefront(tenantId), app.shops.find(tenantId)]);
  if (!shop) notFound();
  const here = await getPageAppAt(shop.tenant.id);
  const tenant = { tenantId: shop.tenant.id };
  const cookieHeader = (await headers()).get("cookie");
  const [config, contact, t, format] = await Promise.all([
    getReservationConfig(here, tenant),
    findCheckoutContact(here, { ...tenant, cookieHeader }),
    getTranslations("booking"),
    getFormatter(),
  ]);
  const wanted = readWantedTable(await searchParams);
  const today = localDate(here.clock.now(), config.timeZone);
  const start = bookingStart(config, { today, wanted, format });
  return (
    <StorefrontPage view={view} theme={theme} areas={["booking"]}>
      <div className="pt-6">
        <BookingForm
          config={config}
          start={start}
          contact={contact}
          startGuests={t("guests", { count: start.guestCount })}
          wantedTime={wanted.time}
        />
      </div>
    </StorefrontPage>
  );
}
