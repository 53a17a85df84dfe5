import { ownersSettings } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { twinOf } from "@/components/dashboard/twin/twin-calls";
import { TwinPage } from "@/components/dashboard/twin/twin-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/twin",
  title: "dashboardSettings.place.twin.title",
  only: ownersSettings,
  first: ({ slug }) => [twinOf(slug)],
  show: () => <TwinPage />,
});

export { generateMetadata };
export default Page;
