"use client";

import { useEffect, useState } from "react";

const PAUSE_MS = 250;

/** What was typed, once typing pauses; nothing typed counts at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : settled;
}
