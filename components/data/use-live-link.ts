"use client";

import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { createRetryPauses } from "@/lib/platform/live/retry-pause";
import { type LiveLink, type LiveSignal, nextLink, openLink, SILENCE_MS } from "./live-link";

const TICK_MS = 1_000;

interface LiveLinkInput {
  /** The event stream. */
  url: string;
  /** Something may have changed. */
  onChange: () => void;
  /** Asks for everything again; true when an answer came. */
  ask: () => Promise<boolean>;
}

/**
 * Listens to the restaurant's event stream and says whether the page can be believed. While the stream is silent or
 * refused it is opened anew and everything is asked for again, at growing pauses.
 */
export function useLiveLink({ url, onChange, ask }: LiveLinkInput): LiveLink {
  const [link, signal] = useReducer(
    (before: LiveLink, { at, ...what }: LiveSignal & { at: number }) => nextLink(before, what, at),
    null,
    () => openLink(Date.now()),
  );
  const changed = useEffectEvent(onChange);
  const askNow = useEffectEvent(ask);
  const lastBeatMs = useRef(Date.now());

  useEffect(() => {
    let source: EventSource | null = null;
    let reopenAtMs = 0;
    let askAtMs = 0;
    const pauses = createRetryPauses();
    const tell = (what: LiveSignal) => signal({ ...what, at: Date.now() });

    const open = () => {
      source?.close();
      reopenAtMs = Date.now() + pauses.afterOpening();
      const stream = new EventSource(url);
      source = stream;
      const heard = () => {
        lastBeatMs.current = Date.now();
        pauses.heard();
        tell({ kind: "beat" });
      };
      stream.addEventListener("open", () => changed());
      stream.addEventListener("beat", heard);
      stream.addEventListener("change", () => {
        heard();
        changed();
      });
    };
    const askAgain = async () => {
      askAtMs = Number.POSITIVE_INFINITY;
      const isAnswered = await askNow().catch(() => false);
      askAtMs = Date.now() + pauses.afterAsking(isAnswered);
      if (isAnswered) tell({ kind: "answered" });
    };
    const tick = () => {
      const now = Date.now();
      tell({ kind: "tick", online: navigator.onLine });
      if (!navigator.onLine) return;
      const silent = now - lastBeatMs.current >= SILENCE_MS;
      const dead = source?.readyState === EventSource.CLOSED;
      if (!dead && !silent) return;
      if (now >= reopenAtMs) open();
      if (now >= askAtMs) void askAgain();
    };
    const goneOffline = () => tell({ kind: "offline" });
    const backOnline = () => {
      pauses.heard();
      open();
      void askAgain();
    };

    open();
    const timer = setInterval(tick, TICK_MS);
    window.addEventListener("offline", goneOffline);
    window.addEventListener("online", backOnline);
    return () => {
      source?.close();
      clearInterval(timer);
      window.removeEventListener("offline", goneOffline);
      window.removeEventListener("online", backOnline);
    };
  }, [url]);

  return link;
}
