"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";
import { canUndo, holdStep, undoStep } from "@/components/dashboard/orders/offline/held-steps";
import { keepSending } from "@/components/dashboard/orders/offline/keep-sending";
import { createStepSender, type StepSender } from "@/components/dashboard/orders/offline/step-sender";
import { openStepStore, type StepStore } from "@/components/dashboard/orders/offline/step-store";
import type { ApiFailure } from "@/components/data/api-failure";
import { useLive } from "@/components/data/use-live";
import type { Live } from "@/components/data/use-stream";
import type { KitchenTicketWire, KitchenView } from "@/lib/service/kitchen/kitchen-contract";
import { forgetKitchen, type KeptKitchen, keepKitchen, keptStepsKey, recallKitchen } from "./kept-kitchen";
import { type KitchenDoor, kitchenKey, kitchenTickets, sendKitchenStep } from "./kitchen-door";
import { type KitchenStep, newStep, readKitchenSteps, showKitchenSteps, takeBackBump } from "./kitchen-steps";

type NewStep = Parameters<typeof newStep>[1];

export interface Kitchen extends Live {
  /** Null until there is something to show; with the steps of this screen as if they were made. */
  view: KitchenView | null;
  /** What is shown is from the device, as of that instant. */
  asOfMs: number | null;
  failure: ApiFailure | null;
  steps: readonly KitchenStep[];
  readAtMs: number;
  take: (ticket: KitchenTicketWire, step: NewStep) => void;
  undo: (key: string) => void;
  undoLast: () => void;
}

const NONE: readonly KitchenStep[] = [];
const stores = new Map<string, StepStore<KitchenStep>>();

function storeOf(keptAs: string): StepStore<KitchenStep> {
  const known = stores.get(keptAs) ?? openStepStore(keptStepsKey(keptAs), readKitchenSteps);
  stores.set(keptAs, known);
  return known;
}

/**
 * The kitchen, kept live, and what is done on this screen: shown at once, kept while there is no connection, and sent once.
 * A screen that was opened without a connection shows what it had.
 */
export function useKitchen(
  door: KitchenDoor,
  { onLost }: { onLost: (step: KitchenStep, failure: ApiFailure) => void },
): Kitchen {
  const { keptAs, tenantId, streamUrl } = door;
  const client = useQueryClient();
  const query = kitchenTickets(door);
  const { data: read = null, dataUpdatedAt: readAtMs, error: failure } = useQuery(query);
  const live = useLive({ url: streamUrl, queryKey: kitchenKey(tenantId) });
  const kept = useKept(keptAs, { read, failure, readAtMs });
  const store = useMemo(() => storeOf(keptAs), [keptAs]);
  const steps = useSyncExternalStore(store.subscribe, store.get, () => NONE);
  const [sender, setSender] = useState<StepSender | null>(null);
  const isConnected = live.link.phase === "live" || live.link.phase === "polling";

  const send = useEffectEvent(async (step: KitchenStep) => {
    const { key, kind, subjectId, round, stationId, lines, bumpedAt, course } = step;
    const body = { kind, subjectId, round, stationId, lines, bumpedAt, course };
    const ticket = await sendKitchenStep(door, key, body);
    client.setQueryData(
      query.queryKey,
      (known) =>
        known && {
          ...known,
          tickets: known.tickets.map((other) => (other.id === ticket.id ? ticket : other)),
        },
    );
  });
  const lost = useEffectEvent((step: KitchenStep, why: ApiFailure) => {
    onLost(step, why);
    void live.refresh();
  });

  useEffect(() => {
    const own = createStepSender<KitchenStep>({
      store,
      send: (step) => send(step),
      // Only an answer that was lost with its process counts as a conflict, and that was ours.
      wasOurs: async () => true,
      onSent: () => undefined,
      onLost: (step, why) => lost(step, why),
    });
    setSender(own);
    return keepSending(own);
  }, [store]);
  useEffect(() => {
    if (isConnected) sender?.wake();
  }, [isConnected, sender]);

  const known = read ?? kept?.view ?? null;
  const view = useMemo(() => known && showKitchenSteps(known, steps), [known, steps]);
  const undo = (key: string) => store.change((before) => undoStep(before, key, Date.now()));
  return {
    ...live,
    view,
    steps,
    failure,
    readAtMs,
    asOfMs: read === null && kept ? kept.asOfMs : null,
    take(ticket, step) {
      const nowMs = Date.now();
      store.change((before) => {
        const { stationId } = step;
        const left =
          step.kind === "recall" ? takeBackBump(before, { ticketId: ticket.id, stationId, nowMs }) : null;
        return left ?? holdStep(before, newStep(ticket, step, nowMs));
      });
      sender?.wake();
    },
    undo,
    undoLast() {
      const last = store.get().findLast((step) => canUndo(step, Date.now()));
      if (last) undo(last.key);
    },
  };
}

const SOON_MS = 500;
/** A server that has not answered for so long may not answer at all. */
const PATIENCE_MS = 2_500;

/** Keeps the tickets on this device, and returns those that it had while there are none from the server. */
function useKept(
  keptAs: string,
  { read, failure, readAtMs }: { read: KitchenView | null; failure: ApiFailure | null; readAtMs: number },
): KeptKitchen | null {
  const [kept, setKept] = useState<KeptKitchen | null>(null);
  const [isWanted, setWanted] = useState(false);
  const isClosed = failure !== null && [401, 403, 404].includes(failure.status);
  useEffect(() => {
    setKept(recallKitchen(keptAs, Date.now()));
    if (!navigator.onLine) setWanted(true);
    const timer = setTimeout(() => setWanted(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [keptAs]);
  useEffect(() => {
    if (failure !== null) setWanted(true);
    if (!isClosed) return;
    forgetKitchen();
    setKept(null);
  }, [failure, isClosed]);
  useEffect(() => {
    if (read === null) return;
    const timer = setTimeout(() => keepKitchen(keptAs, { asOfMs: readAtMs, view: read }), SOON_MS);
    return () => clearTimeout(timer);
  }, [keptAs, read, readAtMs]);
  return isWanted ? kept : null;
}
