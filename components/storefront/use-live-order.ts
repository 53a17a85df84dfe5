"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { fetchOrder, orderAddress, type TrackedOrder } from "@/lib/storefront/order-call";
import { isOver } from "@/lib/storefront/order-progress";

const TICK_MS = 2_000;
/** The server says "beat" every four seconds; after two missed ones the page asks by itself. */
const SILENCE_MS = 9_000;
const REOPEN_MS = 10_000;

export interface LiveOrder {
  order: TrackedOrder | null;
  /** "unknown": no such order for this email. "unreachable": nothing has ever arrived. */
  problem: "unknown" | "unreachable" | null;
  /** What is on screen is as of now. */
  isFresh: boolean;
  clockOffsetMs: number;
  refresh: () => Promise<void>;
}

/** An order that follows the kitchen: told by the server, else asked for every two seconds, until it is over. */
export function useLiveOrder(slug: string, orderId: string, email: string | null): LiveOrder {
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  const [problem, setProblem] = useState<LiveOrder["problem"]>(null);
  const [isFresh, setIsFresh] = useState(true);
  const [clockOffsetMs, setClockOffsetMs] = useState(0);
  const heardAt = useRef(0);
  const over = order !== null && isOver(order.status);

  const refresh = useCallback(async () => {
    if (email === null) return;
    const answer = await fetchOrder(slug, orderId, email);
    if (answer.kind === "unreachable") {
      setProblem((before) => before ?? "unreachable");
      return;
    }
    heardAt.current = Date.now();
    setIsFresh(true);
    setProblem(answer.kind === "unknown" ? "unknown" : null);
    if (answer.kind === "found") {
      setOrder(answer.order);
      setClockOffsetMs(answer.clockOffsetMs);
    }
  }, [slug, orderId, email]);

  useEffect(() => {
    setOrder(null);
    setProblem(null);
    refresh();
  }, [refresh]);

  const watches = email !== null && !over && problem !== "unknown";
  useEffect(() => {
    if (!watches) return;
    const address = `${orderAddress(slug, orderId, "/live")}?${new URLSearchParams({ email })}`;
    let source = new EventSource(address);
    let openedAt = Date.now();
    let beatAt = Date.now();
    const beat = () => {
      beatAt = Date.now();
      heardAt.current = beatAt;
      setIsFresh(true);
    };
    const change = () => {
      beat();
      refresh();
    };
    const listen = () => {
      source.addEventListener("beat", beat);
      source.addEventListener("change", change);
    };
    listen();
    const tick = () => {
      const now = Date.now();
      if (source.readyState === EventSource.CLOSED && now - openedAt > REOPEN_MS) {
        source = new EventSource(address);
        openedAt = now;
        listen();
      }
      const silent = source.readyState === EventSource.CLOSED || now - beatAt > SILENCE_MS;
      if (silent && !document.hidden) refresh();
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
  }, [watches, slug, orderId, email, refresh]);

  return { order, problem, isFresh: isFresh || over, clockOffsetMs, refresh };
}
