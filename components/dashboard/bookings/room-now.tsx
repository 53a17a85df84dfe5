"use client";

import { useTranslations } from "next-intl";
import type { DeskBooking, DeskTable } from "./desk-booking";
import { roomNow, type TableState } from "./room-state";
import { useBookingWords } from "./use-booking-words";

interface RoomNowProps {
  tables: readonly DeskTable[];
  bookings: readonly DeskBooking[];
  now: Date;
  onOpen: (booking: DeskBooking) => void;
  onSeatHere: (table: DeskTable) => void;
}

export function RoomNow({ tables, bookings, now, onOpen, onSeatHere }: RoomNowProps) {
  const t = useTranslations("bookingDesk");
  const states = roomNow(tables, bookings, now);
  const areas = [...new Set(tables.map(({ area }) => area))];
  const free = states.filter(({ present }) => !present).length;
  return (
    <section aria-labelledby="room-now">
      <h2 id="room-now" className="flex items-baseline justify-between gap-3 font-semibold">
        {t("room.title")}
        <span className="text-sm font-medium text-ink-soft tabular-nums">
          {t("room.free", { free, total: states.length })}
        </span>
      </h2>
      {areas.map((area) => (
        <div key={area} className="mt-3">
          {area && <h3 className="mb-1.5 text-sm text-ink-soft">{area}</h3>}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-1.5">
            {states
              .filter(({ table }) => table.area === area)
              .map((state) => (
                <li key={state.table.id}>
                  <TableTile
                    state={state}
                    onPress={() => (state.present ? onOpen(state.present) : onSeatHere(state.table))}
                  />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function TableTile({ state, onPress }: { state: TableState; onPress: () => void }) {
  const t = useTranslations("bookingDesk");
  const words = useBookingWords();
  const { table, present, next } = state;
  const seated = present?.status === "seated";
  const look = seated
    ? "bg-positive-tint text-positive"
    : present
      ? "bg-info-tint text-info"
      : "bg-surface text-ink-soft ring-1 ring-line-strong ring-inset hover:bg-sunken";
  return (
    <button
      type="button"
      onClick={onPress}
      className={`flex min-h-18 w-full flex-col items-start rounded-control px-3 py-2 text-left text-sm ${look}`}
    >
      <span className="flex w-full items-baseline justify-between gap-2">
        <span className="truncate text-base font-semibold">{table.name}</span>
        <span className="shrink-0 tabular-nums">{t("room.seats", { seats: table.seats })}</span>
      </span>
      <span className="w-full truncate font-medium">{present ? words.name(present) : t("room.freeNow")}</span>
      <span className="w-full truncate tabular-nums">
        {present
          ? t(seated ? "room.until" : "room.keptUntil", { time: words.time(present.endsAt) })
          : next
            ? t("room.next", { time: words.time(next.startsAt) })
            : t("room.noNext")}
      </span>
    </button>
  );
}
