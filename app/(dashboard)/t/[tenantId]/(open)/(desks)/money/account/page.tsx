import { managers } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { AccountPage } from "@/components/dashboard/money/account-page";
import { payoutAccountQuery } from "@/components/dashboard/settings/payout-account-query";
import { processorMode } from "@/components/dashboard/settings/processor-mode";
import { getPageAppAt } from "@/lib/app/page-app";

const { generateMetadata, Page } = deskPage({
  path: "/money/account",
  title: "dashboardMoney.views.account",
  only: managers("dashboardMoney.managersOnly"),
  first: ({ slug }) => [payoutAccountQuery(slug)],
  show: async ({ actor, tenant }) => {
    const { env, stripeEmulator } = await getPageAppAt(tenant.id);
    const mode = processorMode({ secretKey: env.STRIPE_SECRET_KEY, hasEmulator: stripeEmulator !== null });
    return <AccountPage mode={mode} owns={actor.role !== "co_manager"} />;
  },
});

export { generateMetadata };
export default Page;
