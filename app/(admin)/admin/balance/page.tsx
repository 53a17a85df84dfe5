import { adminPage } from "@/app/(admin)/admin-page";
import { BalancePage } from "@/components/admin/balance/balance-page";
import { platformBalance } from "@/components/admin/balance/balance-queries";

const { generateMetadata, Page } = adminPage({
  path: "/balance",
  title: "adminNav.place.balance",
  first: () => [platformBalance],
  show: () => <BalancePage />,
});

export { generateMetadata };
export default Page;
