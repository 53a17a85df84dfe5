import { deskPage } from "@/app/(dashboard)/desk-page";
import { TableBill } from "@/components/dashboard/tables/table-bill";
import { floor, tableBill } from "@/components/dashboard/tables/table-queries";

const { generateMetadata, Page } = deskPage({
  path: ({ params: { tableId = "" } }) => `/tables/${encodeURIComponent(tableId)}`,
  title: "dashboardTables.title",
  first: ({ slug, params: { tableId = "" } }) => [floor(slug), tableBill(slug, tableId)],
  show: ({ params: { tableId = "" } }) => <TableBill tableId={tableId} />,
});

export { generateMetadata };
export default Page;
