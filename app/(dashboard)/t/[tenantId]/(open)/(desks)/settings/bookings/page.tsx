import { managersSettings } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { bookingRules } from "@/components/dashboard/settings/bookings/booking-rules";
import { PolicyPage } from "@/components/dashboard/settings/bookings/policy-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/bookings",
  title: "dashboardSettings.place.bookings.title",
  only: managersSettings,
  first: ({ slug }) => [bookingRules(slug)],
  show: () => <PolicyPage />,
});

export { generateMetadata };
export default Page;
