import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { QueryProvider } from "@/components/data/query-provider";
import { DepositPayment } from "@/components/storefront/booking/deposit-payment";
import { GuestBookingPage } from "@/components/storefront/booking/guest-booking-page";

interface DepositPageProps {
  params: Promise<{ tenantId: string; reservationId: string }>;
  searchParams: Promise<{ token?: string | string[]; redirect_status?: string | string[] }>;
}

/** The address contains the token, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("booking.deposit");
  return { title: t("page"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function DepositPage({ params, searchParams }: DepositPageProps) {
  const { token: given, redirect_status: status } = await searchParams;
  const returned = status === undefined ? null : status === "failed" ? "failed" : "paid";
  return (
    <GuestBookingPage params={params} token={given}>
      {(booking, token) => (
        <div className="pt-6">
          <QueryProvider>
            <DepositPayment booking={booking} token={token} returned={returned} />
          </QueryProvider>
        </div>
      )}
    </GuestBookingPage>
  );
}
