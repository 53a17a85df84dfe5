"use client";

import { useQuery } from "@tanstack/react-query";
import { useLive } from "@/components/data/use-live";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { isOver } from "./order-progress";
import { trackedOrder, trackedOrderKey } from "./order-query";

export interface LiveOrder {
  order: TrackedOrder | null;
  /** "unknown": no such order for this email. "unreachable": the last reading had no answer. */
  problem: "unknown" | "unreachable" | null;
  /** What is on screen is as of now. */
  isFresh: boolean;
  clockOffsetMs: number;
  refresh: () => Promise<unknown>;
}

/** An order that follows the kitchen by its event stream, else by asking at growing pauses, until it is over. */
export function useLiveOrder(slug: string, orderId: string, email: string | null): LiveOrder {
  const { data, error } = useQuery({ ...trackedOrder(slug, orderId, email ?? ""), enabled: email !== null });
  const order = data?.order ?? null;
  const over = order !== null && isOver(order.status);
  const isUnknown = error?.status === 404;
  const follows = email !== null && !over && !isUnknown;
  const address = `/api/public/${encodeURIComponent(slug)}/orders/${encodeURIComponent(orderId)}/live`;
  const { link, refresh } = useLive({
    url: follows ? `${address}?${new URLSearchParams({ email })}` : null,
    queryKey: trackedOrderKey(slug, orderId),
    restsUnseen: true,
  });
  return {
    order,
    problem: isUnknown ? "unknown" : error ? "unreachable" : null,
    isFresh: link.phase !== "lost" || over,
    clockOffsetMs: data?.clockOffsetMs ?? 0,
    refresh,
  };
}
