import { type ApiResult, apiCall } from "@/components/data/api-call";
import type { DeskBooking } from "./desk-booking";

const MAX_PAGES = 10;

/** All bookings of a query, page after page, earliest first. */
export async function fetchBookings(bookingsUrl: string, query: string): Promise<ApiResult<DeskBooking[]>> {
  const bookings: DeskBooking[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const search: URLSearchParams = new URLSearchParams(query);
    if (cursor !== null) search.set("cursor", cursor);
    const result: ApiResult<{ reservations: DeskBooking[]; nextCursor: string | null }> = await apiCall(
      "GET",
      `${bookingsUrl}?${search}`,
    );
    if (!result.ok) return result;
    bookings.push(...result.data.reservations);
    cursor = result.data.nextCursor;
    if (cursor === null) break;
  }
  return { ok: true, data: bookings };
}
