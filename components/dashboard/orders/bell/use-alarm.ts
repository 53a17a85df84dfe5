"use client";

import { useMemo } from "react";
import type { z } from "zod";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import type { OrdersSummary } from "@/lib/service/orders/views/order-list-contract";
import { overdueUnseen } from "./bell";
import { type Bell, useBell } from "./use-bell";

/** Until the restaurant's own setting has been read. */
const DEFAULT_MINUTES = 5;

interface AlarmInput {
  orders: readonly BoardOrder[];
  unseen: readonly string[];
  /** Rounds of guests at tables that nobody has seen: the bell rings for them as well. */
  unseenRounds: readonly string[];
  today: z.output<typeof OrdersSummary> | null;
  now: Date;
}

/** The bell, and the orders for which it has become an alarm because nobody has seen them for `minutes`. */
export function useAlarm({ orders, unseen, unseenRounds, today, now }: AlarmInput): {
  bell: Bell;
  overdue: readonly BoardOrder[];
  minutes: number;
} {
  const minutes = today?.unseenMinutes ?? DEFAULT_MINUTES;
  const overdue = useMemo(
    () => overdueUnseen(orders, unseen, { minutes, now }),
    [orders, unseen, minutes, now],
  );
  const heard = useMemo(() => [...unseen, ...unseenRounds], [unseen, unseenRounds]);
  return { bell: useBell(heard, overdue.length > 0), overdue, minutes };
}
