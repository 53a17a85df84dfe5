import { ownersSettings } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { ExportPage } from "@/components/dashboard/settings/export-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/export",
  title: "dashboardSettings.place.export.title",
  only: ownersSettings,
  show: ({ actor }) => <ExportPage scope={actor.role === "superadmin" ? "admin" : "platform"} />,
});

export { generateMetadata };
export default Page;
