import { adminPage } from "@/app/(admin)/admin-page";
import { readEscrowFilters } from "@/components/admin/escrow/escrow-filters";
import { EscrowPage } from "@/components/admin/escrow/escrow-page";
import { escrowList, openDisputes } from "@/components/admin/escrow/escrow-queries";

const { generateMetadata, Page } = adminPage({
  path: "/escrow",
  title: "adminNav.place.escrow",
  first: ({ search }) => {
    const { view, tenant } = readEscrowFilters(search);
    return [view === "disputes" ? openDisputes : escrowList(view ?? "flagged", tenant)];
  },
  show: () => <EscrowPage />,
});

export { generateMetadata };
export default Page;
