"use client";

import { Keyboard } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { z } from "zod";
import { PauseMenu } from "@/components/dashboard/orders/availability/pause-menu";
import { BOARD_SOUNDS } from "@/components/dashboard/orders/bell/sound-kinds";
import { SoundMenu } from "@/components/dashboard/orders/bell/sound-menu";
import type { Bell } from "@/components/dashboard/orders/bell/use-bell";
import type { LiveLink } from "@/components/data/live-link";
import { IconButton } from "@/components/ui/icon-button";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import type { OrdersSummary } from "@/lib/service/orders/views/order-list-contract";
import { LiveState } from "./live-state";

interface BoardBarProps {
  link: LiveLink;
  /** The orders are from the device: nothing is known of today's figures. */
  isOld: boolean;
  /** Null until the first answer. */
  today: z.output<typeof OrdersSummary> | null;
  bell: Bell;
  pausedUntil: Date | null;
  now: Date;
  onHelp: () => void;
  /** Lists beside the board. */
  children: ReactNode;
}

/** The header of the board: live state, today's figures, pause and sound. */
export function BoardBar({ link, today, isOld, bell, pausedUntil, now, onHelp, children }: BoardBarProps) {
  const t = useTranslations("dashboard");
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-1 pb-3 md:px-6 md:pt-4 print:hidden">
      <h1 className="text-xl font-semibold tracking-tight">{t("board.title")}</h1>
      <LiveState phase={link.phase} />
      <div className="order-last flex w-full flex-wrap items-baseline gap-x-4 text-sm text-ink-soft tabular-nums md:order-none md:w-auto">
        {today ? (
          <>
            <span>{t("board.todayCount", { count: today.orders })}</span>
            <span>
              {t("board.todayTakings")}{" "}
              <Price amount={today.takings} currency={today.currency} className="font-semibold text-ink" />
            </span>
          </>
        ) : (
          !isOld && <Skeleton className="h-5 w-48" />
        )}
      </div>
      {/* One group, so that nothing of it comes into a row of its own; on a phone the sound is beside the title. */}
      <div className="flex min-w-0 items-center gap-1 max-md:contents md:ml-auto">
        <div className="flex min-w-0 flex-wrap items-center gap-1 max-md:order-2 max-md:w-full">
          {children}
          <PauseMenu pausedUntil={pausedUntil} now={now} />
        </div>
        <div className="flex shrink-0 items-center max-md:order-1 max-md:ml-auto">
          <SoundMenu bell={bell} kinds={BOARD_SOUNDS} onTry={bell.ring} />
          <span className="hidden lg:block">
            <IconButton icon={Keyboard} label={t("keys.open")} onClick={onHelp} />
          </span>
        </div>
      </div>
    </header>
  );
}
