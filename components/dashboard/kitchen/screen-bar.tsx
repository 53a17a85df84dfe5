"use client";

import { AArrowDown, AArrowUp, Keyboard } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LiveState } from "@/components/dashboard/orders/board/live-state";
import type { LiveLink } from "@/components/data/live-link";
import { IconButton } from "@/components/ui/icon-button";

interface ScreenBarProps {
  title: string;
  link: LiveLink;
  now: Date;
  /** What is open. */
  count: string;
  onSize: (by: 1 | -1) => void;
  onHelp: () => void;
  children: ReactNode;
}

/** The one line above the tickets of a kitchen screen. */
export function ScreenBar({ title, link, now, count, onSize, onHelp, children }: ScreenBarProps) {
  const t = useTranslations("kitchen");
  const format = useFormatter();
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1.5 md:px-4">
      <h1 className="max-w-full truncate text-xl font-bold">{title}</h1>
      <span className="font-semibold text-ink-soft tabular-nums">{count}</span>
      <LiveState phase={link.phase} />
      <div className="ms-auto flex flex-wrap items-center gap-1">
        {children}
        <IconButton icon={AArrowDown} label={t("smaller")} onClick={() => onSize(-1)} />
        <IconButton icon={AArrowUp} label={t("larger")} onClick={() => onSize(1)} />
        <span className="hidden md:block">
          <IconButton icon={Keyboard} label={t("keys.open")} onClick={onHelp} />
        </span>
        <time
          dateTime={now.toISOString()}
          className="ms-2 text-xl font-bold tabular-nums max-md:hidden"
          suppressHydrationWarning
        >
          {format.dateTime(now, "time")}
        </time>
      </div>
    </header>
  );
}
