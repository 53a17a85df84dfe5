"use client";

import { useQuery } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ExpediterScreen } from "./expediter-screen";
import { kitchenTickets, memberDoor } from "./kitchen-door";
import { PickupScreen } from "./pickup-screen";
import { StationScreen } from "./station-screen";

/** The places that are no station. */
const WHOLE = "all";
const PASS = "pass";
const PICKUP = "pickup";

/** A kitchen screen by its address: the whole kitchen, the pass, the guests' numbers, or a station. */
export function MemberScreen({ place, userId }: { place: string; userId: string }) {
  const { slug, name } = useDashboardTenant();
  const stationId = [WHOLE, PASS, PICKUP].includes(place) ? null : place;
  const door = memberDoor(slug, stationId, userId);
  if (place === PICKUP) return <PickupScreen door={door} restaurant={name} />;
  if (place === PASS) return <ExpediterScreen door={door} />;
  return <OneStation door={door} />;
}

function OneStation({ door }: { door: ReturnType<typeof memberDoor> }) {
  const { data } = useQuery(kitchenTickets(door));
  const name = data?.stations.find(({ id }) => id === door.stationId)?.name ?? null;
  return <StationScreen door={door} name={name} />;
}
