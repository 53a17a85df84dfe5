import { ownersSettings } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { testClockOf, testTimelineOf } from "@/components/dashboard/twin/clock-calls";
import { twinOf } from "@/components/dashboard/twin/twin-calls";
import { TwinPage } from "@/components/dashboard/twin/twin-page";
import { isTwin } from "@/lib/core/ids/tenant-id";

const { generateMetadata, Page } = deskPage({
  path: "/settings/twin",
  title: "dashboardSettings.place.twin.title",
  only: ownersSettings,
  first: ({ slug, tenant }) => [
    twinOf(slug),
    ...(isTwin(tenant.id) ? [testClockOf(slug), testTimelineOf(slug)] : []),
  ],
  show: () => <TwinPage />,
});

export { generateMetadata };
export default Page;
