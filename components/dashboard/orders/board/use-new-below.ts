"use client";

import { useEffect, useState } from "react";

const COLUMN = "[data-column='pending'] [data-tickets]";

const isBelow = (ticket: Element, column: Element) => {
  const notices = document.querySelector("[data-board-notices]")?.getBoundingClientRect();
  const free = notices && notices.height > 0 ? notices.top : window.innerHeight;
  const edge = Math.min(column.getBoundingClientRect().bottom, free);
  return ticket.getBoundingClientRect().top > edge - 24;
};

function newBelow(): Element[] {
  const column = document.querySelector(COLUMN);
  if (!column) return [];
  return [...column.querySelectorAll("[data-unseen]")].filter((ticket) => isBelow(ticket, column));
}

/** Leads to the next new order below the edge of what is in sight. */
export function leadToNewBelow(): void {
  const [next] = newBelow();
  next?.scrollIntoView({ block: "center" });
  next?.querySelector<HTMLElement>("[data-step]")?.focus({ preventScroll: true });
}

/** How many new orders are below the edge of what is in sight. `moved` changes whenever tickets move. */
export function useNewBelow(unseen: boolean, moved: unknown): number {
  const [below, setBelow] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moved` moves what is measured.
  useEffect(() => {
    const count = () => setBelow(unseen ? newBelow().length : 0);
    count();
    if (!unseen) return;
    // A column's scrolling does not bubble.
    const capture = { capture: true, passive: true };
    window.addEventListener("scroll", count, capture);
    window.addEventListener("resize", count);
    return () => {
      window.removeEventListener("scroll", count, capture);
      window.removeEventListener("resize", count);
    };
  }, [unseen, moved]);
  return below;
}
