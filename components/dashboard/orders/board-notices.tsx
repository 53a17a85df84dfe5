"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";

/**
 * The notices of the board, one above the other over the end of the page: nothing moves when one comes or goes. What lies
 * below keeps their height free (`--board-notices`).
 */
export function BoardNotices({ children }: { children: ReactNode }) {
  const stack = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = stack.current;
    const board = box?.parentElement;
    if (!box || !board) return;
    const observer = new ResizeObserver(() =>
      board.style.setProperty("--board-notices", `${box.offsetHeight}px`),
    );
    observer.observe(box);
    return () => {
      observer.disconnect();
      board.style.removeProperty("--board-notices");
    };
  }, []);
  return (
    <div
      ref={stack}
      data-board-notices=""
      className="pointer-events-none fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-40 flex flex-col items-center gap-1.5 md:bottom-3 md:left-24 xl:left-48 print:hidden"
    >
      {children}
    </div>
  );
}
