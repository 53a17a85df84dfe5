import { managers } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { readMoneyFilters } from "@/components/dashboard/money/money-filters";
import { transactionList } from "@/components/dashboard/money/money-queries";
import { TransactionDesk } from "@/components/dashboard/money/transaction-desk";

const { generateMetadata, Page } = deskPage({
  path: "/money/transactions",
  title: "dashboardMoney.views.transactions",
  only: managers("dashboardMoney.managersOnly"),
  first: ({ slug, search }) => [transactionList(slug, readMoneyFilters(search))],
  show: () => <TransactionDesk />,
});

export { generateMetadata };
export default Page;
