import { managers } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { statementQuery } from "@/components/dashboard/money/money-queries";
import { daysOfSpan } from "@/components/dashboard/money/statement-days";
import { StatementDesk } from "@/components/dashboard/money/statement-desk";
import { localDate } from "@/lib/core/time/zone";

const { generateMetadata, Page } = deskPage({
  path: "/money/statement",
  title: "dashboardMoney.views.statement",
  only: managers("dashboardMoney.managersOnly"),
  first: ({ slug, tenant, now }) => [
    statementQuery(slug, daysOfSpan("thisMonth", localDate(now, tenant.timeZone))),
  ],
  show: () => <StatementDesk />,
});

export { generateMetadata };
export default Page;
