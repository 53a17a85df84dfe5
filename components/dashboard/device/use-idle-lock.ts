"use client";

import { useEffect, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { lockDevice, readDevice, stayUnlocked } from "./device-calls";
import { useDevice } from "./device-context";

const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;

/** The page locks before the server does, so that what it still holds is sent by whoever did it. */
const EARLY_SECONDS = 5;

/**
 * Locks an unlocked device that nobody touches, and tells the server of touches. True while it could not be locked for want
 * of a connection, and the page has to be covered: the board may stay visible, other pages not.
 */
export function useIdleLock(): boolean {
  const device = useDevice();
  const { slug } = useDashboardTenant();
  const [isCovered, setIsCovered] = useState(false);
  const userId = device?.acting?.userId ?? null;
  const secondsLeft = device?.acting?.secondsLeft ?? 0;
  const idleMinutes = device?.idleMinutes ?? 0;
  const showsBoard = device?.showsBoard ?? false;

  useEffect(() => {
    if (userId === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let toldAtMs = performance.now();
    const lockIn = (seconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void end(), Math.max(0, seconds - EARLY_SECONDS) * 1000);
    };
    const lock = async () => {
      const result = await lockDevice(slug);
      if (result.ok || result.code !== "UNREACHABLE") window.location.reload();
      else setIsCovered(!showsBoard);
    };
    /** Another tab may have been touched meanwhile. */
    const end = async () => {
      const now = await readDevice(slug).catch(() => null);
      const left = now && now.acting?.userId === userId ? now.acting.secondsLeft : 0;
      if (left > EARLY_SECONDS) lockIn(left);
      else await lock();
    };
    const touch = () => {
      const now = performance.now();
      // Often enough that no touch is lost, and not with each.
      if (now - toldAtMs < idleMinutes * 15_000) return;
      toldAtMs = now;
      void stayUnlocked(slug).then((result) => result.ok && lockIn(result.data.secondsLeft));
    };
    lockIn(secondsLeft);
    const online = () => void end();
    for (const sign of TOUCHES) window.addEventListener(sign, touch, { passive: true });
    window.addEventListener("online", online);
    return () => {
      clearTimeout(timer);
      for (const sign of TOUCHES) window.removeEventListener(sign, touch);
      window.removeEventListener("online", online);
    };
  }, [idleMinutes, secondsLeft, showsBoard, slug, userId]);
  return isCovered;
}
