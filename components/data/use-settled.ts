"use client";

import { useEffect, useState } from "react";

const PAUSE_MS = 250;

const opensHere = (event: MouseEvent) =>
  event.target instanceof Element &&
  event.target.closest("a[href]") !== null &&
  !(event.metaKey || event.ctrlKey || event.shiftKey);

/**
 * What was typed, once typing pauses; nothing typed counts at once. A link that is pressed before the pause is followed:
 * a search that began now would change the address under the navigation and cancel it.
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    const stay = (event: MouseEvent) => opensHere(event) && clearTimeout(timer);
    document.addEventListener("click", stay, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", stay, true);
    };
  }, [text]);
  return text === "" ? "" : settled;
}
