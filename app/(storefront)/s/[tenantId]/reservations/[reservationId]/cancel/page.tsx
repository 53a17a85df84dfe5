import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CancelBooking } from "@/components/storefront/booking/cancel-booking";
import { GuestBookingPage } from "@/components/storefront/booking/guest-booking-page";

interface CancelPageProps {
  params: Promise<{ tenantId: string; reservationId: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
}

/** The address contains the token, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("booking.cancel");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function CancelReservationPage({ params, searchParams }: CancelPageProps) {
  return (
    <GuestBookingPage params={params} token={(await searchParams).token}>
      {(booking, token) => <CancelBooking booking={booking} token={token} />}
    </GuestBookingPage>
  );
}
