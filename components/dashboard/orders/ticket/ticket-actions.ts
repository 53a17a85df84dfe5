import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import type { DelayMinutes } from "@/components/dashboard/orders/suggest-delay";
import type { PaperKind } from "./print-order";

/** What can be done with a ticket. */
export interface TicketActions {
  onStep: (order: BoardOrder, delayMinutes?: DelayMinutes) => void;
  onDetails: (order: BoardOrder) => void;
  onEnd: (order: BoardOrder) => void;
  /** A change of a new order is to be suggested to its guest. */
  onPropose: (order: BoardOrder) => void;
  onPrint: (order: BoardOrder, kind: PaperKind) => void;
  /** A dish of a line is to be marked as sold out. */
  onDish: (item: BoardOrder["items"][number]) => void;
}
