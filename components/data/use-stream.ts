"use client";

import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { createRetryPauses } from "@/lib/platform/live/retry-pause";
import { coalesced } from "./coalesced";
import { type LiveLink, type LiveSignal, nextLink, openLink, SILENCE_MS } from "./live-link";

const TICK_MS = 1_000;

interface StreamInput {
  /** The event stream; null while there is nothing to follow. */
  url: string | null;
  /** Reads anew what the stream reports a change of; true when all of it was answered. Never throws. */
  read: () => Promise<boolean>;
  /** What the platform is doing at the restaurant may have changed. */
  onNotice?: () => void;
  /** While the stream is silent a page that nobody sees does not ask, but when it is seen again. */
  restsUnseen?: boolean;
}

export interface Live {
  link: LiveLink;
  /** Reads everything anew; true when all of it was answered. */
  refresh: () => Promise<boolean>;
}

/**
 * Keeps what a page shows current through an event stream and returns whether it is. While the stream is silent or refused, it
 * is reopened and everything is read again, with growing pauses.
 */
export function useStream({ url, read, onNotice, restsUnseen = false }: StreamInput): Live {
  const [link, signal] = useReducer(
    (before: LiveLink, { at, ...what }: LiveSignal & { at: number }) => nextLink(before, what, at),
    null,
    () => openLink(Date.now()),
  );
  const reading = useRef(read);
  useEffect(() => {
    reading.current = read;
  });
  const [refresh] = useState(() => coalesced(() => reading.current()));
  const reportNotice = useEffectEvent(() => onNotice?.());
  const isUnseen = useEffectEvent(() => restsUnseen && document.hidden);

  useEffect(() => {
    if (url === null) return;
    let source: EventSource | null = null;
    let beatAtMs = Date.now();
    let reopenAtMs = 0;
    let askAtMs = 0;
    const pauses = createRetryPauses();
    const report = (what: LiveSignal) => signal({ ...what, at: Date.now() });

    const open = () => {
      source?.close();
      reopenAtMs = Date.now() + pauses.afterOpening();
      const stream = new EventSource(url);
      source = stream;
      const alive = () => {
        beatAtMs = Date.now();
        pauses.reset();
        report({ kind: "beat" });
      };
      // What happened before the stream was open is not reported on it.
      stream.addEventListener("open", () => {
        reportNotice();
        void refresh();
      });
      stream.addEventListener("notice", () => {
        alive();
        reportNotice();
      });
      stream.addEventListener("beat", alive);
      stream.addEventListener("change", () => {
        alive();
        void refresh();
      });
    };
    const ask = async () => {
      askAtMs = Number.POSITIVE_INFINITY;
      reportNotice();
      const isAnswered = await refresh();
      askAtMs = Date.now() + pauses.afterAsking(isAnswered);
      if (isAnswered) report({ kind: "answered" });
    };
    const tick = () => {
      const now = Date.now();
      report({ kind: "tick", online: navigator.onLine });
      if (!navigator.onLine) return;
      const silent = now - beatAtMs >= SILENCE_MS;
      const dead = source?.readyState === EventSource.CLOSED;
      if (!dead && !silent) return;
      if (now >= reopenAtMs) open();
      if (now >= askAtMs && !isUnseen()) void ask();
    };
    const goneOffline = () => report({ kind: "offline" });
    const backOnline = () => {
      pauses.reset();
      open();
      void ask();
    };
    const seenAgain = () => {
      if (restsUnseen && !document.hidden) void ask();
    };

    report({ kind: "opened" });
    open();
    const timer = setInterval(tick, TICK_MS);
    window.addEventListener("offline", goneOffline);
    window.addEventListener("online", backOnline);
    document.addEventListener("visibilitychange", seenAgain);
    return () => {
      source?.close();
      clearInterval(timer);
      window.removeEventListener("offline", goneOffline);
      window.removeEventListener("online", backOnline);
      document.removeEventListener("visibilitychange", seenAgain);
    };
  }, [url, refresh, restsUnseen]);

  return { link, refresh };
}
