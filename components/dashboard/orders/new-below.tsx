"use client";

import { ArrowDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useState } from "react";

interface NewBelowProps {
  /** What scrolls: the column on wide screens, the page on phones. */
  column: RefObject<HTMLElement | null>;
  unseen: readonly string[];
  /** Changes whenever tickets move. */
  tickets: unknown;
}

const isBelow = (ticket: Element, column: HTMLElement) => {
  const notices = document.querySelector("[data-board-notices]")?.getBoundingClientRect();
  const free = notices && notices.height > 0 ? notices.top : window.innerHeight;
  const edge = Math.min(column.getBoundingClientRect().bottom, free);
  return ticket.getBoundingClientRect().top > edge - 24;
};

/**
 * Says how many new orders are below the edge, and leads there. It lies over the column's padding: the first move of the
 * pointer ends it, and nothing may move under a press that was aimed before.
 */
export function NewBelow({ column, unseen, tickets }: NewBelowProps) {
  const t = useTranslations("orderBoard");
  const [below, setBelow] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tickets` moves what is measured.
  useEffect(() => {
    const box = column.current;
    if (!box) return;
    const count = () =>
      setBelow([...box.querySelectorAll("[data-unseen]")].filter((ticket) => isBelow(ticket, box)).length);
    count();
    box.addEventListener("scroll", count, { passive: true });
    window.addEventListener("scroll", count, { passive: true });
    window.addEventListener("resize", count);
    return () => {
      box.removeEventListener("scroll", count);
      window.removeEventListener("scroll", count);
      window.removeEventListener("resize", count);
    };
  }, [column, unseen, tickets]);

  if (below === 0) return null;
  const lead = () => {
    const box = column.current;
    const next = box && [...box.querySelectorAll("[data-unseen]")].find((ticket) => isBelow(ticket, box));
    next?.scrollIntoView({ block: "center" });
    next?.querySelector<HTMLElement>("[data-step]")?.focus({ preventScroll: true });
  };
  return (
    <div className="pointer-events-none sticky bottom-[calc(5rem+var(--board-notices,0px))] z-10 flex justify-center lg:absolute lg:inset-x-0 lg:bottom-[calc(0.5rem+var(--board-notices,0px))]">
      <button
        type="button"
        onClick={lead}
        className="pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-full bg-info px-4 text-sm font-semibold text-page shadow-lift"
      >
        <ArrowDown className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        {t("newBelow", { count: below })}
      </button>
    </div>
  );
}
