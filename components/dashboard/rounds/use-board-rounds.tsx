"use client";

import type { ReactNode } from "react";
import { ordersKey } from "@/components/dashboard/orders/order-queries";
import { RoundNotice } from "./round-notice";
import { useUnseenRounds } from "./use-unseen-rounds";
import { useWaitingRounds } from "./use-waiting-rounds";

/** The rounds of guests at tables, as the board has them: what rings, and the notice that leads to them. */
export function useBoardRounds(
  tenantId: string,
  now: Date,
): { unseen: readonly string[]; notice: ReactNode } {
  const rounds = useWaitingRounds(ordersKey(tenantId), now);
  return { unseen: useUnseenRounds(rounds), notice: <RoundNotice rounds={rounds} now={now} /> };
}
