import type { ReactNode } from "react";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import type { Density } from "@/components/dashboard/orders/board-view";
import type { DelayMinutes } from "@/components/dashboard/orders/suggest-delay";
import type { TicketActions } from "./ticket-actions";
import type { TicketTiming, Urgency } from "./ticket-timing";

/** Plain values, so that a ticket is drawn anew only when one of them changes: sixty of them follow one clock. */
export interface OrderTicketProps {
  order: BoardOrder;
  density: Density;
  clock: TicketTiming["clock"];
  minutes: number;
  urgency: Urgency;
  /** Today in the restaurant's zone, YYYY-MM-DD. */
  today: string;
  /** The guest can no longer answer the proposal. */
  isProposalOver: boolean;
  unseen: boolean;
  suggested: DelayMinutes | 0;
  /** The same object for as long as the board is shown. */
  actions: TicketActions;
}

/** A ticket of one size, with what tickets of all sizes have. */
export interface SizedTicketProps extends OrderTicketProps {
  parts: Record<"number" | "clock" | "step" | "menu", ReactNode>;
}
