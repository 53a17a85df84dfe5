"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { recall, remember } from "@/components/dashboard/orders/device-memory";
import { ringsNow } from "./bell";
import { playTune, ringBell } from "./bell-sound";
import { DEFAULT_SOUNDS, readSounds, type SoundChoice, type SoundKind } from "./sound-kinds";

const VOLUME_KEY = "bazar.bell.volume";
const DECLINED_KEY = "bazar.bell.declined";
const KINDS_KEY = "bazar.bell.kinds";
const DEFAULT_VOLUME = 0.7;
const CHECK_MS = 500;

export interface Bell {
  /** 0 to 1. */
  volume: number;
  setVolume: (volume: number) => void;
  /** The browser keeps it silent until someone touches the page, and nobody has said that this is fine. */
  asks: boolean;
  decline: () => void;
  /** Rings once. Called from a press, it also opens the browser's ears. */
  ring: () => void;
  /** What this device sounds for. */
  kinds: SoundChoice;
  choose: (kind: SoundKind, isOn: boolean) => void;
  /** Sounds once for something else than a new order, if this device is to. */
  play: (kind: Exclude<SoundKind, "newOrder">) => void;
}

/**
 * Rings for unseen orders, at once and again until someone looks; as an alarm more often and at full volume, unless the
 * sound is switched off.
 */
export function useBell(unseen: readonly string[], alarm: boolean): Bell {
  const [volume, setVolumeState] = useState(DEFAULT_VOLUME);
  const [asks, setAsks] = useState(false);
  const [kinds, setKinds] = useState<SoundChoice>(DEFAULT_SOUNDS);
  const context = useRef<AudioContext | null>(null);
  const rung = useRef({ for: new Set<string>(), atMs: 0 });

  const listen = useCallback((): AudioContext => {
    context.current ??= new AudioContext();
    void context.current.resume();
    setAsks(false);
    return context.current;
  }, []);

  useEffect(() => {
    const stored = recall(VOLUME_KEY);
    const kept = typeof stored === "number" ? Math.min(1, Math.max(0, stored)) : DEFAULT_VOLUME;
    setVolumeState(kept);
    setKinds(readSounds(recall(KINDS_KEY)));
    if (navigator.userActivation?.hasBeenActive) listen();
    else setAsks(kept > 0 && recall(DECLINED_KEY) !== true);
    // Only a finished press: the request goes then, and what lay under a finger that is still down must not move.
    const firstPress = () => listen();
    window.addEventListener("click", firstPress, { once: true });
    return () => window.removeEventListener("click", firstPress);
  }, [listen]);

  useEffect(() => {
    const check = () => {
      const now = Date.now();
      if (!ringsNow({ unseen, rungFor: rung.current.for, lastRingMs: rung.current.atMs, nowMs: now, alarm }))
        return;
      rung.current = { for: new Set(unseen), atMs: now };
      if (context.current && (kinds.newOrder || alarm))
        ringBell(context.current, alarm && volume > 0 ? 1 : volume);
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [unseen, volume, alarm, kinds.newOrder]);

  return {
    volume,
    setVolume(next) {
      setVolumeState(next);
      remember(VOLUME_KEY, next);
    },
    asks,
    decline() {
      setAsks(false);
      remember(DECLINED_KEY, true);
    },
    ring: () => ringBell(listen(), volume),
    kinds,
    choose(kind, isOn) {
      const next = { ...kinds, [kind]: isOn };
      setKinds(next);
      remember(KINDS_KEY, next);
      if (isOn && kind !== "newOrder") playTune(listen(), kind, volume);
    },
    play(kind) {
      if (context.current && kinds[kind]) playTune(context.current, kind, volume);
    },
  };
}
