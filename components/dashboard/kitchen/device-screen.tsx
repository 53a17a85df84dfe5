"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { recall, remember } from "@/components/dashboard/orders/device-memory";
import { api, resultOf } from "@/components/data/api";
import { ExpediterScreen } from "./expediter-screen";
import { forgetKitchen } from "./kept-kitchen";
import { kitchenTickets, screenDoor } from "./kitchen-door";
import { PairingScreen } from "./pairing-screen";
import { PickupScreen } from "./pickup-screen";
import { StationScreen } from "./station-screen";

type OwnScreen = { id: string; name: string; kind: string; stationId: string | null; restaurant: string };

const NOT_PAIRED = 404;
/** How soon a screen hears that it is paired, and that it was removed. */
const WAITING_MS = 2_500;
const PAIRED_MS = 30_000;

const keyOf = (tenantId: string) => `bazar.kitchen.screen.${tenantId}`;

/** What this device is; without a connection what it was. */
function useOwnScreen(tenantId: string): { screen: OwnScreen | null; isUnpaired: boolean } {
  const [kept, setKept] = useState<OwnScreen | null>(null);
  const { data } = useQuery({
    queryKey: ["kitchen-screen", tenantId],
    queryFn: async (): Promise<OwnScreen | null> => {
      const asked = await resultOf(
        api.GET("/api/kitchen/{tenantId}/screen", { params: { path: { tenantId } } }),
      );
      if (asked.ok) return asked.data;
      if (asked.status === NOT_PAIRED) return null;
      throw asked;
    },
    refetchInterval: ({ state }) => (state.data ? PAIRED_MS : WAITING_MS),
    retry: false,
  });
  const isUnpaired = data === null;
  useEffect(() => setKept(recall(keyOf(tenantId)) as OwnScreen | null), [tenantId]);
  useEffect(() => {
    if (data) remember(keyOf(tenantId), data);
  }, [data, tenantId]);
  useEffect(() => {
    if (!isUnpaired) return;
    forgetKitchen();
    setKept(null);
  }, [isUnpaired]);
  return { screen: isUnpaired ? null : (data ?? kept), isUnpaired };
}

/** A device of the kitchen: a code until a member has entered it, then what was chosen for it. */
export function DeviceScreen({ tenantId, restaurant }: { tenantId: string; restaurant: string | null }) {
  const client = useQueryClient();
  const { screen, isUnpaired } = useOwnScreen(tenantId);
  if (!screen)
    return (
      <PairingScreen
        tenantId={tenantId}
        restaurant={restaurant}
        isUnpaired={isUnpaired}
        onBegun={() => void client.invalidateQueries({ queryKey: ["kitchen-screen", tenantId] })}
      />
    );
  const door = screenDoor(tenantId, screen);
  if (screen.kind === "pickup") return <PickupScreen door={door} restaurant={screen.restaurant} />;
  if (screen.kind === "expediter") return <ExpediterScreen door={door} />;
  return <OwnStation key={screen.stationId} door={door} />;
}

function OwnStation({ door }: { door: ReturnType<typeof screenDoor> }) {
  const { data } = useQuery(kitchenTickets(door));
  const name = data?.stations.find(({ id }) => id === door.stationId)?.name ?? null;
  return <StationScreen door={door} name={name} />;
}
