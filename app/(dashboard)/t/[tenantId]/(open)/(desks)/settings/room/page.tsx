import { managersSettings } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { RoomPage } from "@/components/dashboard/settings/room/room-page";
import { roomTables } from "@/components/dashboard/settings/room/room-queries";

const { generateMetadata, Page } = deskPage({
  path: "/settings/room",
  title: "dashboardSettings.place.room.title",
  only: managersSettings,
  first: ({ slug }) => [roomTables(slug)],
  show: () => <RoomPage />,
});

export { generateMetadata };
export default Page;
