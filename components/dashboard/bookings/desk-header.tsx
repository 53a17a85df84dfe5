"use client";

import { CalendarPlus, DoorOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { LiveState } from "@/components/dashboard/orders/board/live-state";
import type { LiveLink } from "@/components/data/live-link";
import { Button } from "@/components/ui/button";

interface DeskHeaderProps {
  phase: LiveLink["phase"];
  /** The room is known, so that a table can be chosen. */
  canAdd: boolean;
  onWalkIn: () => void;
  onPhone: () => void;
}

export function DeskHeader({ phase, canAdd, onWalkIn, onPhone }: DeskHeaderProps) {
  const t = useTranslations("bookingDesk");
  return (
    <header className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="text-xl font-semibold tracking-tight">{t("title")}</h1>
      <LiveState phase={phase} />
      <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 grid grid-cols-2 gap-2 border-t border-line bg-page px-4 py-2 md:static md:ml-auto md:flex md:border-0 md:p-0 print:hidden">
        <Button variant="secondary" className="min-h-12" disabled={!canAdd} onClick={onWalkIn}>
          <DoorOpen className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {t("addWalkIn")}
        </Button>
        <Button className="min-h-12" disabled={!canAdd} onClick={onPhone}>
          <CalendarPlus className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {t("addBooking")}
        </Button>
      </div>
    </header>
  );
}
