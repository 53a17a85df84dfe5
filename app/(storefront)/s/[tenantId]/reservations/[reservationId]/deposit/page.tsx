import { Link2Off } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { QueryProvider } from "@/components/data/query-provider";
import { queryText } from "@/components/frame/query-text";
import { DepositPayment } from "@/components/storefront/booking/deposit-payment";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { EmptyState } from "@/components/ui/empty-state";
import { getPageApp } from "@/lib/app/page-app";
import { findGuestReservation } from "@/lib/service/reservations/find-guest-reservation";

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
  const [{ tenantId, reservationId }, query] = await Promise.all([params, searchParams]);
  const app = getPageApp();
  const [{ view, dress }, shop] = await Promise.all([readStorefront(tenantId), app.shops.find(tenantId)]);
  if (!shop) notFound();
  const token = queryText(query.token);
  const { id, timeZone } = shop.tenant;
  const booking =
    token === null ? null : await findGuestReservation(app, { tenantId: id, timeZone, reservationId, token });
  const status = query.redirect_status;
  const returned = status === undefined ? null : status === "failed" ? "failed" : "paid";
  const t = await getTranslations("booking.cancel");
  return (
    <StorefrontPage view={view} dress={dress}>
      {booking && token ? (
        <div className="pt-6">
          <QueryProvider>
            <DepositPayment booking={booking} token={token} returned={returned} />
          </QueryProvider>
        </div>
      ) : (
        <EmptyState icon={Link2Off} title={t("unknownTitle")}>
          {t("unknown", { phone: view.phone })}
        </EmptyState>
      )}
    </StorefrontPage>
  );
}
