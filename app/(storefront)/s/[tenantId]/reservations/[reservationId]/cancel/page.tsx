import { Link2Off } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { queryText } from "@/components/frame/query-text";
import { CancelBooking } from "@/components/storefront/booking/cancel-booking";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { EmptyState } from "@/components/ui/empty-state";
import { getPageApp } from "@/lib/app/page-app";
import { findGuestReservation } from "@/lib/service/reservations/find-guest-reservation";

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
  const [{ tenantId, reservationId }, query] = await Promise.all([params, searchParams]);
  const app = getPageApp();
  const [{ view, dress }, shop] = await Promise.all([readStorefront(tenantId), app.shops.find(tenantId)]);
  if (!shop) notFound();
  const token = queryText(query.token);
  const { id, timeZone } = shop.tenant;
  const booking =
    token === null ? null : await findGuestReservation(app, { tenantId: id, timeZone, reservationId, token });
  const t = await getTranslations("booking.cancel");
  return (
    <StorefrontPage view={view} dress={dress}>
      {booking && token ? (
        <CancelBooking booking={booking} token={token} />
      ) : (
        <EmptyState icon={Link2Off} title={t("unknownTitle")}>
          {t("unknown", { phone: view.phone })}
        </EmptyState>
      )}
    </StorefrontPage>
  );
}
