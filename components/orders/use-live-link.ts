"use client";

import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { type LiveLink, type LiveSignal, nextLink, openLink, SILENCE_MS } from "@/lib/dashboard/live-link";

const TICK_MS = 1_000;
const RETRY_MS = 3_000;

interface LiveLinkInput {
  /** The event stream. */
  url: string;
  /** Something may have changed. */
  onChange: () => void;
  /** Asks for everything again; true when an answer came. */
  ask: () => Promise<boolean>;
}

/**
 * Listens to the restaurant's event stream and says whether the page can be believed. While the stream is silent
 * it is opened anew and everything is asked for again every few seconds.
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
    let openedMs = 0;
    let lastAskMs = Date.now();
    const tell = (what: LiveSignal) => signal({ ...what, at: Date.now() });

    const open = () => {
      source?.close();
      openedMs = Date.now();
      const stream = new EventSource(url);
      source = stream;
      const heard = () => {
        lastBeatMs.current = Date.now();
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
      lastAskMs = Date.now();
      if (await askNow()) tell({ kind: "answered" });
    };
    const tick = () => {
      const now = Date.now();
      tell({ kind: "tick", online: navigator.onLine });
      if (!navigator.onLine) return;
      const silent = now - lastBeatMs.current >= SILENCE_MS;
      const dead = source?.readyState === EventSource.CLOSED;
      if ((dead || silent) && now - openedMs >= RETRY_MS) open();
      if ((dead || silent) && now - lastAskMs >= RETRY_MS) void askAgain();
    };
    const goneOffline = () => tell({ kind: "offline" });
    const backOnline = () => {
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
