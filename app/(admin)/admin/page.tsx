import { adminPage } from "@/app/(admin)/admin-page";
import { FleetPage } from "@/components/admin/fleet/fleet-page";
import { fleetQuery } from "@/components/admin/fleet/fleet-query";
import { AreaMessages } from "@/components/i18n/area-messages";

const { Page } = adminPage({
  path: "",
  first: () => [fleetQuery],
  show: () => (
    <AreaMessages areas={["adminFleet", "dashboard", "dashboardDisputes"]}>
      <FleetPage />
    </AreaMessages>
  ),
});

export default Page;
