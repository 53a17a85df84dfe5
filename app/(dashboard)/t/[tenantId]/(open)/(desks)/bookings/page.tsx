import { deskPage } from "@/app/(dashboard)/desk-page";
import { BookingDesk } from "@/components/dashboard/bookings/booking-desk";
import {
  readBookingFilters,
  wantedBookings,
  writeBookingFilters,
} from "@/components/dashboard/bookings/booking-filters";
import { bookingList, restaurantRoom } from "@/components/dashboard/bookings/booking-queries";
import { localDate } from "@/lib/core/time/zone";

const { generateMetadata, Page } = deskPage({
  path: ({ search }) => `/bookings?${writeBookingFilters(readBookingFilters(search))}`,
  title: "bookingDesk.title",
  first({ slug, tenant, search, now }) {
    const wanted = wantedBookings(readBookingFilters(search), localDate(now, tenant.timeZone));
    return [bookingList(slug, wanted), restaurantRoom(slug)];
  },
  show: () => <BookingDesk />,
});

export { generateMetadata };
export default Page;
