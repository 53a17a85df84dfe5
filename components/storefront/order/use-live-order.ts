"use client";

import { startTransition, useEffect, useRef, useState } from "react";
import type { ApiFailure } from "@/components/data/api-failure";
import { useStream } from "@/components/data/use-stream";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { isOver } from "./order-progress";
import { type ReadOrder, readOrder } from "./read-order";

export interface LiveOrder {
  order: TrackedOrder | null;
  /** "unknown": no such order for this email. "unreachable": the last reading had no answer. */
  problem: "unknown" | "unreachable" | null;
  /** What is on screen is as of now. */
  isFresh: boolean;
  clockOffsetMs: number;
  refresh: () => Promise<unknown>;
}

interface LiveOrderInput {
  slug: string;
  orderId: string;
  /** Null until it is known. */
  email: string | null;
  /** The order with which the page arrived, for this email. */
  drawn?: TrackedOrder | null;
}

interface Reading {
  /** Whose order was asked for. */
  of: string;
  data: ReadOrder | null;
  failure: ApiFailure | null;
}

/** An order that follows the kitchen by its event stream, else by asking at growing pauses, until it is over. */
export function useLiveOrder({ slug, orderId, email, drawn = null }: LiveOrderInput): LiveOrder {
  const of = JSON.stringify([slug, orderId, email]);
  const [reading, setReading] = useState<Reading>(() => ({
    of,
    data: drawn && { order: drawn, clockOffsetMs: 0 },
    failure: null,
  }));
  const asked = useRef(of);
  useEffect(() => {
    asked.current = of;
  });
  const { data, failure } = reading.of === of ? reading : { data: null, failure: null };
  const order = data?.order ?? null;
  const over = order !== null && isOver(order.status);
  const isUnknown = failure?.status === 404;
  const follows = email !== null && !over && !isUnknown;

  const read = async () => {
    if (email === null) return true;
    const next = await readOrder(slug, orderId, email).then(
      (found) => ({ of, data: found, failure: null }),
      (refused: ApiFailure) => ({ of, data: null, failure: refused }),
    );
    // An answer about another order than the present one is never shown.
    if (asked.current === of)
      startTransition(() => setReading((before) => ({ ...next, data: next.data ?? kept(before, of) })));
    return next.failure === null;
  };
  const address = `/api/public/${encodeURIComponent(slug)}/orders/${encodeURIComponent(orderId)}/live`;
  const { link, refresh } = useStream({
    url: follows ? `${address}?${new URLSearchParams({ email })}` : null,
    read,
    restsUnseen: true,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each order; the stream asks for the rest
  useEffect(() => {
    if (email !== null) void refresh();
  }, [of, refresh]);
  return {
    order,
    problem: isUnknown ? "unknown" : failure ? "unreachable" : null,
    isFresh: link.phase !== "lost" || over,
    clockOffsetMs: data?.clockOffsetMs ?? 0,
    refresh,
  };
}

function kept(before: Reading, of: string): ReadOrder | null {
  return before.of === of ? before.data : null;
}
