"use client";

import { CalendarPlus, DoorOpen, ReceiptText, UsersRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { Menu, type MenuAction } from "@/components/ui/menu";
import type { DeskBooking, DeskTable } from "../desk-booking";
import { useBookingWords } from "../use-booking-words";
import { PLAN_LOOKS } from "./plan-look";
import type { TableOnPlan } from "./plan-state";

interface PlanTableButtonProps {
  state: TableOnPlan;
  onOpen: (booking: DeskBooking) => void;
  onBook: (table: DeskTable) => void;
  /** Null on another day. */
  onSeatHere: ((table: DeskTable) => void) | null;
}

export function PlanTableButton({ state, onOpen, onBook, onSeatHere }: PlanTableButtonProps) {
  const t = useTranslations("bookingPlan.floor");
  const words = useBookingWords();
  const router = useRouter();
  const base = useTenantBase();
  const { table, present, next, hasBill } = state;
  const who = present ?? next;
  const openBill: MenuAction = {
    label: t("openBill"),
    icon: ReceiptText,
    onSelect: () => router.push(tenantHref(base, `/tables/${table.id}`)),
  };
  const groups: MenuAction[][] = [
    [present, next].flatMap((booking) =>
      booking
        ? [
            {
              label: t("details", { name: words.name(booking), time: words.time(booking.startsAt) }),
              icon: UsersRound,
              onSelect: () => onOpen(booking),
            },
          ]
        : [],
    ),
    [
      ...(onSeatHere && state.state !== "seated" && !hasBill
        ? [{ label: t("seat"), icon: DoorOpen, onSelect: () => onSeatHere(table) }]
        : []),
      { label: t("book"), icon: CalendarPlus, onSelect: () => onBook(table) },
      ...(onSeatHere ? [openBill] : []),
    ],
  ].filter((group) => group.length > 0);
  return (
    <Menu
      groups={groups}
      trigger={
        <button
          type="button"
          data-state-of-table={state.state}
          aria-label={t("table", {
            name: table.name,
            seats: table.seats,
            state: t(`state.${state.state}`),
            who: who ? `, ${words.name(who)}, ${words.time(who.startsAt)}` : "",
          })}
          className={`flex size-full flex-col items-center justify-center overflow-hidden text-xs leading-tight hover:brightness-97 ${table.shape === "round" ? "rounded-full" : "rounded-control"} ${PLAN_LOOKS[state.state]}`}
        >
          <span className="max-w-full truncate px-0.5 text-sm font-semibold">{table.name}</span>
          <span className="tracking-tight whitespace-nowrap tabular-nums">
            {who ? words.time(who.startsAt) : t("seats", { count: table.seats })}
          </span>
        </button>
      }
    />
  );
}
