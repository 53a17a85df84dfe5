import { ownersSettings } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { AuditPage } from "@/components/dashboard/settings/audit-page";
import { auditLog } from "@/components/dashboard/settings/audit-query";

const { generateMetadata, Page } = deskPage({
  path: "/settings/audit",
  title: "dashboardSettings.place.audit.title",
  only: ownersSettings,
  first: ({ slug }) => [auditLog(slug)],
  show: () => <AuditPage />,
});

export { generateMetadata };
export default Page;
