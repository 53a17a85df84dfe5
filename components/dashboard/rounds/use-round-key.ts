"use client";

import { useEffect } from "react";

/** Where letters are text, and where something else is open. */
const TEXT = "input, textarea, select, [contenteditable]";
const OPEN = "[role='dialog'], [role='alertdialog'], [role='menu']";

/** A accepts the round that has the focus, else the first; `inSheet` where the rounds are in one that is open. */
export function useRoundKey(isOn: boolean, inSheet = false): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.key.toLowerCase() !== "a" || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
        return;
      if (target?.closest(TEXT)) return;
      const open = document.querySelectorAll(OPEN);
      if (open.length > (inSheet ? 1 : 0)) return;
      const own = target?.closest("[data-round]")?.querySelector<HTMLElement>("[data-accept-round]");
      const button = own ?? document.querySelector<HTMLElement>("[data-accept-round]");
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isOn, inSheet]);
}
