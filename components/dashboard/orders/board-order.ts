import type { z } from "zod";
import type { OperatorOrder } from "@/lib/service/orders/order-contract";

/** An order in the dashboard: the operator's view, as received. */
export type BoardOrder = z.output<typeof OperatorOrder>;

/** The columns of the board, from left to right. */
export const BOARD_COLUMNS = ["pending", "accepted", "preparing", "ready"] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];
