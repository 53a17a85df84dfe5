"use client";

import { createContext, useContext } from "react";

const Container = createContext<HTMLElement | null>(null);

/** Where overlays are mounted, so that they inherit the theme of the place that opened them. */
export const PortalContainer = Container.Provider;

export function usePortalContainer(): HTMLElement | undefined {
  return useContext(Container) ?? undefined;
}
