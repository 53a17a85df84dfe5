import { queryOptions } from "@tanstack/react-query";
import { api, createApi, dataOf } from "@/components/data/api";
import type { components } from "@/components/data/generated/api-schema";
import { LIVE_QUERY } from "@/components/data/query-client";
import { guestBillKey } from "@/components/storefront/bill/bill-query";
import type { TablePlace } from "./table-place";

export type TableRoundsView = components["schemas"]["TableRounds"];
export type GuestRoundView = components["schemas"]["GuestRound"];
export type RoundToSend = components["schemas"]["SendRoundRequest"];

/** An order is worth a longer wait than a question. */
const sendApi = createApi({ patienceMs: 20_000 });
/** A table without a bill has no live updates, so its page asks. */
const ASK_MS = 4_000;

/** Below the bill's own key, so that its live updates read the rounds anew as well. */
export function tableRoundsKey(tenantId: string, place: TablePlace) {
  return place.kind === "bill"
    ? [...guestBillKey(tenantId, place.token), "rounds"]
    : ["tenant", tenantId, "guest-table", place.linkToken, "rounds"];
}

/** What was ordered from phones at a table. */
export const tableRounds = (tenantId: string, place: TablePlace) =>
  queryOptions({
    queryKey: tableRoundsKey(tenantId, place),
    queryFn: (): Promise<TableRoundsView> =>
      place.kind === "bill"
        ? dataOf(
            api.GET("/api/public/{tenantId}/bills/{token}/rounds", {
              params: { path: { tenantId, token: place.token } },
            }),
          )
        : dataOf(
            api.GET("/api/public/{tenantId}/tables/{linkToken}/rounds", {
              params: { path: { tenantId, linkToken: place.linkToken } },
            }),
          ),
    ...LIVE_QUERY,
    refetchInterval: ({ state: { data } }) =>
      place.kind === "table" && data?.rounds.some(({ status }) => status === "waiting") ? ASK_MS : false,
  });

/** Sends a round; repeated with the same key it is the same round. */
export function sendRound(
  tenantId: string,
  place: TablePlace,
  { key, body }: { key: string; body: RoundToSend },
) {
  const header = { "Idempotency-Key": key };
  return place.kind === "bill"
    ? dataOf(
        sendApi.POST("/api/public/{tenantId}/bills/{token}/rounds", {
          params: { path: { tenantId, token: place.token }, header },
          body,
        }),
      )
    : dataOf(
        sendApi.POST("/api/public/{tenantId}/tables/{linkToken}/rounds", {
          params: { path: { tenantId, linkToken: place.linkToken }, header },
          body,
        }),
      );
}

/** Takes back a round that nobody has answered. */
export function takeBackRound(tenantId: string, place: TablePlace, roundId: string) {
  return place.kind === "bill"
    ? dataOf(
        sendApi.POST("/api/public/{tenantId}/bills/{token}/rounds/{roundId}/cancel", {
          params: { path: { tenantId, token: place.token, roundId } },
        }),
      )
    : dataOf(
        sendApi.POST("/api/public/{tenantId}/tables/{linkToken}/rounds/{roundId}/cancel", {
          params: { path: { tenantId, linkToken: place.linkToken, roundId } },
        }),
      );
}
