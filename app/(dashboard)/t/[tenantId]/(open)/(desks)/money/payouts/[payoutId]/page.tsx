import { managers } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { payoutItems, payoutQuery } from "@/components/dashboard/money/money-queries";
import { PayoutPage } from "@/components/dashboard/money/payout-page";

const idOf = ({ payoutId = "" }: Record<string, string>) => decodeURIComponent(payoutId);

const { generateMetadata, Page } = deskPage({
  path: ({ params }) => `/money/payouts/${params.payoutId}`,
  title: "dashboardMoney.payout.title",
  only: managers("dashboardMoney.managersOnly"),
  first: ({ slug, params }) => [payoutQuery(slug, idOf(params)), payoutItems(slug, idOf(params))],
  show: ({ params }) => <PayoutPage payoutId={idOf(params)} />,
});

export { generateMetadata };
export default Page;
