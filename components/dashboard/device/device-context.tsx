"use client";

import { createContext, type ReactNode, useContext } from "react";

/** The shared device that the page is on. */
export interface PageDevice {
  /** Who has unlocked it; null while it is locked. */
  acting: { userId: string; name: string; secondsLeft: number } | null;
  idleMinutes: number;
  showsBoard: boolean;
}

const Device = createContext<PageDevice | null>(null);

export function DeviceProvider({ value, children }: { value: PageDevice | null; children: ReactNode }) {
  return <Device value={value}>{children}</Device>;
}

/** The shared device that the page is on; null for one person's. */
export function useDevice(): PageDevice | null {
  return useContext(Device);
}
