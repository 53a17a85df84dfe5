import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import type { BodyOf } from "@/components/data/api";

/** By how many minutes a new time can be later than the promised one. */
export const LATER_MINUTES = [15, 30, 45, 60, 90, 120] as const;

/** What becomes of a line. The dish that comes instead is null until one is chosen. */
export type LineChoice =
  | { kind: "keep" }
  | { kind: "remove"; quantity: number }
  | { kind: "replace"; productId: string | null };

/** What is chosen, for lines by their id. */
export type ProposalChoice = {
  lines: Readonly<Record<string, LineChoice>>;
  laterMinutes: number;
  message: string;
};

/** How many of a line are still to be made. */
export function unitsToMake({ quantity, refundedQuantity }: BoardOrder["items"][number]): number {
  return quantity - refundedQuantity;
}

type Change = BodyOf<"proposeOrderChange">["changes"][number];

/** Whether a line waits for the dish that comes instead. */
export function needsDish(choice: LineChoice | undefined): boolean {
  return choice?.kind === "replace" && choice.productId === null;
}

/** Whether anything was paid that a change could give back: online, or by a gift card. */
export function hasPaid({
  paymentStatus,
  giftCardAmount,
}: Pick<BoardOrder, "paymentStatus" | "giftCardAmount">): boolean {
  return paymentStatus === "paid" || giftCardAmount > 0;
}

/** The request for what is chosen; null when nothing is, or something is still to be chosen. */
export function proposalRequest(
  order: Pick<BoardOrder, "promisedAt">,
  { lines, laterMinutes, message }: ProposalChoice,
): BodyOf<"proposeOrderChange"> | null {
  if (Object.values(lines).some(needsDish)) return null;
  const changes = Object.entries(lines).flatMap(([lineItemId, choice]): Change[] => {
    if (choice.kind === "remove") return [{ ...choice, lineItemId }];
    const { productId = null } = choice.kind === "replace" ? choice : {};
    return productId === null ? [] : [{ kind: "replace", lineItemId, productId }];
  });
  if (changes.length === 0 && laterMinutes === 0) return null;
  const later = new Date(Date.parse(order.promisedAt) + laterMinutes * 60_000);
  return {
    changes,
    ...(laterMinutes > 0 && { promisedAt: later.toISOString() }),
    ...(message.trim() && { message: message.trim() }),
  };
}
