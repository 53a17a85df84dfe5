"use client";

import { useLayoutEffect, useMemo, useRef } from "react";
import type { TicketActions } from "@/components/dashboard/orders/ticket/ticket-actions";

/** The same actions in an object that never changes, so that no ticket is drawn anew because of them. */
export function useStableActions(actions: TicketActions): TicketActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onStep: (...given) => latest.current.onStep(...given),
      onDetails: (...given) => latest.current.onDetails(...given),
      onEnd: (...given) => latest.current.onEnd(...given),
      onPropose: (...given) => latest.current.onPropose(...given),
      onPrint: (...given) => latest.current.onPrint(...given),
      onDish: (...given) => latest.current.onDish(...given),
    }),
    [],
  );
}
