import { adminPage } from "@/app/(admin)/admin-page";
import { AuditDesk } from "@/components/admin/audit/audit-desk";
import { readAuditFilters } from "@/components/admin/audit/audit-filters";
import { auditLog } from "@/components/admin/audit/audit-query";
import { AreaMessages } from "@/components/i18n/area-messages";

const { generateMetadata, Page } = adminPage({
  path: "/audit",
  title: "adminAudit.title",
  first: ({ search }) => [auditLog(readAuditFilters(search))],
  show: () => (
    <AreaMessages areas={["adminAudit", "adminUsers", "dashboard", "dashboardSettings"]}>
      <AuditDesk />
    </AreaMessages>
  ),
});

export { generateMetadata };
export default Page;
