import { managers } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { readMoneyFilters } from "@/components/dashboard/money/money-filters";
import { balanceQuery, heldQuery, payoutList } from "@/components/dashboard/money/money-queries";
import { PayoutDesk } from "@/components/dashboard/money/payout-desk";
import { payoutAccountQuery } from "@/components/dashboard/settings/payout-account-query";

const { generateMetadata, Page } = deskPage({
  path: "/money",
  title: "dashboardMoney.title",
  only: managers("dashboardMoney.managersOnly"),
  first: ({ slug, search }) => [
    payoutList(slug, readMoneyFilters(search)),
    balanceQuery(slug),
    heldQuery(slug),
    payoutAccountQuery(slug),
  ],
  show: () => <PayoutDesk />,
});

export { generateMetadata };
export default Page;
