import { adminPage } from "@/app/(admin)/admin-page";
import { ReconciliationPage } from "@/components/admin/reconciliation/reconciliation-page";
import { reportsQuery } from "@/components/admin/reconciliation/reconciliation-query";

const { generateMetadata, Page } = adminPage({
  path: "/reconciliation",
  title: "adminNav.place.reconciliation",
  first: () => [reportsQuery],
  show: () => <ReconciliationPage />,
});

export { generateMetadata };
export default Page;
