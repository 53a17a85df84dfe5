import { adminPage } from "@/app/(admin)/admin-page";
import { PayoutDesk } from "@/components/admin/payouts/payout-desk";
import { readPayoutFilters } from "@/components/admin/payouts/payout-filters";
import { payoutList } from "@/components/admin/payouts/payout-queries";

const { generateMetadata, Page } = adminPage({
  path: "/payouts",
  title: "adminNav.place.payouts",
  first: ({ search }) => {
    const { status, tenant } = readPayoutFilters(search);
    return [payoutList(status ?? "failed", tenant)];
  },
  show: () => <PayoutDesk />,
});

export { generateMetadata };
export default Page;
