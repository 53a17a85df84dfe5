import type { BodyOf } from "@/components/data/api";
import type { BoardOrder } from "./board-order";

/** By how many minutes a new time can be later than the promised one. */
export const LATER_MINUTES = [15, 30, 45, 60, 90, 120] as const;

/** What is chosen for each line by its id: "keep", "remove 2" or "replace prd_…". */
export type ProposalChoice = {
  lines: Readonly<Record<string, string>>;
  laterMinutes: number;
  message: string;
};

/** How many of a line are still to be made. */
export function unitsToMake({ quantity, refundedQuantity }: BoardOrder["items"][number]): number {
  return quantity - refundedQuantity;
}

type Change = BodyOf<"proposeOrderChange">["changes"][number];

/** The request for what is chosen; null when nothing is. */
export function proposalRequest(
  order: Pick<BoardOrder, "promisedAt">,
  { lines, laterMinutes, message }: ProposalChoice,
): BodyOf<"proposeOrderChange"> | null {
  const changes = Object.entries(lines).flatMap(([lineItemId, choice]): Change[] => {
    const [kind, what = ""] = choice.split(" ");
    if (kind === "remove") return [{ kind: "remove", lineItemId, quantity: Number(what) }];
    return kind === "replace" ? [{ kind: "replace", lineItemId, productId: what }] : [];
  });
  if (changes.length === 0 && laterMinutes === 0) return null;
  const later = new Date(Date.parse(order.promisedAt) + laterMinutes * 60_000);
  return {
    changes,
    ...(laterMinutes > 0 && { promisedAt: later.toISOString() }),
    ...(message.trim() && { message: message.trim() }),
  };
}
