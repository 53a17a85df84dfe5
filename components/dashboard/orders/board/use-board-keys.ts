"use client";

import { useEffect, useEffectEvent } from "react";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { DELAYS, type DelayMinutes } from "@/components/dashboard/orders/suggest-delay";
import { type FocusMove, nextTicket } from "@/components/dashboard/orders/ticket/ticket-focus";

const ARROWS: Record<string, FocusMove> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Where letters are text, and where arrows already mean something. */
const BUSY =
  "input, textarea, select, [contenteditable], [role='dialog'], [role='alertdialog'], [role='menu'], [role='slider']";

export function focusStep(orderId: string): void {
  document.querySelector<HTMLElement>(`[data-step="${orderId}"]`)?.focus();
}

interface BoardKeysInput {
  columns: readonly (readonly BoardOrder[])[];
  onDetails: (order: BoardOrder) => void;
  onEnd: (order: BoardOrder) => void;
  onPrint: (order: BoardOrder, kind: "ticket") => void;
  onStep: (order: BoardOrder, delayMinutes?: DelayMinutes) => void;
  /** What "+" adds to a new order's promise. */
  suggested: DelayMinutes | 0;
  onUndo: () => void;
  onSearch: () => void;
  onHelp: () => void;
  /** Begins an order that staff take. */
  onNew: () => void;
}

/** Arrow keys walk between the buttons of the tickets, so that Enter takes the next step; letters do the rest. */
export function useBoardKeys(input: BoardKeysInput): void {
  const { columns, onDetails, onEnd, onPrint, onStep, suggested, onUndo, onSearch, onHelp, onNew } = input;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(BUSY)) return;
    if (document.querySelector("[role='dialog'], [role='alertdialog'], [role='menu']")) return;
    const current = target?.closest("[data-ticket]")?.getAttribute("data-ticket") ?? null;
    const move = ARROWS[event.key];
    if (move) {
      const next = nextTicket(
        columns.map((orders) => orders.map((order) => order.id)),
        current,
        move,
      );
      if (next) {
        event.preventDefault();
        focusStep(next);
      }
      return;
    }
    const order = columns.flat().find((candidate) => candidate.id === current);
    const actions: Record<string, (() => void) | undefined> = {
      "?": onHelp,
      "/": onSearch,
      u: onUndo,
      n: onNew,
      "+": order?.status === "pending" ? () => onStep(order, suggested || DELAYS[0]) : undefined,
      d: order && (() => onDetails(order)),
      x: order && (() => onEnd(order)),
      p: order && (() => onPrint(order, "ticket")),
    };
    const act = actions[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
