import { managers } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { GuestDesk } from "@/components/dashboard/guests/guest-desk";
import { guestList } from "@/components/dashboard/guests/guest-queries";

const { generateMetadata, Page } = deskPage({
  path: "/guests",
  title: "dashboardGuests.title",
  only: managers("dashboardGuests.managersOnly"),
  first: ({ slug }) => [guestList(slug, "")],
  show: () => <GuestDesk />,
});

export { generateMetadata };
export default Page;
