import type { KitchenScreenWire } from "@/lib/service/kitchen/kitchen-screen-contract";

export const WHOLE = "whole";
export const EXPEDITER = "expediter";
export const PICKUP = "pickup";

/** What a screen shows, as it is chosen: a station's id, or one of the others. */
export const shownBy = ({ kind, stationId }: Pick<KitchenScreenWire, "kind" | "stationId">): string =>
  kind === "station" ? (stationId ?? WHOLE) : kind;

export function shownAs(shows: string): Pick<KitchenScreenWire, "kind" | "stationId"> {
  if (shows === EXPEDITER || shows === PICKUP) return { kind: shows, stationId: null };
  return { kind: "station", stationId: shows === WHOLE ? null : shows };
}
