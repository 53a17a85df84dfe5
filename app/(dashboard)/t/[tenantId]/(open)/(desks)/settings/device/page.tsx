import { deskPage } from "@/app/(dashboard)/desk-page";
import { teamDevice } from "@/components/dashboard/device/device-calls";
import { DevicePage } from "@/components/dashboard/settings/device/device-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/device",
  title: "dashboardSettings.place.device.title",
  first: ({ slug }) => [teamDevice(slug)],
  show: ({ actor }) => <DevicePage userId={actor.userId} isVisitor={actor.role === "superadmin"} />,
});

export { generateMetadata };
export default Page;
