import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import type { KitchenView } from "@/lib/service/kitchen/kitchen-contract";

export type StationProgress = { stationId: string; name: string; state: "open" | "started" | "done" };

/** How far each station is with each order, by the order's id; without what no station makes. */
export function stationProgress(view: KitchenView | null): ReadonlyMap<string, readonly StationProgress[]> {
  const names = new Map(view?.stations.map(({ id, name }) => [id, name]));
  return new Map(
    (view?.tickets ?? []).flatMap(({ orderId, parts }) => {
      if (orderId === null) return [];
      const progress = parts.flatMap((part): StationProgress[] => {
        const name = names.get(part.stationId);
        if (name === undefined) return [];
        const isBegun = part.startedAt !== null || part.lines.some(({ made }) => made > 0);
        const state = part.isDone ? "done" : isBegun ? "started" : "open";
        return [{ stationId: part.stationId, name, state }];
      });
      return [[orderId, progress] as const];
    }),
  );
}

/** The orders of which a station makes something. New ones always stay: they are nobody's before they are accepted. */
export function ordersOfStation(
  orders: readonly BoardOrder[],
  stationId: string | null,
  progress: ReadonlyMap<string, readonly StationProgress[]>,
): readonly BoardOrder[] {
  if (stationId === null) return orders;
  return orders.filter(
    ({ id, status }) =>
      status === "pending" || (progress.get(id) ?? []).some((each) => each.stationId === stationId),
  );
}
