"use client";

import { type RefObject, useLayoutEffect } from "react";

/** The height of a row of the grid in pixels; a ticket takes as many as it is high. */
const ROW = 4;

/**
 * Packs the tickets of a grid, so that below a short one the next begins at once. The browser places each in the column
 * that is shortest so far, in the order of the page: what is read and reached by Tab first is never below what comes
 * later. The grid has rows of 4 px and no gap between them; `gap` is the space below a ticket.
 */
export function usePackedTickets(
  list: RefObject<HTMLElement | null>,
  { gap, tickets }: { gap: number; tickets: readonly unknown[] },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tickets` are the children.
  useLayoutEffect(() => {
    const children = [...(list.current?.children ?? [])] as HTMLElement[];
    const place = (ticket: HTMLElement, height: number) => {
      ticket.style.gridRowEnd = `span ${Math.ceil((height + gap) / ROW)}`;
    };
    // All are measured before the first is placed, so that the browser lays the page out once.
    const heights = children.map((ticket) => ticket.offsetHeight);
    for (const [index, ticket] of children.entries()) place(ticket, heights[index] ?? 0);
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries)
        place(target as HTMLElement, borderBoxSize[0]?.blockSize ?? 0);
    });
    for (const ticket of children) observer.observe(ticket);
    return () => observer.disconnect();
  }, [list, gap, tickets]);
}
