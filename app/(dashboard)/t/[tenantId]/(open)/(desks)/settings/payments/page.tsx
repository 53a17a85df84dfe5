import { managersSettings } from "@/app/(dashboard)/admitted";
import { deskPage, type Opened } from "@/app/(dashboard)/desk-page";
import { restaurantSettings } from "@/components/dashboard/settings/frame/use-settings";
import { PaymentsPage } from "@/components/dashboard/settings/payments-page";
import { payoutAccountQuery } from "@/components/dashboard/settings/payout-account-query";
import { processorMode } from "@/components/dashboard/settings/processor-mode";
import { getPageAppAt } from "@/lib/app/page-app";
import { needsFactorForCards } from "@/lib/people/second-factor/second-factor-policy";
import { getSettings } from "@/lib/restaurant/tenancy/get-settings";
import { ONLINE_SWITCHES } from "@/lib/restaurant/tenancy/payment-switch";

const { generateMetadata, Page } = deskPage({
  path: "/settings/payments",
  title: "dashboardSettings.place.payments.title",
  only: managersSettings,
  first: ({ slug }) => [restaurantSettings(slug), payoutAccountQuery(slug)],
  show: showPayments,
});

export { generateMetadata };
export default Page;

async function showPayments({ actor, tenant }: Opened) {
  const app = await getPageAppAt(tenant.id);
  const { env, stripeEmulator } = app;
  const { paymentMethods } = await getSettings(app, { tenantId: tenant.id });
  const takesCards = ONLINE_SWITCHES.some((name) => paymentMethods[name]);
  const mode = processorMode({ secretKey: env.STRIPE_SECRET_KEY, hasEmulator: stripeEmulator !== null });
  return (
    <PaymentsPage
      mode={mode}
      owns={actor.role !== "co_manager"}
      needsFactor={
        mode !== "none" && needsFactorForCards(actor, { takesCards }, { now: app.realClock.now(), env })
      }
    />
  );
}
