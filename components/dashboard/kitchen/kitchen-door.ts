import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import { LIVE_QUERY } from "@/components/data/query-client";
import type { KitchenStepBody, KitchenTicketWire, KitchenView } from "@/lib/service/kitchen/kitchen-contract";

/** How a page reaches the kitchen: as a member of the team, or as a paired screen. */
export type KitchenDoor = {
  tenantId: string;
  kind: "member" | "screen";
  /** Whose dishes it shows; null for all. */
  stationId: string | null;
  /** What this device keeps is kept under this name. */
  keptAs: string;
  streamUrl: string;
};

/** For somebody who is signed in. */
export function memberDoor(tenantId: string, stationId: string | null, userId: string): KitchenDoor {
  const streamUrl = `/api/tenant/${encodeURIComponent(tenantId)}/live`;
  return {
    tenantId,
    kind: "member",
    stationId,
    keptAs: `${tenantId}.${userId}.${stationId ?? "all"}`,
    streamUrl,
  };
}

/** For a device that was paired. */
export function screenDoor(tenantId: string, screen: { id: string; stationId: string | null }): KitchenDoor {
  const streamUrl = `/api/kitchen/${encodeURIComponent(tenantId)}/live`;
  return {
    tenantId,
    kind: "screen",
    stationId: screen.stationId,
    keptAs: `${tenantId}.${screen.id}`,
    streamUrl,
  };
}

/** All that is read of a restaurant's kitchen is below this key. */
export const kitchenKey = (tenantId: string) => ["tenant", tenantId, "kitchen"] as const;

/** The stream does not report what comes with time, such as a scheduled order. */
const READ_AGAIN_MS = 20_000;

export const kitchenTickets = ({
  tenantId,
  kind,
  stationId,
}: Pick<KitchenDoor, "tenantId" | "kind" | "stationId">) =>
  queryOptions({
    queryKey: [...kitchenKey(tenantId), "tickets", kind, stationId],
    queryFn: (): Promise<KitchenView> =>
      kind === "screen"
        ? dataOf(api.GET("/api/kitchen/{tenantId}/tickets", { params: { path: { tenantId } } }))
        : dataOf(
            api.GET("/api/tenant/{tenantId}/kitchen/tickets", {
              params: { path: { tenantId }, query: stationId === null ? {} : { station: stationId } },
            }),
          ),
    refetchInterval: READ_AGAIN_MS,
    ...LIVE_QUERY,
  });

/** The numbers that guests see. */
export const pickupNumbers = ({ tenantId, kind }: Pick<KitchenDoor, "tenantId" | "kind">) =>
  queryOptions({
    queryKey: [...kitchenKey(tenantId), "pickup", kind],
    queryFn: () => {
      const params = { path: { tenantId } };
      return kind === "screen"
        ? dataOf(api.GET("/api/kitchen/{tenantId}/pickup", { params }))
        : dataOf(api.GET("/api/tenant/{tenantId}/kitchen/pickup", { params }));
    },
    refetchInterval: READ_AGAIN_MS,
    ...LIVE_QUERY,
  });

/** Takes a step at the server, once however often it is sent. Throws ApiFailure. */
export async function sendKitchenStep(
  { tenantId, kind }: KitchenDoor,
  key: string,
  body: KitchenStepBody,
): Promise<KitchenTicketWire> {
  const init = {
    params: { path: { tenantId } },
    headers: { "Idempotency-Key": key },
    body,
    // So that it arrives also when it is sent while the page is being left.
    keepalive: true,
  };
  const { ticket } = await dataOf(
    kind === "screen"
      ? api.POST("/api/kitchen/{tenantId}/steps", init)
      : api.POST("/api/tenant/{tenantId}/kitchen/steps", init),
  );
  return ticket;
}
