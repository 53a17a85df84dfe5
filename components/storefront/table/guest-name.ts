"use client";

import { useSyncExternalStore } from "react";
import { MAX_GUEST_NAME_LENGTH } from "@/lib/service/bills/rounds/guest-name";

const KEY = "bazar:table-name";
const CHANGED = "bazar:table-name-changed";

function read(): string {
  try {
    return window.localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

function keep(name: string): void {
  window.localStorage.setItem(KEY, name.slice(0, MAX_GUEST_NAME_LENGTH));
  window.dispatchEvent(new Event(CHANGED));
}

/** As the guest of this browser calls themselves at a table; empty where they have not said. */
export function useGuestName(): [name: string, keep: (name: string) => void] {
  return [useSyncExternalStore(subscribe, read, () => ""), keep];
}
