"use client";

import { useEffect, useEffectEvent } from "react";
import type { FieldName, FormStore } from "@/components/form/form-store";

/** What this tab kept under a key, or null; a browser that keeps nothing has nothing. */
export function readKept<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Keeps something in this tab until the tab is closed; null forgets it. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the form still works; a reload empties it.
  }
}

/** Keeps what is typed in this tab over reloads and the back button; secrets are never kept. */
export function useKept<Values extends object>(
  control: FormStore<Values>,
  key: string,
  secrets: readonly FieldName<Values>[] = [],
): void {
  const restore = useEffectEvent(() => {
    const kept = readKept<Partial<Values>>(key);
    for (const name of Object.keys(control.values) as FieldName<Values>[]) {
      const value = kept?.[name];
      if (value === undefined || typeof value !== typeof control.values[name] || secrets.includes(name))
        continue;
      control.set(name, value);
    }
  });
  const store = useEffectEvent(() => {
    const open = Object.entries(control.values).filter(
      ([name]) => !secrets.includes(name as FieldName<Values>),
    );
    keep(key, Object.fromEntries(open));
  });
  useEffect(() => {
    restore();
    return control.subscribe(() => store());
  }, [control]);
}
