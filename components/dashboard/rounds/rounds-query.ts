import { type QueryKey, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import { LIVE_QUERY } from "@/components/data/query-client";
import type { StaffRound } from "@/lib/service/bills/rounds/guest-round-contract";

/**
 * The rounds of guests that wait for an answer, oldest first. `below` is the key of all that the page keeps live, so that
 * its stream reads them anew as well.
 */
export const waitingRounds = (tenantId: string, below: QueryKey) =>
  queryOptions({
    queryKey: [...below, "guest-rounds"],
    queryFn: async (): Promise<StaffRound[]> =>
      (await dataOf(api.GET("/api/tenant/{tenantId}/guest-rounds", { params: { path: { tenantId } } })))
        .rounds,
    ...LIVE_QUERY,
  });
