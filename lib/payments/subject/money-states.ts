/** The states of payments, refunds, disputes and transfers and the moves between them. What leads nowhere is final. */

type Moves<S extends string> = Readonly<Record<S, readonly S[]>>;

/** A canceled intent can still report money that was under way; money of another amount is `failed`. */
export const PAYMENT_MOVES = {
  requires_payment: ["succeeded", "failed", "canceled"],
  succeeded: [],
  failed: ["canceled"],
  canceled: ["succeeded", "failed"],
} as const satisfies Moves<"requires_payment" | "succeeded" | "failed" | "canceled">;
export const PAYMENT_STATES = statesOf<PaymentState>(PAYMENT_MOVES);
export type PaymentState = keyof typeof PAYMENT_MOVES;

/** Banks return refunds days after the processor confirmed them. */
export const REFUND_MOVES = {
  pending: ["succeeded", "failed"],
  succeeded: ["failed"],
  failed: [],
} as const satisfies Moves<"pending" | "succeeded" | "failed">;
export const REFUND_STATES = statesOf<RefundState>(REFUND_MOVES);
export type RefundState = keyof typeof REFUND_MOVES;

export const DISPUTE_MOVES = {
  open: ["won", "lost"],
  won: [],
  lost: [],
} as const satisfies Moves<"open" | "won" | "lost">;
export const DISPUTE_STATES = statesOf<DisputeState>(DISPUTE_MOVES);
export type DisputeState = keyof typeof DISPUTE_MOVES;

/** An owed transfer waits for the restaurant's account; a refused one is tried again. */
export const TRANSFER_MOVES = {
  owed: ["pending"],
  pending: ["succeeded", "failed"],
  succeeded: [],
  failed: ["succeeded", "failed"],
} as const satisfies Moves<"owed" | "pending" | "succeeded" | "failed">;
export const TRANSFER_STATES = statesOf<TransferState>(TRANSFER_MOVES);
export type TransferState = keyof typeof TRANSFER_MOVES;

/** All states of a table of moves, in its order. */
function statesOf<S extends string>(moves: Moves<S>): readonly [S, ...S[]] {
  return Object.keys(moves) as [S, ...S[]];
}

/** From which states a move leads to this one: what a conditional update asks for. */
export function statesBefore<S extends string>(moves: Moves<S>, to: S): S[] {
  return statesOf(moves).filter((from) => moves[from].includes(to));
}

/** Whether a move leads from one state to the other. */
export function canMove<S extends string>(moves: Moves<S>, from: S, to: S): boolean {
  return moves[from].includes(to);
}
