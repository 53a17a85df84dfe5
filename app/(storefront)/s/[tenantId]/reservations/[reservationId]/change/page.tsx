import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getFormatter, getTranslations } from "next-intl/server";
import { bookingStart } from "@/components/storefront/booking/booking-start";
import { ChangeBooking } from "@/components/storefront/booking/change-booking";
import { GuestBookingPage } from "@/components/storefront/booking/guest-booking-page";
import { getPageApp, getPageAppAt } from "@/lib/app/page-app";
import { localDate } from "@/lib/core/time/zone";
import { getReservationConfig } from "@/lib/service/reservations/get-reservation-config";

interface ChangePageProps {
  params: Promise<{ tenantId: string; reservationId: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
}

/** The address contains the token, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("booking.change");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function ChangeReservationPage({ params, searchParams }: ChangePageProps) {
  const [{ tenantId }, { token }] = await Promise.all([params, searchParams]);
  const app = getPageApp();
  const shop = await app.shops.find(tenantId);
  if (!shop) notFound();
  const here = await getPageAppAt(shop.tenant.id);
  const [config, format] = await Promise.all([
    getReservationConfig(here, { tenantId: shop.tenant.id }),
    getFormatter(),
  ]);
  const today = localDate(here.clock.now(), config.timeZone);
  return (
    <GuestBookingPage params={params} token={token}>
      {(booking, given) => {
        const { guestCount: guests, date, timeSlot: time } = booking;
        const start = bookingStart(config, { today, wanted: { guests, date, time }, format });
        return <ChangeBooking booking={booking} token={given} partySize={config.partySize} start={start} />;
      }}
    </GuestBookingPage>
  );
}
