import { managers } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { readChoice } from "@/components/dashboard/reports/report-choice";
import { ReportDesk } from "@/components/dashboard/reports/report-desk";
import { reportOverview } from "@/components/dashboard/reports/report-queries";
import { localDate } from "@/lib/core/time/zone";

const { generateMetadata, Page } = deskPage({
  path: "/reports",
  title: "dashboardReports.title",
  only: managers("dashboardReports.managersOnly"),
  first({ slug, tenant, search, now }) {
    const today = localDate(now, tenant.timeZone);
    const { range } = readChoice(search, today);
    return [reportOverview({ tenantId: slug, range, isOpen: range.to >= today })];
  },
  show: () => <ReportDesk />,
});

export { generateMetadata };
export default Page;
