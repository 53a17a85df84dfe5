import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PaperWidth, TicketKind } from "@/lib/core/ticket/ticket";

export const PRINTER_KINDS = ["star_cloudprnt", "epos_direct", "escpos_bridge"] as const;
export type PrinterKind = (typeof PRINTER_KINDS)[number];

export const PRINTER_STATES = ["unpaired", "online", "silent", "cover_open", "paper_out", "error"] as const;
export type PrinterState = (typeof PRINTER_STATES)[number];

export type PrinterRef = { tenantId: TenantId; printerId: string };

export type PrinterRow = {
  id: string;
  name: string;
  kind: PrinterKind;
  width: PaperWidth;
  /** Which tickets are printed here by themselves. */
  ticketKinds: TicketKind[];
  /** Whose kitchen tickets it prints; empty is all dishes on one ticket. */
  stationIds: string[];
  substituteId: string | null;
  state: PrinterState;
  stateAt: Date;
  lastPollAt: Date | null;
  /** When it last said how it is, apart from tickets; null for printers that never do. */
  toldStateAt: Date | null;
  /** Its roll is nearly used up, where it says so. */
  isPaperLow: boolean;
};

/** What printers print by themselves when an order is accepted. */
export const AUTOMATIC_KINDS = [
  "kitchen",
  "expediter",
  "label",
  "guest_slip",
] as const satisfies readonly TicketKind[];

const SECOND_MS = 1_000;
/** Printers ask every few seconds; with how often `watch-printers` looks, the board knows within 30 seconds. */
const SILENT_AFTER_MS = 15 * SECOND_MS;
/** Longer than the longest ticket takes to print. */
const CLAIM_MS = 60 * SECOND_MS;
/** How often a ticket is handed out before somebody has to look at it. */
export const MAX_ATTEMPTS = 5;

/** Several times as long as printers wait between two notifications. */
const TOLD_MS = 60 * SECOND_MS;

/** Whether a printer says how it is without being given a ticket, so that its state can be believed. */
export function tellsItsState({ toldStateAt }: Pick<PrinterRow, "toldStateAt">, now: Date): boolean {
  return toldStateAt !== null && now.getTime() - toldStateAt.getTime() <= TOLD_MS;
}

/** A printer that has not asked since then is silent. */
export function silentBefore(now: Date): Date {
  return new Date(now.getTime() - SILENT_AFTER_MS);
}

/** What was claimed before then and was not confirmed may be handed out again. */
export function claimLostBefore(now: Date): Date {
  return new Date(now.getTime() - CLAIM_MS);
}

/** Whether somebody has to see to the paper: that says nothing against the ticket that was to be printed. */
export function isWithoutPaper(state: PrinterState): boolean {
  return state === "paper_out" || state === "cover_open";
}

/** Whether it has printed before and cannot print now, which the board warns of. */
export function isDown(state: PrinterState): boolean {
  return state !== "online" && state !== "unpaired";
}
