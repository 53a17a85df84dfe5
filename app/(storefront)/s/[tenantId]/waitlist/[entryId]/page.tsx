import { Link2Off } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { queryText } from "@/components/frame/query-text";
import { AnswerOffer } from "@/components/storefront/booking/answer-offer";
import type { GuestRequest } from "@/components/storefront/booking/guest-request";
import { TableRequest } from "@/components/storefront/booking/table-request";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { EmptyState } from "@/components/ui/empty-state";
import { getPageApp, getPageAppAt } from "@/lib/app/page-app";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { getReservationConfig } from "@/lib/service/reservations/get-reservation-config";
import { listStartTimes } from "@/lib/service/reservations/list-start-times";
import { findGuestOffer } from "@/lib/service/waitlist/find-guest-offer";

interface OfferPageProps {
  params: Promise<{ tenantId: string; entryId: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
}

/** The address contains the token, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("booking.offer");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

async function OnlineRequest({
  tenantId,
  request,
  token,
}: {
  tenantId: TenantId;
  request: GuestRequest;
  token: string;
}) {
  const app = await getPageAppAt(tenantId);
  const { guestCount: party, wanted } = request;
  const [times, config] = await Promise.all([
    listStartTimes(app, { tenantId, date: wanted.date, party }),
    getReservationConfig(app, { tenantId }),
  ]);
  return <TableRequest request={request} token={token} times={times} deposit={config.deposit} />;
}

export default async function WaitlistOfferPage({ params, searchParams }: OfferPageProps) {
  const [{ tenantId, entryId }, query] = await Promise.all([params, searchParams]);
  const [{ view, theme }, shop] = await Promise.all([
    readStorefront(tenantId),
    getPageApp().shops.find(tenantId),
  ]);
  if (!shop) notFound();
  const token = queryText(query.token);
  const offer =
    token === null
      ? null
      : await findGuestOffer(await getPageAppAt(shop.tenant.id), {
          tenantId: shop.tenant.id,
          timeZone: shop.tenant.timeZone,
          entryId,
          token,
        });
  const t = await getTranslations("booking.offer");
  return (
    <StorefrontPage view={view} theme={theme} areas={["booking", "payment", "tracking"]}>
      {offer?.wanted && token ? (
        <OnlineRequest tenantId={shop.tenant.id} request={{ ...offer, wanted: offer.wanted }} token={token} />
      ) : offer && token ? (
        <AnswerOffer offer={offer} token={token} />
      ) : (
        <EmptyState isPage icon={Link2Off} title={t("unknownTitle")}>
          {t("unknown", { phone: view.phone })}
        </EmptyState>
      )}
    </StorefrontPage>
  );
}
