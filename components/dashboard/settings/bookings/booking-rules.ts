import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { api, dataOf } from "@/components/data/api";
import type { ReservationPolicyWire } from "@/lib/service/reservations/reservation-policy-contract";

export type BookingRules = z.output<typeof ReservationPolicyWire>;

/** The restaurant's booking rules, read anew by every page that shows them. */
export const bookingRules = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "reservation-policy"],
    queryFn: (): Promise<BookingRules> =>
      dataOf(api.GET("/api/tenant/{tenantId}/reservation-policy", { params: { path: { tenantId } } })),
    gcTime: 0,
  });
