import { Link2Off } from "lucide-react";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { queryText } from "@/components/frame/query-text";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { EmptyState } from "@/components/ui/empty-state";
import { getPageApp, getPageAppAt } from "@/lib/app/page-app";
import { findGuestReservation } from "@/lib/service/reservations/find-guest-reservation";

type GuestBooking = NonNullable<Awaited<ReturnType<typeof findGuestReservation>>>;

interface GuestBookingPageProps {
  params: Promise<{ tenantId: string; reservationId: string }>;
  token: string | string[] | undefined;
  children: (booking: GuestBooking, token: string) => ReactNode;
}

/** A page about one booking for whoever has the link from its email. */
export async function GuestBookingPage({ params, token: given, children }: GuestBookingPageProps) {
  const { tenantId, reservationId } = await params;
  const app = getPageApp();
  const [{ view, theme }, shop] = await Promise.all([readStorefront(tenantId), app.shops.find(tenantId)]);
  if (!shop) notFound();
  const here = await getPageAppAt(shop.tenant.id);
  const token = queryText(given);
  const { id, timeZone } = shop.tenant;
  const booking =
    token === null
      ? null
      : await findGuestReservation(here, { tenantId: id, timeZone, reservationId, token });
  const t = await getTranslations("booking.cancel");
  return (
    <StorefrontPage view={view} theme={theme} areas={["booking", "payment", "tracking"]}>
      {booking && token ? (
        children(booking, token)
      ) : (
        <EmptyState isPage icon={Link2Off} title={t("unknownTitle")}>
          {t("unknown", { phone: view.phone })}
        </EmptyState>
      )}
    </StorefrontPage>
  );
}
