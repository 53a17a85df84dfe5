"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { fetchOrder, orderAddress, type TrackedOrder } from "@/components/storefront/checkout/order-call";
import { createRetryPauses } from "@/lib/platform/live/retry-pause";
import { isOver } from "./order-progress";

const TICK_MS = 1_000;
/** The server says "beat" every four seconds; after two missed ones the page asks by itself. */
const SILENCE_MS = 9_000;

export interface LiveOrder {
  order: TrackedOrder | null;
  /** "unknown": no such order for this email. "unreachable": nothing has ever arrived. */
  problem: "unknown" | "unreachable" | null;
  /** What is on screen is as of now. */
  isFresh: boolean;
  clockOffsetMs: number;
  refresh: () => Promise<void>;
}

/** An order that follows the kitchen: told by the server, else asked for at growing pauses, until it is over. */
export function useLiveOrder(slug: string, orderId: string, email: string | null): LiveOrder {
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  const [problem, setProblem] = useState<LiveOrder["problem"]>(null);
  const [isFresh, setIsFresh] = useState(true);
  const [clockOffsetMs, setClockOffsetMs] = useState(0);
  const heardAt = useRef(0);
  const over = order !== null && isOver(order.status);

  const ask = useCallback(async (): Promise<boolean> => {
    if (email === null) return false;
    const answer = await fetchOrder(slug, orderId, email);
    if (answer.kind === "unreachable") {
      setProblem((before) => before ?? "unreachable");
      return false;
    }
    heardAt.current = Date.now();
    setIsFresh(true);
    setProblem(answer.kind === "unknown" ? "unknown" : null);
    if (answer.kind === "found") {
      setOrder(answer.order);
      setClockOffsetMs(answer.clockOffsetMs);
    }
    return true;
  }, [slug, orderId, email]);
  const refresh = useCallback(async () => void (await ask()), [ask]);

  useEffect(() => {
    setOrder(null);
    setProblem(null);
    refresh();
  }, [refresh]);

  const watches = email !== null && !over && problem !== "unknown";
  useEffect(() => {
    if (!watches) return;
    const address = `${orderAddress(slug, orderId, "/live")}?${new URLSearchParams({ email })}`;
    let beatAt = Date.now();
    let reopenAt = 0;
    let askAt = 0;
    const pauses = createRetryPauses();
    const beat = () => {
      beatAt = Date.now();
      pauses.heard();
      heardAt.current = beatAt;
      setIsFresh(true);
    };
    const change = () => {
      beat();
      refresh();
    };
    const open = () => {
      reopenAt = Date.now() + pauses.afterOpening();
      const stream = new EventSource(address);
      // What happened before the stream was open is not told on it.
      stream.addEventListener("open", refresh);
      stream.addEventListener("beat", beat);
      stream.addEventListener("change", change);
      return stream;
    };
    const askAgain = async () => {
      askAt = Number.POSITIVE_INFINITY;
      const isAnswered = await ask();
      askAt = Date.now() + pauses.afterAsking(isAnswered);
    };
    let source = open();
    const tick = () => {
      const now = Date.now();
      const dead = source.readyState === EventSource.CLOSED;
      if (dead && now >= reopenAt) source = open();
      const silent = dead || now - beatAt > SILENCE_MS;
      if (silent && now >= askAt && !document.hidden) void askAgain();
      setIsFresh(now - heardAt.current <= SILENCE_MS);
    };
    const timer = setInterval(tick, TICK_MS);
    const look = () => {
      if (!document.hidden) refresh();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      source.close();
      document.removeEventListener("visibilitychange", look);
    };
  }, [watches, slug, orderId, email, ask, refresh]);

  return { order, problem, isFresh: isFresh || over, clockOffsetMs, refresh };
}
