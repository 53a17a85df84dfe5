import { deskPage } from "@/app/(dashboard)/desk-page";
import { closedBills, floor } from "@/components/dashboard/tables/table-queries";
import { TablesFloor } from "@/components/dashboard/tables/tables-floor";
import { dayRange, localDate } from "@/lib/core/time/zone";

const { generateMetadata, Page } = deskPage({
  path: "/tables",
  title: "dashboardTables.title",
  first: ({ slug, tenant: { timeZone }, now }) => {
    const { start } = dayRange(localDate(now, timeZone), timeZone);
    return [floor(slug), closedBills(slug, start.toISOString())];
  },
  show: () => <TablesFloor />,
});

export { generateMetadata };
export default Page;
