import { FleetPage } from "@/components/admin/fleet/fleet-page";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { AreaMessages } from "@/components/i18n/area-messages";

export default async function FleetOverviewPage() {
  const admin = await openAdmin("");
  return (
    admin && (
      <AreaMessages areas={["adminFleet", "dashboard", "dashboardDisputes"]}>
        <FleetPage />
      </AreaMessages>
    )
  );
}
