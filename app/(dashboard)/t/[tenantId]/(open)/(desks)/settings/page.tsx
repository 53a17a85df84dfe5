import { deskPage } from "@/app/(dashboard)/desk-page";
import { SettingsOverview } from "@/components/dashboard/settings/frame/settings-overview";

const { generateMetadata, Page } = deskPage({
  path: "/settings",
  title: "dashboardSettings.title",
  show: ({ actor: { role } }) => <SettingsOverview owns={role === "owner" || role === "superadmin"} />,
});

export { generateMetadata };
export default Page;
