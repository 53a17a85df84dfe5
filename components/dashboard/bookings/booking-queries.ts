import { queryOptions } from "@tanstack/react-query";
import { allPages } from "@/components/data/all-pages";
import { api, dataOf } from "@/components/data/api";
import { LIVE_QUERY } from "@/components/data/query-client";
import type { ServiceHours } from "@/lib/restaurant/hours/opening-hours";
import type { DepositTerms } from "@/lib/service/reservations/deposits/deposit-contract";
import type { DeskBooking, DeskTable } from "./desk-booking";

const MAX_PAGES = 10;
const RETRY_MS = 5_000;

/** All lists of a restaurant's bookings are below this key. */
export const bookingsKey = (tenantId: string) => ["tenant", tenantId, "reservations"] as const;

/** Days are the restaurant's, YYYY-MM-DD, both included. */
export type WantedBookings = { from: string; to?: string; search?: string };

export const bookingList = (tenantId: string, wanted: WantedBookings) =>
  queryOptions({
    queryKey: [...bookingsKey(tenantId), wanted],
    queryFn: (): Promise<DeskBooking[]> =>
      allPages(
        (cursor) =>
          dataOf(
            api.GET("/api/tenant/{tenantId}/reservations", {
              params: { path: { tenantId }, query: { ...wanted, cursor } },
            }),
          ),
        ({ reservations }) => reservations,
        MAX_PAGES,
      ),
    ...LIVE_QUERY,
  });

/** Where guests sit and when, and the rule for how long. */
export interface Room {
  tables: readonly DeskTable[];
  hours: ServiceHours;
  stayMinutes: number;
  intervalMinutes: number;
  deposit: DepositTerms | null;
}

/** The tables and table hours of the restaurant, asked for again until they are read. */
export const restaurantRoom = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "room"],
    queryFn: async (): Promise<Room> => {
      const params = { path: { tenantId } };
      const [{ tables }, settings, config] = await Promise.all([
        dataOf(api.GET("/api/tenant/{tenantId}/tables", { params })),
        dataOf(api.GET("/api/tenant/{tenantId}/settings", { params })),
        dataOf(api.GET("/api/tenant/{tenantId}/reservation-config", { params })),
      ]);
      return {
        tables,
        hours: settings.openingHours.reservation,
        stayMinutes: config.slotLengthMinutes,
        intervalMinutes: config.slotIntervalMinutes,
        deposit: config.deposit,
      };
    },
    refetchInterval: ({ state }) => state.status === "error" && RETRY_MS,
  });
