"use client";

import { type RefObject, useLayoutEffect } from "react";

/** The height of a row of the grid in pixels; a ticket takes as many as it is high. */
const ROW = 4;

/**
 * Packs the tickets of a grid, so that below a short one the next begins at once. The browser places each in the column
 * that is shortest so far, in the order of the page: what is read and reached by Tab first is never below what comes
 * later. While it is packed, the grid has `data-packed`, rows of 4 px and no gap between them; `gap` is the space below a
 * ticket. Tickets in one column need no packing: there they stay where the page had them before it started, so that a
 * press lands where it was aimed.
 */
export function usePackedTickets(
  list: RefObject<HTMLElement | null>,
  { gap, tickets }: { gap: number; tickets: readonly unknown[] },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tickets` are the children.
  useLayoutEffect(() => {
    const grid = list.current;
    if (!grid) return;
    const children = [...grid.children] as HTMLElement[];
    const hasColumns = () => getComputedStyle(grid).gridTemplateColumns.split(" ").length > 1;
    const place = (ticket: HTMLElement, height: number) => {
      ticket.style.gridRowEnd = `span ${Math.ceil((height + gap) / ROW)}`;
    };
    let isPacked = false;
    const pack = () => {
      isPacked = hasColumns();
      // All are measured before the first is placed, so that the browser lays the page out once.
      const heights = children.map((ticket) => ticket.offsetHeight);
      grid.toggleAttribute("data-packed", isPacked);
      for (const [index, ticket] of children.entries()) {
        if (isPacked) place(ticket, heights[index] ?? 0);
        else ticket.style.gridRowEnd = "";
      }
    };
    pack();
    const observer = new ResizeObserver((entries) => {
      if (hasColumns() !== isPacked) return pack();
      if (!isPacked) return;
      for (const { target, borderBoxSize } of entries)
        if (target !== grid) place(target as HTMLElement, borderBoxSize[0]?.blockSize ?? 0);
    });
    for (const element of [grid, ...children]) observer.observe(element);
    return () => observer.disconnect();
  }, [list, gap, tickets]);
}
