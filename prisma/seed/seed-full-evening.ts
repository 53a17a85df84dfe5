import type { App } from "@/lib/app/app";
import { addDays, localDate, weekdayOf } from "@/lib/core/time/zone";
import { createReservation } from "@/lib/service/reservations/create-reservation";
import { listTables } from "@/lib/service/tables/list-tables";
import { askForTable } from "@/lib/service/waitlist/ask-for-table";
import { listRequests } from "@/lib/service/waitlist/list-requests";

const SLUG = "sakura";
/** Beyond the bookings of the demo's history. */
const DAYS_AHEAD = 22;
const GUESTS = [
  { customerName: "Mia Vogel", guestCount: 2, earliest: "18:30", latest: "20:30" },
  { customerName: "Jonas Brandt", guestCount: 4, earliest: "19:00", latest: "20:00" },
];

/**
 * A Saturday of one restaurant that a company has booked out, and two guests who wait for a table on it. Running it again
 * changes nothing.
 */
export async function seedFullEvening(app: App): Promise<void> {
  const shop = await app.shops.find(SLUG);
  if (!shop) return;
  const { id: tenantId, timeZone } = shop.tenant;
  const { requests } = await listRequests(app, { tenantId, timeZone, query: { limit: 1 } });
  if (requests.length > 0) return;
  const { tables } = await listTables(app, { tenantId });
  let date = addDays(localDate(app.clock.now(), timeZone), DAYS_AHEAD);
  while (weekdayOf(date) !== "saturday") date = addDays(date, 1);
  await createReservation(app, {
    tenantId,
    request: {
      source: "phone",
      customerName: "Lenz & Partner",
      customerPhone: null,
      specialRequests: "Company dinner",
      note: null,
      guestCount: tables.reduce((sum, { seats }) => sum + seats, 0),
      date,
      timeSlot: "10:00",
      lengthMinutes: 840,
      deposit: "waive",
      tableIds: tables.map(({ id }) => id),
    },
  });
  for (const guest of GUESTS) {
    const customerEmail = `${guest.customerName.toLowerCase().replace(" ", ".")}@guest.example`;
    const request = { ...guest, customerEmail, customerPhone: null, date };
    await askForTable(app, { tenant: shop.tenant, request, locale: "de", clientAddress: "127.0.0.1" });
  }
}
