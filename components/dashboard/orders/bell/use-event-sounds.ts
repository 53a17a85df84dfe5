"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { printersOfBoard } from "@/components/dashboard/orders/order-queries";
import { heardChanges } from "./sound-kinds";
import type { Bell } from "./use-bell";

interface EventSoundsInput {
  tenantId: string;
  /** As the server has them; null before the first answer. */
  orders: readonly BoardOrder[] | null;
  /** As this device has moved them. */
  own: readonly BoardOrder[] | null;
  bell: Bell;
}

/** Sounds once for what others did: an order was canceled, one is ready, a printer fails. */
export function useEventSounds({ tenantId, orders, own, bell }: EventSoundsInput): void {
  const { data: printers } = useQuery(printersOfBoard(tenantId));
  const known = useRef<Parameters<typeof heardChanges>[0] | null>(null);
  const hear = useEffectEvent(() => {
    if (orders === null || printers === undefined) return;
    const printersDown = printers
      .filter(({ state }) => state !== "online" && state !== "unpaired")
      .map(({ id }) => id);
    const now = { orders, printersDown };
    const [first] = known.current ? heardChanges(known.current, now, own ?? orders) : [];
    known.current = now;
    if (first) bell.play(first);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading is compared with the one before.
  useEffect(() => hear(), [orders, printers]);
}
