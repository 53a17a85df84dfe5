"use client";

import { useSelectedLayoutSegments } from "next/navigation";

/** The folder of the page in the workplace; null at its start. Groups of routes are in no address. */
export function useSection(): string | null {
  return useSelectedLayoutSegments().find((segment) => !segment.startsWith("(")) ?? null;
}
