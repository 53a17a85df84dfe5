"use client";

import { useEffect, useEffectEvent } from "react";

const BUSY = "input, textarea, select, [contenteditable]";
const OVER = "[role='dialog'], [role='alertdialog'], [role='menu']";

interface KitchenKeys {
  /** Bumps the ticket at a place, from 0. */
  onPlace: (place: number) => void;
  onRecall: () => void;
  onUndo: () => void;
  onAllDay: () => void;
  onSize: (by: 1 | -1) => void;
  onHelp: () => void;
}

/**
 * What a bump bar sends: it is a keyboard whose number keys bump the ticket at that place, 0 the tenth. Left and right walk
 * between tickets, up and down between the lines of one, Enter presses.
 */
export function useKitchenKeys({ onPlace, onRecall, onUndo, onAllDay, onSize, onHelp }: KitchenKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || target?.closest(BUSY)) return;
    if (document.querySelector(OVER)) return;
    const key = event.key.toLowerCase();
    const digit = /^[0-9]$/.test(key) ? Number(key) : null;
    const acts: Record<string, (() => void) | undefined> = {
      r: onRecall,
      backspace: onRecall,
      u: onUndo,
      a: onAllDay,
      "+": () => onSize(1),
      "=": () => onSize(1),
      "-": () => onSize(-1),
      "?": onHelp,
      arrowleft: () => walk(target, "ticket", -1),
      arrowright: () => walk(target, "ticket", 1),
      arrowup: () => walk(target, "line", -1),
      arrowdown: () => walk(target, "line", 1),
    };
    const act = digit === null ? acts[key] : () => onPlace(digit === 0 ? 9 : digit - 1);
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

/** Moves the focus to the next ticket's bump, or to the next button of the same ticket. */
function walk(from: Element | null, by: "ticket" | "line", step: 1 | -1): void {
  const ticket = from?.closest("[data-kitchen-ticket]") ?? null;
  const stops =
    by === "line" && ticket
      ? [...ticket.querySelectorAll<HTMLElement>("[data-stop]")]
      : [...document.querySelectorAll<HTMLElement>("[data-bump]")];
  const place = stops.findIndex((stop) => (by === "line" ? stop === from : ticket?.contains(stop)));
  const next = place === -1 ? stops[step === 1 ? 0 : stops.length - 1] : stops[place + step];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
