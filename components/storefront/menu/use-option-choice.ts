"use client";

import { type RefObject, useRef, useState } from "react";
import type { DishOptionGroup } from "@/components/storefront/frame/storefront";
import { choiceProblem, compactSelection, optionsMinor } from "./option-choice";

interface OptionChoice {
  /** The chosen labels by group. */
  selected: Record<string, string[]>;
  select: (group: string, labels: string[]) => void;
  /** Puts another choice in the place of the whole one. */
  take: (selected: Record<string, string[]>) => void;
  /** What the chosen options add to the price of one, in minor units. */
  deltaMinor: number;
  /** The groups in which something is missing, once it was tried to continue. */
  incomplete: readonly DishOptionGroup[];
  /**
   * The choice, or another one, as it is ordered; null when a group is not complete, which then gets the focus.
   */
  finish: (other?: Record<string, string[]>) => Record<string, string[]> | null;
  /** Goes around the groups. */
  area: RefObject<HTMLDivElement | null>;
}

/** The options of a dish while they are chosen, by a guest or by a waiter. */
export function useOptionChoice(
  groups: readonly DishOptionGroup[],
  first: () => Record<string, string[]>,
): OptionChoice {
  const [selected, setSelected] = useState(first);
  const [tried, setTried] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const problemsOf = (chosen: Record<string, string[]>) =>
    groups.filter((group) => choiceProblem(group, chosen[group.name] ?? []) !== null);
  const goTo = ({ name }: DishOptionGroup) => {
    const group = area.current?.querySelector(`[data-group="${CSS.escape(name)}"]`);
    group?.scrollIntoView({ block: "center" });
    group?.querySelector<HTMLElement>("input:not(:disabled)")?.focus({ preventScroll: true });
  };
  return {
    selected,
    select: (group, labels) => setSelected((before) => ({ ...before, [group]: labels })),
    take: setSelected,
    deltaMinor: optionsMinor(groups, selected),
    incomplete: tried ? problemsOf(selected) : [],
    finish(other = selected) {
      setTried(true);
      setSelected(other);
      const [first] = problemsOf(other);
      if (!first) return compactSelection(other);
      goTo(first);
      return null;
    },
    area,
  };
}
