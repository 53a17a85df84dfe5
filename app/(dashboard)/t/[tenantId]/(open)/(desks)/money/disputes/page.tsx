import { managers } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { DisputeDesk } from "@/components/dashboard/money/dispute-desk";
import { disputeList } from "@/components/dashboard/money/money-queries";

const { generateMetadata, Page } = deskPage({
  path: "/money/disputes",
  title: "dashboardMoney.views.disputes",
  only: managers("dashboardMoney.managersOnly"),
  first: ({ slug }) => [disputeList(slug, null)],
  show: () => <DisputeDesk />,
});

export { generateMetadata };
export default Page;
