import { deskPage } from "@/app/(dashboard)/desk-page";
import { ReceiptDesk } from "@/components/dashboard/receipts/receipt-desk";
import { receiptList } from "@/components/dashboard/receipts/receipt-queries";

const { generateMetadata, Page } = deskPage({
  path: "/receipts",
  title: "dashboardTax.list.title",
  first: ({ slug }) => [receiptList(slug, { kind: null, from: null, to: null })],
  show: () => <ReceiptDesk />,
});

export { generateMetadata };
export default Page;
