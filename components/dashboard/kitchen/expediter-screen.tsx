"use client";

import { useNow, useTranslations } from "next-intl";
import { useMemo, useRef, useState } from "react";
import { useWakeLock } from "@/components/dashboard/orders/bell/use-wake-lock";
import { ConnectionBanner } from "@/components/dashboard/orders/board/connection-banner";
import { usePackedTickets } from "@/components/dashboard/orders/ticket/use-packed-tickets";
import { LoadFailure } from "@/components/data/load-failure";
import { BumpNotices } from "./bump-notices";
import { ExpediterTicket } from "./expediter-ticket";
import { KeysDialog } from "./keys-dialog";
import type { KitchenDoor } from "./kitchen-door";
import { bumpedTickets, openTickets, ticketAge } from "./own-part";
import { ScreenBar } from "./screen-bar";
import { TicketsSkeleton } from "./tickets-skeleton";
import { useKitchen } from "./use-kitchen";
import { useKitchenKeys } from "./use-kitchen-keys";
import { useLostStep } from "./use-lost-step";
import { useScreenShell } from "./use-screen-shell";
import { useScreenSize } from "./use-screen-size";

const CLOCK_MS = 5_000;
const GAP = 12;
const KEYS = 10;
const ALL = null;

/** The pass: per order or round which stations are done, what is a rush, and which course is next. */
export function ExpediterScreen({ door }: { door: KitchenDoor }) {
  const t = useTranslations("kitchen");
  const now = useNow({ updateInterval: CLOCK_MS });
  const kitchen = useKitchen(door, { onLost: useLostStep() });
  const { view, link, failure, refresh } = kitchen;
  const { style, change } = useScreenSize();
  const [isHelping, setHelping] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useWakeLock(true);
  useScreenShell();
  const open = useMemo(() => (view ? openTickets(view, ALL) : []), [view]);
  const bumped = useMemo(() => (view ? bumpedTickets(view, ALL) : []), [view]);
  usePackedTickets(list, { gap: GAP, tickets: open });
  useKitchenKeys({
    onPlace(place) {
      const at = open[place];
      if (at && !at.isHeld) kitchen.take(at.ticket, { kind: "bump", stationId: ALL });
    },
    onRecall() {
      const last = bumped[0];
      if (last) kitchen.take(last.ticket, { kind: "recall", stationId: ALL });
    },
    onUndo: kitchen.undoLast,
    onAllDay: () => undefined,
    onSize: change,
    onHelp: () => setHelping(true),
  });
  return (
    <main
      id="content"
      className="flex min-h-[calc(100dvh-var(--band-height,0px))] flex-col lg:h-[calc(100dvh-var(--band-height,0px))]"
    >
      <ConnectionBanner link={link} asOfMs={kitchen.asOfMs} lostSince={(time) => t("lostSince", { time })} />
      <ScreenBar
        title={t("pass")}
        link={link}
        now={now}
        count={t("openCount", { count: open.length })}
        onSize={change}
        onHelp={() => setHelping(true)}
      >
        {null}
      </ScreenBar>
      <div
        style={style}
        className="min-h-0 flex-1 px-3 pb-3 md:px-4 lg:overflow-y-auto lg:overscroll-contain"
      >
        {!view && !failure && <TicketsSkeleton />}
        {!view && failure && <LoadFailure failure={failure} onRetry={() => void refresh()} />}
        {view && open.length === 0 && (
          <p
            role="status"
            className="grid min-h-[50dvh] place-items-center text-center text-[1.5em] text-ink-soft"
          >
            {t("nothingToMake")}
          </p>
        )}
        <div
          ref={list}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16em),1fr))] items-start gap-3 data-packed:auto-rows-[4px] data-packed:gap-y-0"
        >
          {view &&
            open.map((each, place) => (
              <ExpediterTicket
                key={each.ticket.id}
                shown={each}
                stations={view.stations}
                age={ticketAge(each, view, now)}
                place={place < KEYS ? place : null}
                onStep={(step) => kitchen.take(each.ticket, step)}
              />
            ))}
        </div>
      </div>
      <BumpNotices steps={kitchen.steps} undo={kitchen.undo} />
      <KeysDialog open={isHelping} onOpenChange={setHelping} />
    </main>
  );
}
