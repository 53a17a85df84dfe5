"use client";

import { History, Sigma } from "lucide-react";
import { useNow, useTranslations } from "next-intl";
import { useMemo, useRef, useState } from "react";
import { useWakeLock } from "@/components/dashboard/orders/bell/use-wake-lock";
import { ConnectionBanner } from "@/components/dashboard/orders/board/connection-banner";
import { usePackedTickets } from "@/components/dashboard/orders/ticket/use-packed-tickets";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import { allDayTotals } from "./all-day";
import { AllDayPanel } from "./all-day-panel";
import { BumpNotices } from "./bump-notices";
import { KeysDialog } from "./keys-dialog";
import type { KitchenDoor } from "./kitchen-door";
import { bumpedTickets, openTickets, type ShownTicket, ticketAge } from "./own-part";
import { ScreenBar } from "./screen-bar";
import { StationTicket, type TicketActs } from "./station-ticket";
import { TicketsSkeleton } from "./tickets-skeleton";
import { useKitchen } from "./use-kitchen";
import { useKitchenKeys } from "./use-kitchen-keys";
import { useLostStep } from "./use-lost-step";
import { useScreenShell } from "./use-screen-shell";
import { useScreenSize } from "./use-screen-size";

const CLOCK_MS = 5_000;
const GAP = 12;
/** So many tickets have a key of their own. */
const KEYS = 10;
const MOST_RECALLABLE = 12;

interface StationScreenProps {
  door: KitchenDoor;
  /** The station's name; null for the whole kitchen. */
  name: string | null;
}

/** What a station has to make: bumped by a press, a key or a bump bar. */
export function StationScreen({ door, name }: StationScreenProps) {
  const t = useTranslations("kitchen");
  const now = useNow({ updateInterval: CLOCK_MS });
  const onLost = useLostStep();
  const kitchen = useKitchen(door, { onLost });
  const { view, link, failure, steps, refresh } = kitchen;
  const { stationId } = door;
  const { style, change } = useScreenSize();
  const [showsBumped, setShowsBumped] = useState(false);
  const [showsTotals, setShowsTotals] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useWakeLock(true);
  useScreenShell();

  const open = useMemo(() => (view ? openTickets(view, stationId) : []), [view, stationId]);
  const bumped = useMemo(
    () => (view ? bumpedTickets(view, stationId).slice(0, MOST_RECALLABLE) : []),
    [view, stationId],
  );
  const shown = showsBumped ? bumped : open;
  usePackedTickets(list, { gap: GAP, tickets: shown });

  const acts: TicketActs = {
    onStart: ({ ticket }) => kitchen.take(ticket, { kind: "start", stationId }),
    onBump: ({ ticket, lines }) =>
      kitchen.take(ticket, {
        kind: "bump",
        stationId,
        lines: lines
          .filter((line) => !line.isHeld && !line.isVoided)
          .map(({ key, quantity }) => ({ key, units: quantity })),
      }),
    onRecall: ({ ticket, bumpedAt }) =>
      kitchen.take(ticket, { kind: "recall", stationId, bumpedAt: stationId === null ? null : bumpedAt }),
    onStrike: ({ ticket }, line) =>
      kitchen.take(ticket, {
        kind: line.made >= line.quantity ? "unstrike" : "strike",
        stationId,
        lines: [{ key: line.key, units: line.quantity }],
      }),
  };
  useKitchenKeys({
    onPlace(place) {
      const at = open[place];
      if (at && !at.isHeld && !showsBumped) acts.onBump(at);
    },
    onRecall() {
      const last = bumped[0];
      if (last) acts.onRecall(last);
    },
    onUndo: kitchen.undoLast,
    onAllDay: () => setShowsTotals((before) => !before),
    onSize: change,
    onHelp: () => setHelping(true),
  });

  const othersOf = ({ ticket }: ShownTicket) =>
    ticket.parts.flatMap((part) => {
      const station = view?.stations.find(({ id }) => id === part.stationId);
      return station && stationId !== null && part.stationId !== stationId
        ? [{ name: station.name, isDone: part.isDone }]
        : [];
    });
  return (
    <main
      id="content"
      className="flex min-h-[calc(100dvh-var(--band-height,0px))] flex-col lg:h-[calc(100dvh-var(--band-height,0px))]"
    >
      <ConnectionBanner link={link} asOfMs={kitchen.asOfMs} lostSince={(time) => t("lostSince", { time })} />
      <ScreenBar
        title={name ?? t("wholeKitchen")}
        link={link}
        now={now}
        count={t("openCount", { count: open.length })}
        onSize={change}
        onHelp={() => setHelping(true)}
      >
        <Button
          variant={showsTotals ? "primary" : "quiet"}
          aria-pressed={showsTotals}
          onClick={() => setShowsTotals(!showsTotals)}
        >
          <Sigma className="size-5" strokeWidth={1.75} aria-hidden="true" />
          {t("allDay")}
        </Button>
        <Button
          variant={showsBumped ? "primary" : "quiet"}
          aria-pressed={showsBumped}
          onClick={() => setShowsBumped(!showsBumped)}
        >
          <History className="size-5" strokeWidth={1.75} aria-hidden="true" />
          {t("bumpedList")}
        </Button>
      </ScreenBar>
      <div style={style} className="flex min-h-0 flex-1 flex-col gap-3 px-3 pb-3 md:flex-row md:px-4">
        <div className="min-h-0 min-w-0 flex-1 lg:overflow-y-auto lg:overscroll-contain lg:p-1">
          {!view && !failure && <TicketsSkeleton />}
          {!view && failure && <LoadFailure failure={failure} onRetry={() => void refresh()} />}
          {view && shown.length === 0 && (
            <p
              role="status"
              className="grid min-h-[50dvh] place-items-center text-center text-[1.5em] text-ink-soft"
            >
              {t(showsBumped ? "nothingBumped" : "nothingToMake")}
            </p>
          )}
          <div
            ref={list}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14em),1fr))] items-start gap-3 data-packed:auto-rows-[4px] data-packed:gap-y-0"
          >
            {view &&
              shown.map((each, place) => (
                <StationTicket
                  key={each.ticket.id}
                  shown={each}
                  age={ticketAge(each, view, now)}
                  place={showsBumped || place >= KEYS ? null : place}
                  others={othersOf(each)}
                  {...acts}
                />
              ))}
          </div>
        </div>
        {showsTotals && <AllDayPanel dishes={allDayTotals(open)} />}
      </div>
      <BumpNotices steps={steps} undo={kitchen.undo} />
      <KeysDialog open={isHelping} onOpenChange={setHelping} />
    </main>
  );
}
