import { managers } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { DisputePage } from "@/components/dashboard/disputes/dispute-page";
import { oneDispute } from "@/components/dashboard/disputes/dispute-queries";

const idOf = ({ disputeId = "" }: Record<string, string>) => decodeURIComponent(disputeId);

const { generateMetadata, Page } = deskPage({
  path: ({ params }) => `/money/disputes/${params.disputeId}`,
  title: "dashboardDisputes.onOrder",
  only: managers("dashboardMoney.managersOnly"),
  first: ({ slug, params }) => [oneDispute(slug, idOf(params))],
  show: ({ actor, params }) => (
    <DisputePage disputeId={idOf(params)} mayAccept={actor.role !== "co_manager"} />
  ),
});

export { generateMetadata };
export default Page;
