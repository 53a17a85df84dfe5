import { adminPage } from "@/app/(admin)/admin-page";
import { CommissionDesk } from "@/components/admin/payouts/commission-desk";
import { commissionList, commissionPayouts } from "@/components/admin/payouts/payout-queries";

const { generateMetadata, Page } = adminPage({
  path: "/payouts/commissions",
  title: "adminMoney.commissions.title",
  first: () => [commissionList, commissionPayouts],
  show: () => <CommissionDesk />,
});

export { generateMetadata };
export default Page;
