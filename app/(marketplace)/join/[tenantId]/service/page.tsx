import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { processorMode } from "@/components/dashboard/settings/processor-mode";
import { NoPortal } from "@/components/frame/work/no-portal";
import { JoinFrame } from "@/components/join/join-frame";
import { JoinService } from "@/components/join/join-service";
import { openJoin } from "@/components/join/open-join";
import { storedService } from "@/components/join/stored-service";
import { getPageApp } from "@/lib/app/page-app";
import { payoutObstacle } from "@/lib/payments/processor/payout-route";
import { getSettings } from "@/lib/restaurant/tenancy/get-settings";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("join.steps");
  return { title: t("service"), robots: { index: false } };
}

export default async function JoinServicePage({ params }: Props) {
  const access = await openJoin((await params).tenantId, "service");
  if (!access) return <NoPortal />;
  const { tenant } = access;
  const app = getPageApp();
  const settings = await getSettings(app, { tenantId: tenant.id });
  const { env, stripeEmulator } = app;
  const mode = processorMode({ secretKey: env.STRIPE_SECRET_KEY, hasEmulator: stripeEmulator !== null });
  const platform = await app.processorMethods.platform();
  const obstacle = platform && payoutObstacle(platform, tenant);
  return (
    <JoinFrame step="service" tenant={tenant}>
      <JoinService
        slug={tenant.slug}
        currency={tenant.currency}
        {...storedService(settings)}
        country={tenant.country}
        cards={mode === "none" ? "none" : (obstacle ?? "later")}
      />
    </JoinFrame>
  );
}
