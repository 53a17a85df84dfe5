"use client";

import { useEffect, useEffectEvent } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

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
export function useKept<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "watch" | "setValue" | "getValues">,
  key: string,
  secrets: readonly Path<Values>[] = [],
): void {
  const restore = useEffectEvent(() => {
    const kept = readKept<Record<string, unknown>>(key);
    const now = form.getValues();
    for (const name of Object.keys(now) as Path<Values>[]) {
      const value = kept?.[name];
      if (value === undefined || typeof value !== typeof now[name] || secrets.includes(name)) continue;
      form.setValue(name, value as PathValue<Values, Path<Values>>);
    }
  });
  const store = useEffectEvent((values: object) => {
    keep(
      key,
      Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name as Path<Values>))),
    );
  });
  const { watch } = form;
  useEffect(() => {
    restore();
    const subscription = watch((values) => store(values));
    return () => subscription.unsubscribe();
  }, [watch]);
}
