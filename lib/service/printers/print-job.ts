import type { Ticket, TicketKind } from "@/lib/core/ticket/ticket";

export const PRINT_JOB_STATES = ["waiting", "claimed", "printed", "failed", "canceled"] as const;
export type PrintJobState = (typeof PRINT_JOB_STATES)[number];

export type PrintJobRow = {
  id: string;
  printerId: string;
  kind: TicketKind;
  label: string;
  orderId: string | null;
  billId: string | null;
  ticket: Ticket;
  state: PrintJobState;
  notBefore: Date | null;
  attempt: number;
  mayBeTwice: boolean;
  isReprint: boolean;
  problem: string | null;
  createdAt: Date;
  claimedAt: Date | null;
  endedAt: Date | null;
};

export type NewPrintJob = Pick<
  PrintJobRow,
  "id" | "printerId" | "kind" | "label" | "orderId" | "billId" | "ticket" | "notBefore"
> & { isReprint?: boolean };
